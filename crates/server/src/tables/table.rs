//! The fold of a log.

use super::challenge::Challenge;
use super::clocks::Clocks;
use super::closing::openers;
use super::entry::{Entry, Occupant};
use super::fairness::Fairness;
use super::rematch::Rematch;
use super::takeback::Takeback;
use crate::guests::GuestId;
use catalog::{AnyMatch, GameId};
use game::{Audience, Node, Payoff, Seat};
use protocol::{BotPace, EndReason, SeatRating};
use std::sync::{Arc, OnceLock};
use store::{Access, Event, NewTable, Status, StoreError};

/// What never changes at a table. It holds the invite token, hence no `Debug`.
pub struct Facts {
    /// The id.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// The setup in its normal form.
    pub setup: String,
    /// Who may sit down.
    pub access: Access,
    /// The token of the invite link.
    pub invite: String,
    /// When it was opened, in seconds since 1970.
    pub created_at: i64,
    /// What each seat is called.
    pub roles: Vec<String>,
}

/// A table as it stands. Cheap to copy: an action is tried on a copy first.
#[derive(Clone)]
pub struct Table {
    pub(super) facts: Arc<Facts>,
    pub(super) version: u32,
    pub(super) seats: Vec<Occupant>,
    pub(super) play: AnyMatch,
    /// How fast its bots may be.
    pub(super) pace: BotPace,
    started: bool,
    /// Who opened it.
    pub(super) openers: Vec<GuestId>,
    /// Whether it was closed before the game began.
    pub(super) closed: bool,
    /// The outcome, when the game has ended before its rules say so.
    ended: Option<(Payoff, EndReason)>,
    /// The time that the seats have, where it is bounded.
    pub(super) clocks: Option<Clocks>,
    /// Whether the game counts for the ratings of those who play it.
    pub(super) rated: bool,
    /// The ratings of those who sit here, at a rated table.
    pub(super) ratings: Vec<Option<SeatRating>>,
    /// Whether it has counted.
    counted: bool,
    /// Who began a rated game, by seat: a bot may sit there by now.
    players: Vec<GuestId>,
    /// What somebody asks to take back; it lapses with whatever happens in the game.
    pub(super) takeback: Option<Takeback>,
    /// Whether those who sit here play once more.
    pub(super) rematch: Rematch,
    /// Whom the open seat is kept for.
    pub(super) challenge: Option<Challenge>,
    /// The version behind which the turn that goes on has begun.
    pub(super) turn_since: u32,
    /// What its chance follows from; none where nothing is left to chance, and at tables from before.
    pub(super) fair: Option<Fairness>,
    /// What [`Table::outlook`] has worked out about the table as it stands.
    outlook: OnceLock<Option<Vec<Seat>>>,
}

impl Table {
    /// A table without any event yet.
    ///
    /// # Errors
    /// When the catalogue does not know the game or the setup.
    pub fn new(row: NewTable) -> Result<Table, StoreError> {
        let damaged = |what: catalog::Refusal| StoreError::Damaged(format!("table {}: {what}", row.id));
        let game: GameId = row.game.parse().map_err(damaged)?;
        let play = AnyMatch::new(game, &row.setup).map_err(damaged)?;
        let facts = Facts {
            id: row.id.clone(),
            game,
            setup: play.setup(),
            access: row.access,
            invite: row.invite,
            created_at: row.created_at,
            roles: play.roles(),
        };
        let seats = vec![Occupant::Open; play.seats().into()];
        Ok(Table {
            facts: Arc::new(facts),
            version: 0,
            seats,
            play,
            pace: BotPace::default(),
            started: false,
            openers: Vec::new(),
            closed: false,
            ended: None,
            clocks: None,
            rated: false,
            ratings: Vec::new(),
            counted: false,
            players: Vec::new(),
            takeback: None,
            rematch: Rematch::default(),
            challenge: None,
            turn_since: 0,
            fair: None,
            outlook: OnceLock::new(),
        })
    }

    /// A table with its whole log.
    ///
    /// # Errors
    /// When the log is damaged.
    pub fn fold(row: NewTable, log: &[Event]) -> Result<Table, StoreError> {
        let mut table = Table::new(row)?;
        for event in log {
            table.apply(&Entry::from_event(event)?, event.at)?;
        }
        Ok(table)
    }

    /// Lets one event of the log happen, at this moment of the site's time.
    ///
    /// # Errors
    /// When it cannot: the log is damaged.
    pub(super) fn apply(&mut self, entry: &Entry, at: i64) -> Result<(), StoreError> {
        let place = format!("table {}, event {}", self.facts.id, self.version + 1);
        // What is wrong may tell a card; where is enough.
        self.try_apply(entry).ok_or(StoreError::Damaged(place))?;
        self.version += 1;
        self.let_takeback_lapse(entry);
        self.note_turn(entry);
        self.run_clocks(entry, at);
        self.outlook = OnceLock::new();
        Ok(())
    }

