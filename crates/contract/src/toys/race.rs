//! A race with a loaded die: two to five seats, nothing hidden, chance, turns of several steps, shared wins.
//!
//! A turn is a roll of a die that shows 1, 2 or 3 with the weights 3, 2, 1, then that many steps: each moves
//! one's own runner forward, or another's back. The first at the goal wins; after many turns, those who are
//! furthest.

use super::{broken, fault, unreadable};
use game::{
    Audience, Determinize, EnumerableChance, Event, Illegal, Node, Notation, Payoff, PerfectInfo, Rules,
    Seat, SeatSet, TextError,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering};

super::seats_setup!(5);

const GOAL: u8 = 6;
const MOST_TURNS: u8 = 60;
/// The sides of the die with their weights.
const DIE: [(u8, u32); 3] = [(1, 3), (2, 2), (3, 1)];

/// A step: whose runner moves. One's own goes forward, another's goes back.
pub type Runner = Seat;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Race<const FAULT: u8 = { fault::NONE }> {
    seats: u8,
    places: [u8; game::MAX_SEATS],
    mover: Seat,
    /// Steps still due; 0 before the roll.
    due: u8,
    turns: u8,
}

/// What is seen of an event: the roll, or whose runner moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Observed {
    /// The die was rolled.
    Rolled(u8),
    /// A runner moved.
    Moved(Seat),
}

/// Every runner, those of empty chairs too.
pub fn universe<const FAULT: u8>(_: &Race<FAULT>) -> Vec<Runner> {
    Seat::all(game::MAX_SEATS as u8).collect()
}

impl<const FAULT: u8> Race<FAULT> {
    fn furthest(&self) -> SeatSet {
        let most = self.places.iter().max();
        Seat::all(self.seats).filter(|seat| self.places.get(seat.index()) == most).collect()
    }

    fn is_sound(&self) -> bool {
        let seats = usize::from(self.seats);
        (2..=game::MAX_SEATS).contains(&seats)
            && self.mover.index() < seats
            && self.due <= 3
            && self.turns <= MOST_TURNS
            && self
                .places
                .iter()
                .enumerate()
                .all(|(seat, &place)| place <= if seat < seats { GOAL } else { 0 })
    }
}

impl<const FAULT: u8> Rules for Race<FAULT> {
    const NAME: &'static str = "race";
    type Setup = Setup;
    type Step = Runner;
    type Chance = u8;
    type Steps = std::vec::IntoIter<Runner>;
    type View = Race;
    type Observed = Observed;

    fn start(setup: &Setup) -> Self {
        Race { seats: setup.seats, places: [0; game::MAX_SEATS], mover: Seat::FIRST, due: 0, turns: 0 }
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn node(&self) -> Node {
        let arrived = self.places.contains(&GOAL) && FAULT != fault::ENDLESS;
        if arrived || (self.turns == MOST_TURNS && FAULT != fault::ENDLESS) {
            Node::Over(Payoff::shared(self.furthest()))
        } else if self.due == 0 {
            Node::Chance
        } else {
            Node::Decide(self.mover)
        }
    }

    fn turn_begins(&self) -> bool {
        self.due == 0
    }

    fn steps(&self) -> Self::Steps {
        let steps: Vec<Runner> = Seat::all(self.seats).filter(|&seat| self.is_legal(seat).is_ok()).collect();
        steps.into_iter()
    }

    fn is_legal(&self, runner: Runner) -> Result<(), Illegal> {
        match self.node() {
            Node::Over(_) => Err(game::broken::GAME_OVER),
            Node::Chance => Err(game::broken::CHANCE_IS_DUE),
            _ if runner.number() > self.seats => Err(broken("no-such-runner")),
            _ if runner != self.mover && self.places[runner.index()] == 0 => Err(broken("at-the-start")),
            _ => Ok(()),
        }
    }

    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Runner {
        let mut steps = self.steps();
        let drawn = rng.random_range(0..steps.len());
        steps.nth(drawn).expect("a seat decides")
    }

    fn after(mut self, runner: Runner) -> Self {
        static ASKED: AtomicU8 = AtomicU8::new(0);
        let place = &mut self.places[runner.index()];
        *place = if runner == self.mover { (*place + 1).min(GOAL) } else { *place - 1 };
        if FAULT == fault::IMPURE {
            *place = ASKED.fetch_add(1, Ordering::Relaxed) % GOAL;
        }
        self.due -= 1;
        if self.places.contains(&GOAL) {
            self.due = 0;
        }
        if self.due == 0 || FAULT == fault::STOLEN_TURN {
            self.mover = self.mover.next(self.seats);
        }
        if self.due == 0 {
            self.turns = (self.turns + 1).min(MOST_TURNS);
        }
        self
    }

    fn sample_chance<G: Rng + ?Sized>(&self, rng: &mut G) -> u8 {
        if FAULT == fault::LOADED_DIE {
            return rng.random_range(1..=3);
        }
        [1, 1, 1, 2, 2, 3][rng.random_range(0..6)]
    }

    fn is_possible(&self, roll: u8) -> Result<(), Illegal> {
        match self.node() {
            Node::Over(_) => Err(game::broken::GAME_OVER),
            Node::Decide(_) => Err(game::broken::STEP_IS_DUE),
            Node::Chance if (1..=3).contains(&roll) => Ok(()),
            Node::Chance => Err(broken("no-such-side")),
        }
    }

    fn after_chance(self, roll: u8) -> Self {
        Race { due: roll, ..self }
    }

    fn view(&self, _: Audience) -> Race {
        let Race { seats, places, mover, due, turns } = *self;
        Race { seats, places, mover, due, turns }
    }

    fn observe(&self, event: Event<Self>, _: Audience) -> Observed {
        match event {
            Event::Chance(roll) => Observed::Rolled(roll),
            Event::Step(runner) => Observed::Moved(runner),
        }
    }
}

impl<const FAULT: u8> Determinize for Race<FAULT> {
    const EXACT: bool = true;

