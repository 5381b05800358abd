//! An action, planned on a copy of the table.

use super::Table;
use super::entry::{Entry, Occupant};
use super::summary::summary_of;
use crate::chance::Chance;
use crate::clock;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use catalog::LogLine;
use game::Seat;
use protocol::BotPace;
use std::sync::Arc;
use store::{Answered, Batch, Head, Status};

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
}

/// The copy, and what has happened to it.
pub struct Draft {
    table: Table,
    after: u32,
    entries: Vec<Entry>,
    happened: Vec<Happened>,
    chance: Arc<dyn Chance>,
}

impl Draft {
    /// A plan for a table.
    pub fn new(table: Table, chance: Arc<dyn Chance>) -> Draft {
        Draft { after: table.version, table, entries: Vec::new(), happened: Vec::new(), chance }
    }

    /// The table as planned so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether nothing has been planned.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Opens the table.
    pub fn create(&mut self, seats: Vec<Occupant>, pace: BotPace) -> Result<(), Refused> {
        self.push(Entry::Created { seats, pace }, None, Kind::Created)?;
        self.start_if_full()
    }

    /// Seats a guest.
    pub fn sit(&mut self, seat: Seat, guest: GuestId, name: String) -> Result<(), Refused> {
        self.push(Entry::Sat { seat, guest, name }, Some(seat), Kind::Sat)?;
        self.start_if_full()
    }

    /// Plays a step or the rest of a turn, and what chance adds to it.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        for line in self.table.play.clone().act(seat, text)? {
            let played = Kind::Played(self.table.play.len());
            self.push(Entry::Step { seat, line }, Some(seat), played)?;
        }
        self.settle()
    }

    /// Takes a step back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.table.play.clone().undo(seat)?;
        self.push(Entry::Undone { seat }, Some(seat), Kind::Undone)
    }

    /// Resigns; among three and more, a bot plays the seat on.
    pub fn resign(&mut self, seat: Seat, bot: &str) -> Result<(), Refused> {
        let bot = (self.table.seats.len() > 2).then(|| bot.to_owned());
        self.push(Entry::Resigned { seat, bot }, Some(seat), Kind::Resigned)
    }

    fn start_if_full(&mut self) -> Result<(), Refused> {
        if self.table.seats.contains(&Occupant::Open) {
            return Ok(());
        }
        let seats = self.table.seats.len();
        // Where cards are hidden, nobody chose who begins: the seats are drawn by lot.
        let by_lot = self.table.play.hides_something();
        let order = if by_lot { self.chance.order(seats) } else { (0..seats).collect() };
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
        self.chance.outcome(&mut self.table.play.clone())
    }

    fn push(&mut self, entry: Entry, seat: Option<Seat>, what: Kind) -> Result<(), Refused> {
        self.table.apply(&entry).map_err(|error| {
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
        let head = Head { status: table.status(), summary: summary_of(table), guests: table.guests() };
        Batch {
            after: self.after,
            events: self.entries.iter().map(Entry::to_event).collect(),
            answered,
            head,
            at: clock::now(),
        }
    }

    /// The table after the plan, and what happened.
    pub fn done(self) -> (Table, Vec<Happened>) {
        (self.table, self.happened)
    }
}