    /// The clock of the seat that decides runs. While chance is due nobody decides, and the clock stays as it is unless
    /// the turn has ended.
    fn run_clocks(&mut self, entry: &Entry, at: i64) {
        let (running, deciding) = (self.status() == Status::Running, self.to_act());
        let Some(clocks) = &mut self.clocks else { return };
        let plays = matches!(entry, Entry::Step { .. } | Entry::Chance { .. });
        let turn_ended = plays && self.play.last_turn().is_some_and(|(_, complete)| complete);
        if turn_ended && let Entry::Step { lag: Some(lag), .. } = entry {
            clocks.give_back(i64::from(*lag), at);
        }
        if turn_ended || deciding.is_some() || !running {
            clocks.pass(deciding, turn_ended, at);
        }
    }

    fn try_apply(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::Created { seats, pace, clock, rated, fair } => {
                (self.version == 0 && seats.len() == self.seats.len()).then_some(())?;
                fair.as_ref().is_none_or(|fair| fair.places() == seats.len()).then_some(())?;
                self.fair.clone_from(fair);
                self.seats.clone_from(seats);
                self.openers = openers(seats);
                self.pace = *pace;
                self.clocks = clock.map(Clocks::new);
                self.rated = *rated;
                Some(())
            }
            Entry::Sat { seat, guest, name, bytes } => {
                (!self.closed).then_some(())?;
                let place = self.seats.get_mut(seat.index()).filter(|place| **place == Occupant::Open)?;
                *place = Occupant::Guest { id: guest.clone(), name: name.clone() };
                if let Some(fair) = &mut self.fair {
                    fair.add(seat.index(), *bytes);
                }
                Some(())
            }
            Entry::Started { order } => self.start(order),
            Entry::Chance { line } => {
                (self.status() == Status::Running && self.play.node() == Node::Chance).then_some(())?;
                self.play.replay(line).ok()
            }
            Entry::Step { seat, line, .. } => {
                (self.to_act() == Some(*seat)).then_some(())?;
                self.play.replay(line).ok()
            }
            Entry::Undone { seat } => self.play.undo(*seat).ok(),
            Entry::Resigned { seat, bot } => {
                self.person(*seat)?;
                self.give_up(*seat, bot.as_deref(), EndReason::Resignation)
            }
            Entry::Claimed { seat, bot, .. } => {
                self.person(*seat)?;
                self.give_up(*seat, bot.as_deref(), EndReason::Left)
            }
            Entry::Flagged { seat, bot } => {
                self.clocks.as_mut()?.flag(*seat)?;
                self.give_up(*seat, bot.as_deref(), EndReason::Time)
            }
            Entry::Vacation { seat } => self.clocks.as_mut()?.take_vacation(*seat),
            Entry::Ratings { seats, counted } => {
                (self.rated && !self.counted && seats.len() == self.seats.len()).then_some(())?;
                self.ratings.clone_from(seats);
                self.counted = *counted;
                Some(())
            }
            Entry::TakebackAsked { seat } => self.ask_takeback(*seat),
            Entry::TakebackAnswered { seat, accepted } => self.answer_takeback(*seat, *accepted),
            Entry::TakebackWithdrawn { seat } => {
                self.takeback.take_if(|asked| asked.seat == *seat).map(|_| ())
            }
            Entry::TakenBack { seat, to } => {
                self.takeback_agreed().filter(|agreed| agreed == seat)?;
                self.play.take_back(*seat, *to).ok()
            }
            Entry::RematchAsked { seat, promise, bytes } => {
                self.person(*seat).and_then(|()| self.rematch_asked(*seat, promise.as_ref(), *bytes))
            }
            Entry::RematchWithdrawn { seat } => self.rematch_withdrawn(*seat),
            Entry::Challenged { guest, name } => self.challenge_made(guest, name),
            Entry::Declined => self.challenge_declined(),
            Entry::Closed { seat } => self.table_closed(*seat),
            Entry::Rematch { table } => self.rematch_begun(table),
        }
    }

    fn start(&mut self, order: &[usize]) -> Option<()> {
        let mut places = order.to_vec();
        places.sort_unstable();
        let whole = places.into_iter().eq(0..self.seats.len());
        if self.started || !whole || self.seats.contains(&Occupant::Open) {
            return None;
        }
        self.seats = order.iter().map(|&place| self.seats[place].clone()).collect();
        self.started = true;
        if let Some(fair) = self.fair.as_mut().filter(|_| self.play.hides_something()) {
            fair.draw_lot(order);
        }
        if self.rated {
            let player = |occupant: &Occupant| match occupant {
                Occupant::Guest { id, .. } => Some(id.clone()),
                _ => None,
            };
            self.players = self.seats.iter().map(player).collect::<Option<_>>()?;
        }
        Some(())
    }

    fn person(&self, seat: Seat) -> Option<()> {
        matches!(self.seats.get(seat.index())?, Occupant::Guest { .. }).then_some(())
    }

    /// A bot plays on for whoever sat there (a bot for itself), or without one the others win.
    fn give_up(&mut self, seat: Seat, bot: Option<&str>, reason: EndReason) -> Option<()> {
        let place = self.seats.get_mut(seat.index())?;
        match (bot, &*place) {
            (Some(bot), Occupant::Guest { name, .. }) => {
                let replaces = Some(name.clone());
                *place = Occupant::Bot { bot: bot.to_owned(), replaces };
            }
            (Some(_), _) => {}
            (None, _) => {
                let others = Seat::all(self.play.seats()).filter(|other| *other != seat);
                self.ended = Some((Payoff::shared(others.collect()), reason));
            }
        }
        Some(())
    }

    /// The version of the last event.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.facts.id
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.facts.game
    }

    /// Whether the players' time is bounded.
    pub fn is_timed(&self) -> bool {
        self.clocks.is_some()
    }

    /// Whether it has changed ratings.
    pub(super) fn is_counted(&self) -> bool {
        self.counted
    }

    /// Who began a rated game, by seat.
    pub(super) fn players(&self) -> &[GuestId] {
        &self.players
    }

    /// How many seats a guest holds.
    pub fn seats_of(&self, guest: &GuestId) -> usize {
        self.held_by(guest).len()
    }

    /// How far it has come. A table that was closed is over, without a game.
    pub fn status(&self) -> Status {
        match (self.started, self.outcome()) {
            (false, _) if self.closed => Status::Over,
            (false, _) => Status::Waiting,
            (true, None) => Status::Running,
            (true, Some(_)) => Status::Over,
        }
    }

    /// Whether its game has ended.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether its game has begun.
    pub(super) fn has_begun(&self) -> bool {
        self.started
    }

    /// How the game ended, and why.
    pub(super) fn outcome(&self) -> Option<(Payoff, EndReason)> {
        match (self.ended, self.play.node()) {
            (Some(ended), _) => Some(ended),
            (None, Node::Over(payoff)) if self.started => Some((payoff, EndReason::Rules)),
            _ => None,
        }
    }

    /// The outcome, if the game ended before its rules say so.
    pub(super) fn ended_early(&self) -> Option<Payoff> {
        self.ended.map(|(payoff, _)| payoff)
    }

    /// Who wins with best play from the start and behind each turn, where that is known. Nothing before the
    /// game has ended: it would be help from outside. Worked out at the first call and kept, because every
    /// reader is shown it.
    pub(super) fn outlook(&self) -> Option<Vec<Seat>> {
        self.is_over().then(|| self.outlook.get_or_init(|| self.play.outlook()).clone()).flatten()
    }

    /// The seat that must decide now.
    pub(super) fn to_act(&self) -> Option<Seat> {
        match self.play.node() {
            Node::Decide(seat) if self.status() == Status::Running => Some(seat),
            _ => None,
        }
    }

    /// The seats that a guest holds.
    pub(super) fn held_by(&self, guest: &GuestId) -> Vec<Seat> {
        let all = Seat::all(self.play.seats());
        all.filter(|seat| self.seats[seat.index()].is(guest)).collect()
    }

    /// Whether a guest plays against nobody but bots or themselves, and for no rating: help is then unfair to nobody.
    pub(super) fn may_be_helped(&self, guest: &GuestId) -> bool {
        !self.rated && self.seats.iter().all(|seat| seat.is(guest) || matches!(seat, Occupant::Bot { .. }))
    }

    /// Everybody who sits here.
    pub(super) fn guests(&self) -> Vec<String> {
        let guest = |occupant: &Occupant| match occupant {
            Occupant::Guest { id, .. } => Some(id.as_str().to_owned()),
            _ => None,
        };
        self.seats.iter().filter_map(guest).collect()
    }

    /// With whose eyes a reader sees the table. Who shares a screen sees with those of the seat that is to
    /// decide; nothing is hidden there.
    pub(super) fn audience(&self, reader: Option<&GuestId>) -> Audience {
        let held = reader.map(|guest| self.held_by(guest)).unwrap_or_default();
        let deciding = self.to_act().filter(|seat| held.contains(seat));
        deciding.or(held.first().copied()).map_or(Audience::Spectator, Audience::Seat)
    }
}