    fn determinize<G: Rng + ?Sized>(view: &Race, _: &mut G) -> Result<Self, Illegal> {
        let Race { seats, places, mover, due, turns } = *view;
        let state = Race { seats, places, mover, due, turns };
        if state.is_sound() { Ok(state) } else { Err(broken("bad-view")) }
    }
}

impl<const FAULT: u8> PerfectInfo for Race<FAULT> {}

impl<const FAULT: u8> EnumerableChance for Race<FAULT> {
    fn outcomes(&self) -> impl Iterator<Item = (u8, u32)> {
        DIE.into_iter()
    }
}

impl<const FAULT: u8> Notation for Race<FAULT> {
    const GLUE: &'static str = " ";

    fn seat_tags(setup: &Setup) -> Vec<&'static str> {
        vec!["Red", "Blue", "Green", "Grey", "Gold"][..setup.seats.into()].to_vec()
    }

    fn step_text(&self, runner: Runner) -> String {
        format!("r{runner}")
    }

    fn parse_step(&self, text: &str) -> Result<Runner, TextError> {
        let named = |&seat: &Seat| self.step_text(seat) == text;
        Seat::all(game::MAX_SEATS as u8).find(named).ok_or_else(|| unreadable(0))
    }

    fn event_text(&self, event: Event<Self>) -> String {
        Self::observed_text(&self.observe(event, Audience::Spectator))
    }

    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        match text {
            "1" | "2" | "3" => Ok(Event::Chance(text.as_bytes()[0] - b'0')),
            _ => self.parse_step(text).map(Event::Step),
        }
    }

    fn observed_text(observed: &Observed) -> String {
        match observed {
            Observed::Rolled(roll) => roll.to_string(),
            Observed::Moved(runner) => format!("r{runner}"),
        }
    }

    fn position_text(&self) -> String {
        let places: Vec<String> =
            self.places[..self.seats.into()].iter().map(|place| place.to_string()).collect();
        format!("{} {} {} {}", places.join("/"), self.mover, self.due, self.turns)
    }

    fn parse_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        let read = || {
            let words: Vec<&str> = text.split(' ').collect();
            let [runners, mover, due, turns] = words[..] else { return None };
            let mut state: Self = Race::start(setup);
            let mut count = 0;
            for (place, runner) in state.places.iter_mut().zip(runners.split('/')) {
                *place = runner.parse().ok()?;
                count += 1;
            }
            state.mover = Seat::from_number(mover.parse().ok()?)?;
            state.due = due.parse().ok()?;
            state.turns = turns.parse().ok()?;
            let same = count == setup.seats && state.is_sound() && state.position_text() == text;
            same.then_some(state)
        };
        read().ok_or_else(|| unreadable(0))
    }

    fn result_text(&self, payoff: Payoff) -> String {
        super::winners_text(payoff)
    }

    fn parse_result(&self, text: &str) -> Result<Option<Payoff>, TextError> {
        super::read_winners(text)
    }
}
