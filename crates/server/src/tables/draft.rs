//! An action, planned on a copy of the table.

use super::Table;
use super::entry::{Entry, Occupant};
use super::fairness::{Fairness, Promise};
use super::summary::summary_of;
use crate::app::App;
use crate::chance::Chance;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use catalog::LogLine;
use fair::SeatBytes;
use game::Seat;
use protocol::{BotPace, Clock, SeatRating};
use std::sync::Arc;
use store::{Answered, Batch, Head, Rated, Status};

/// What a planned event is to those who watch.
#[derive(Clone)]
pub struct Happened {
    /// The version after it.
    pub version: u32,
    /// Whose doing it was.
    pub seat: Option<Seat>,
    /// What it was.
    pub what: Kind,
}

/// What a planned event is; its contents are looked up for each reader.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Not shown.
    Created,
    /// Somebody sat down.
    Sat,
    /// The game started.
    Started,
    /// A step or chance: this event of the match, from 0.
    Played(usize),
    /// A step was taken back.
    Undone,
    /// Somebody resigned.
    Resigned,
    /// Somebody's time has run out.
    Flagged,
    /// Somebody claimed the game that another has left.
    Claimed,
    /// Somebody took a day of vacation.
    Vacation,
    /// Not shown; the state tells it.
    Ratings,
    /// Somebody asked to take a turn back.
    TakebackAsked,
    /// Somebody answered.
    TakebackAnswered(bool),
    /// Whoever asked withdrew it.
    TakebackWithdrawn,
    /// A turn was taken back.
    TakenBack,
    /// Somebody would like a rematch.
    RematchAsked,
    /// Somebody would no longer.
    RematchWithdrawn,
    /// The rematch has begun.
    Rematch,
    /// Whoever was challenged declined.
    Declined,
    /// Whoever opened the table closed it.
    Closed,
}

/// The copy, and what has happened to it.
pub struct Draft {
    table: Table,
    after: u32,
    /// The version behind which the turn began that went on before it.
    turn: u32,
    entries: Vec<Entry>,
    happened: Vec<Happened>,
    /// What the end of a rated game does to ratings.
    rated: Vec<Rated>,
    chance: Arc<dyn Chance>,
    /// The moment of all of it, in the site's time.
    now: i64,
    /// The same for people.
    date: i64,
    /// How long the way through the network takes to whoever is on time, in milliseconds.
    lag: u32,
}

impl Draft {
    /// A plan for a table, at this moment.
    pub fn new(table: Table, app: &App) -> Draft {
        let (chance, now, date) = (app.chance.clone(), app.time.now(), app.time.date());
        let (entries, happened, rated) = (Vec::new(), Vec::new(), Vec::new());
        let (after, turn) = (table.version, table.turn_since);
        Draft { after, turn, table, entries, happened, rated, chance, now, date, lag: 0 }
    }

    /// The table as planned so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether nothing has been planned.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// When its last event is a step that ends a turn and the game goes on: the version behind which that turn began.
    pub fn ended_turn(&self) -> Option<u32> {
        let is_step = matches!(self.entries.last(), Some(Entry::Step { .. }));
        let has_ended = self.table.play.last_turn().is_some_and(|(_, complete)| complete);
        (is_step && has_ended && self.table.status() == Status::Running).then_some(self.turn)
    }

    /// How many steps are played in it.
    pub fn steps(&self) -> u64 {
        self.entries.iter().filter(|entry| matches!(entry, Entry::Step { .. })).count() as u64
    }

    /// The moment of this plan, in the site's time.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// With what the server has measured of the way to whoever is on time.
    #[must_use]
    pub fn with_lag(self, lag: u32) -> Draft {
        Draft { lag, ..self }
    }

    /// The seat whose time has run out, and nobody has said so yet.
    pub fn overdue(&self) -> Option<Seat> {
        self.table.clocks.and_then(|clocks| clocks.overdue(self.now, self.lag.into()))
    }

    /// Once somebody's time has run out, nothing else happens before that is said.
    pub fn in_time(&self) -> Result<(), Refused> {
        self.overdue().map_or(Ok(()), |_| Err(refusals::TIME_IS_UP))
    }

