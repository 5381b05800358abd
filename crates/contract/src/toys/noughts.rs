//! Noughts and crosses: two seats, nothing hidden, no chance.

use super::{broken, fault, unreadable};
use crate::Symmetry;
use game::{
    Audience, Determinize, EnumerableChance, Event, Illegal, Node, Notation, Payoff, PerfectInfo, Rules,
    Seat, TextError,
};
use rand::{Rng, RngExt};

/// A square, 0 to 8, row by row.
pub type Square = u8;

/// The only setup. Text form: `classic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic;

impl std::fmt::Display for Classic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("classic")
    }
}

impl std::str::FromStr for Classic {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Classic, Illegal> {
        if text == "classic" { Ok(Classic) } else { Err(broken("unknown-setup")) }
    }
}

/// A position: the squares of each seat as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Noughts<const FAULT: u8 = { fault::NONE }> {
    marks: [u16; 2],
}

/// The view: the position text.
pub type View = String;

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl<const FAULT: u8> Noughts<FAULT> {
    fn taken(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    fn mover(&self) -> usize {
        (self.taken().count_ones() % 2) as usize
    }

    /// The position of a text such as `x.o......`.
    pub fn read(text: &str) -> Option<Self> {
        let mut state = Noughts { marks: [0; 2] };
        if text.len() != 9 {
            return None;
        }
        for (square, mark) in text.bytes().enumerate() {
            match mark {
                b'x' => state.marks[0] |= 1 << square,
                b'o' => state.marks[1] |= 1 << square,
                b'.' => {}
                _ => return None,
            }
        }
        let [x, o] = state.marks.map(u16::count_ones);
        (x == o || x == o + 1).then_some(state)
    }

    fn mapped(&self, map: [Square; 9]) -> Self {
        let image = |marks: u16| {
            (0..9).filter(|s| marks >> s & 1 == 1).fold(0, |image, s: usize| image | 1 << map[s])
        };
        Noughts { marks: self.marks.map(image) }
    }
}

/// Every square.
pub fn universe<const FAULT: u8>(_state: &Noughts<FAULT>) -> Vec<Square> {
    (0..9).collect()
}

/// The eight symmetries of the square.
pub fn symmetry<const FAULT: u8>() -> Symmetry<Noughts<FAULT>> {
    fn map(number: usize) -> [Square; 9] {
        let mut squares = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        for _ in 0..number % 4 {
            squares = squares.map(|s| s % 3 * 3 + 2 - s / 3);
        }
        if number >= 4 { squares.map(|s| s / 3 * 3 + 2 - s % 3) } else { squares }
    }
    Symmetry {
        count: |_| 8,
        state: |state, number| state.mapped(map(number)),
        step: |_, number, square| map(number)[usize::from(square)],
    }
}

impl<const FAULT: u8> Rules for Noughts<FAULT> {
    const NAME: &'static str = "noughts";
    type Setup = Classic;
    type Step = Square;
    type Chance = std::convert::Infallible;
    type Steps = std::vec::IntoIter<Square>;
    type View = View;
    type Observed = Square;

    fn start(_: &Classic) -> Self {
        Noughts { marks: [0; 2] }
    }

    fn seats_of(_: &Classic) -> u8 {
        2
    }

    fn seats(&self) -> u8 {
        2
    }

    fn node(&self) -> Node {
        let [x, o] = self.marks.map(|marks| LINES.iter().any(|line| marks & line == *line));
        let seat = [Seat::FIRST, Seat::SECOND];
        match (x, o, self.taken()) {
            (true, true, _) | (false, false, 0o777) => Node::Over(Payoff::shared(Seat::all(2).collect())),
            (true, false, _) => Node::Over(Payoff::win(seat[0])),
            (false, true, _) => Node::Over(Payoff::win(seat[1])),
            _ => Node::Decide(seat[self.mover()]),
        }
    }

    fn turn_begins(&self) -> bool {
        true
    }

    fn steps(&self) -> Self::Steps {
        let mut steps: Vec<Square> = (0..9).filter(|&square| self.is_legal(square).is_ok()).collect();
        if FAULT == fault::HIDES_A_STEP && steps.len() > 1 {
            steps.pop();
        }
        steps.into_iter()
    }

    fn is_legal(&self, square: Square) -> Result<(), Illegal> {
        match self.node() {
            Node::Over(_) => Err(game::broken::GAME_OVER),
            _ if square > 8 => Err(broken("no-such-square")),
            _ if self.taken() >> square & 1 == 1 => Err(broken("occupied")),
            _ if FAULT == fault::LOPSIDED && square == 0 && self.taken() == 0 => Err(broken("corner")),
            _ => Ok(()),
        }
    }

    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Square {
        let mut steps = self.steps();
        let skew = usize::from(FAULT == fault::SKEWED_STEPS);
        let drawn = rng.random_range(0..steps.len() + skew).saturating_sub(skew);
        steps.nth(drawn).expect("a seat decides")
    }

    fn after(mut self, square: Square) -> Self {
        let mover = self.mover();
        self.marks[mover] |= 1 << square;
        self
    }

    fn sample_chance<G: Rng + ?Sized>(&self, _: &mut G) -> Self::Chance {
        unreachable!("there is no chance")
    }

    fn is_possible(&self, outcome: Self::Chance) -> Result<(), Illegal> {
        match outcome {}
    }

    fn after_chance(self, outcome: Self::Chance) -> Self {
        match outcome {}
    }

    fn view(&self, _: Audience) -> View {
        Noughts::<{ fault::NONE }> { marks: self.marks }.position_text()
    }

    fn observe(&self, event: Event<Self>, _: Audience) -> Square {
        match event {
            Event::Step(square) => square,
            Event::Chance(never) => match never {},
        }
    }
}

impl<const FAULT: u8> Determinize for Noughts<FAULT> {
    const EXACT: bool = true;

    fn determinize<G: Rng + ?Sized>(view: &View, _: &mut G) -> Result<Self, Illegal> {
        Noughts::read(view).ok_or(broken("bad-view"))
    }
}

impl<const FAULT: u8> PerfectInfo for Noughts<FAULT> {}

impl<const FAULT: u8> EnumerableChance for Noughts<FAULT> {
    fn outcomes(&self) -> impl Iterator<Item = (Self::Chance, u32)> {
        std::iter::empty()
    }
}

impl<const FAULT: u8> Notation for Noughts<FAULT> {
    const GLUE: &'static str = "";

    fn seat_tags(_: &Classic) -> Vec<&'static str> {
        vec!["Crosses", "Noughts"]
    }

    fn step_text(&self, square: Square) -> String {
        let shown = if FAULT == fault::SAME_NAME && square == 7 { 8 } else { square };
        format!("{}{}", char::from(b'a' + shown % 3), shown / 3 + 1)
    }

    fn parse_step(&self, text: &str) -> Result<Square, TextError> {
        if FAULT == fault::PANICS {
            assert!(!text.is_empty(), "an empty text");
        }
        let sound = |square: &Square| Noughts::<{ fault::NONE }> { marks: [0; 2] }.step_text(*square) == text;
        (0..9).find(sound).ok_or_else(|| unreadable(0))
    }

    fn event_text(&self, event: Event<Self>) -> String {
        self.step_text(self.observe(event, Audience::Spectator))
    }

    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        self.parse_step(text).map(Event::Step)
    }

    fn pieces(turn: &str) -> Vec<(usize, &str)> {
        vec![(0, turn)]
    }

    fn observed_text(square: &Square) -> String {
        Noughts::<FAULT> { marks: [0; 2] }.step_text(*square)
    }

    fn position_text(&self) -> String {
        let cross = if FAULT == fault::WRONG_POSITION && self.taken().count_ones() > 4 { 'o' } else { 'x' };
        let mark = |square: Square| match self.marks.map(|marks| marks >> square & 1) {
            [1, _] => cross,
            [_, 1] => 'o',
            _ => '.',
        };
        (0..9).map(mark).collect()
    }

    fn parse_position(_: &Classic, text: &str) -> Result<Self, TextError> {
        Noughts::read(text).ok_or_else(|| unreadable(0))
    }
}