    /// Opens the table.
    pub fn create(
        &mut self,
        seats: Vec<Occupant>,
        pace: BotPace,
        clock: Option<Clock>,
        rated: bool,
        fair: Option<Fairness>,
    ) -> Result<(), Refused> {
        self.push(Entry::Created { seats, pace, clock, rated, fair }, None, Kind::Created)?;
        self.start_if_full()
    }

    /// Keeps the open seat for somebody.
    pub fn challenge(&mut self, guest: GuestId, name: String) -> Result<(), Refused> {
        self.push(Entry::Challenged { guest, name }, None, Kind::Created)
    }

    /// Notes that they would rather not sit down.
    pub fn decline(&mut self) -> Result<(), Refused> {
        self.push(Entry::Declined, None, Kind::Declined)
    }

    /// Closes the table before its game has begun.
    pub fn close(&mut self, seat: Seat) -> Result<(), Refused> {
        self.push(Entry::Closed { seat }, Some(seat), Kind::Closed)
    }

    /// Seats a guest, who may add to the chance of the game.
    pub fn sit(
        &mut self,
        seat: Seat,
        guest: GuestId,
        name: String,
        bytes: Option<SeatBytes>,
    ) -> Result<(), Refused> {
        let bytes = bytes.filter(|_| self.table.fair.is_some());
        self.push(Entry::Sat { seat, guest, name, bytes }, Some(seat), Kind::Sat)?;
        self.start_if_full()
    }

    /// Plays a step or the rest of a turn, and what chance adds to it.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        self.in_time()?;
        for line in self.table.play.clone().act(seat, text)? {
            let played = Kind::Played(self.table.play.len());
            let lag = Some(self.lag).filter(|lag| *lag > 0);
            self.push(Entry::Step { seat, line, lag }, Some(seat), played)?;
        }
        self.settle()
    }

    /// Takes a step back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.in_time()?;
        self.table.play.clone().undo(seat)?;
        self.push(Entry::Undone { seat }, Some(seat), Kind::Undone)
    }

    /// Resigns; among three and more, a bot plays the seat on.
    pub fn resign(&mut self, seat: Seat, bot: &str) -> Result<(), Refused> {
        self.in_time()?;
        self.push(Entry::Resigned { seat, bot: self.stand_in(bot) }, Some(seat), Kind::Resigned)
    }

    /// Says that the time of a seat has run out; among three and more, a bot plays it on.
    pub fn flag(&mut self, seat: Seat, bot: &str) -> Result<(), Refused> {
        self.push(Entry::Flagged { seat, bot: self.stand_in(bot) }, Some(seat), Kind::Flagged)
    }

    /// Claims the game for one seat, because the person in another has left; among three and more, a bot plays that one
    /// on.
    pub fn claim(&mut self, seat: Seat, by: Seat, bot: &str) -> Result<(), Refused> {
        self.push(Entry::Claimed { seat, by, bot: self.stand_in(bot) }, Some(by), Kind::Claimed)
    }

    /// Takes a day of vacation.
    pub fn take_vacation(&mut self, seat: Seat) -> Result<(), Refused> {
        self.in_time()?;
        if !self.table.clocks.is_some_and(|clocks| clocks.may_take_vacation(seat)) {
            return Err(refusals::NO_VACATION);
        }
        self.push(Entry::Vacation { seat }, Some(seat), Kind::Vacation)
    }

    /// Whether somebody sits down in it.
    pub fn seats_somebody(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry, Entry::Created { .. } | Entry::Sat { .. }))
    }

    /// Notes the ratings of those who sit here.
    pub fn show_ratings(&mut self, seats: Vec<Option<SeatRating>>) -> Result<(), Refused> {
        self.push(Entry::Ratings { seats, counted: false }, None, Kind::Ratings)
    }

    /// Lets the game count: what is noted here and what is written to the ratings happen together.
    pub fn count(&mut self, rated: Vec<Rated>, seats: Vec<Option<SeatRating>>) -> Result<(), Refused> {
        self.rated = rated;
        self.push(Entry::Ratings { seats, counted: true }, None, Kind::Ratings)
    }

    /// Asks the others to take the last turn of this seat back; when there is nobody to be asked, it is done.
    pub fn ask_takeback(&mut self, seat: Seat) -> Result<(), Refused> {
        self.in_time()?;
        if self.table.takeback.is_some() {
            return Err(refusals::TAKEBACK_OPEN);
        }
        self.table.play.takeback(seat)?;
        self.push(Entry::TakebackAsked { seat }, Some(seat), Kind::TakebackAsked)?;
        self.take_back_if_agreed()
    }

    /// Withdraws what this seat asked for.
    pub fn withdraw_takeback(&mut self, seat: Seat) -> Result<(), Refused> {
        self.in_time()?;
        self.push(Entry::TakebackWithdrawn { seat }, Some(seat), Kind::TakebackWithdrawn)
    }

    /// Agrees to what another seat asked for, or refuses.
    pub fn answer_takeback(&mut self, seat: Seat, accepted: bool) -> Result<(), Refused> {
        self.in_time()?;
        let answered = Entry::TakebackAnswered { seat, accepted };
        self.push(answered, Some(seat), Kind::TakebackAnswered(accepted))?;
        self.take_back_if_agreed()
    }

    fn take_back_if_agreed(&mut self) -> Result<(), Refused> {
        let Some(seat) = self.table.takeback_agreed() else { return Ok(()) };
        let to = self.table.play.takeback(seat)?;
        self.push(Entry::TakenBack { seat, to }, Some(seat), Kind::TakenBack)
    }

    /// Notes that a seat would like a rematch, with what it adds to the chance of that.
    pub fn ask_rematch(
        &mut self,
        seat: Seat,
        promise: Option<Promise>,
        bytes: Option<SeatBytes>,
    ) -> Result<(), Refused> {
        self.push(Entry::RematchAsked { seat, promise, bytes }, Some(seat), Kind::RematchAsked)
    }

    /// Notes that it would no longer.
    pub fn withdraw_rematch(&mut self, seat: Seat) -> Result<(), Refused> {
        self.push(Entry::RematchWithdrawn { seat }, Some(seat), Kind::RematchWithdrawn)
    }

    /// Says at which table the rematch is played.
    pub fn begin_rematch(&mut self, table: String) -> Result<(), Refused> {
        self.push(Entry::Rematch { table }, None, Kind::Rematch)
    }

    fn stand_in(&self, bot: &str) -> Option<String> {
        (self.table.seats.len() > 2).then(|| bot.to_owned())
    }

    fn start_if_full(&mut self) -> Result<(), Refused> {
        if self.table.seats.contains(&Occupant::Open) {
            return Ok(());
        }
        let seats = self.table.seats.len();
        // Where cards are hidden, nobody chose who begins: the seats are drawn by lot.
        let by_lot = self.table.play.hides_something();
        let order =
            if by_lot { self.chance.order(seats, self.table.fate().as_ref()) } else { (0..seats).collect() };
        self.push(Entry::Started { order }, None, Kind::Started)?;
        self.settle()
    }

    /// Lets chance decide as long as it is due, so that a table never rests in such a moment.
    fn settle(&mut self) -> Result<(), Refused> {
        while self.table.status() == Status::Running
            && let Some(line) = self.outcome()
        {
            let played = Kind::Played(self.table.play.len());
            self.push(Entry::Chance { line }, None, played)?;
        }
        Ok(())
    }

    /// Draws on a copy of the match: the event happens when it is pushed, as it will when it is read back.
    fn outcome(&self) -> Option<LogLine> {
        self.chance.outcome(&mut self.table.play.clone(), self.table.fate().as_ref())
    }

    fn push(&mut self, entry: Entry, seat: Option<Seat>, what: Kind) -> Result<(), Refused> {
        self.table.apply(&entry, self.now).map_err(|error| {
            tracing::error!(%error, "a planned event does not fit its table");
            refusals::INTERNAL
        })?;
        self.entries.push(entry);
        self.happened.push(Happened { version: self.table.version, seat, what });
        Ok(())
    }

    /// For the store.
    pub fn batch(&self, answered: Option<Answered>) -> Batch {
        let table = &self.table;
        let head = Head {
            status: table.status(),
            summary: summary_of(table),
            guests: table.guests(),
            invited: table.invited().map(|guest| guest.as_str().to_owned()),
            turn: (table.status() == Status::Running).then_some(table.turn_since),
        };
        Batch {
            after: self.after,
            events: self.entries.iter().map(|entry| entry.to_event(self.now)).collect(),
            answered,
            head,
            at: self.date,
            rated: self.rated.clone(),
        }
    }

    /// The table after the plan, and what happened.
    pub fn done(self) -> (Table, Vec<Happened>) {
        (self.table, self.happened)
    }
}
