//! Herd on `hex2`: the probability of winning in every position before a roll.
//!
//! Play can come back to an earlier position, so the values are found by going round their equations
//! ([`search::ValueIteration`]). Positions that differ by a symmetry of the board or by the names of the
//! colours are one position there; what is told here is told of each by itself.
//!
//! The cap of 10,000 turns (`herd::LAST_TURN`) is left out: a game goes on until the board is full, which
//! happens with probability 1. The cap changes nothing in double precision: a game that is stopped after far
//! fewer turns ([`HerdTruth::turns`]), however it is scored then, has the same values within the error.

mod exact;

pub use exact::HerdExact;

use ::herd::{Herd, Roll, Setup};
use game::{Illegal, Notation, Rules, Seat};
use hexgrid::{Board, CellSet};
use search::{ValueIteration, Values};

/// Every other board.
const TOO_LARGE: Illegal = Illegal::new(
    "board-too-large",
    "Herd is solved on hex2 only, because every other board has too many positions: say --board hex2.",
);

/// The empty board with Red to roll, but not on turn 1: as if that turn had no rule of its own.
const WITHOUT_FIRST_TURN: &str = "2/3/2 r 3 roll";

/// The sides of a die.
const SIDES: u8 = 6;

/// Who wins Herd on `hex2` when both play best, and how often.
#[derive(Clone, Debug, PartialEq)]
pub struct HerdTruth {
    /// The probability that Red wins, before the first roll.
    pub p_red: f64,
    /// The same if turn 1 placed as many stones as the higher die says, as every other turn does.
    pub p_red_high_first: f64,
    /// The probability that Red wins once turn 1 is to place 1, 2 … 6 stones. The dice have no other effect
    /// on turn 1, since there is nothing to remove: by the rules this is the value of each lower die, and if
    /// turn 1 placed the higher one, of each higher die.
    pub by_placed: [f64; SIDES as usize],
    /// Every position with which a turn other than the first can begin, sorted by own and then by the
    /// opponent's cells.
    pub values: Vec<HerdValue>,
    /// How far a value may be from the truth, apart from rounding (some 1e-16).
    pub error: f64,
    /// How many turns had to be looked ahead for that: what may happen later is within the error.
    pub turns: u32,
}

/// A position before a roll with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct HerdValue {
    /// The stones of the player who is about to roll, by row letter and number.
    pub own: Vec<String>,
    /// The opponent's stones, likewise.
    pub opp: Vec<String>,
    /// The probability that the player who is about to roll wins.
    pub value: f64,
}

/// What a position is worth depends on nothing else: whether it is turn 1, own stones, the opponent's.
type Key = (bool, CellSet<1>, CellSet<1>);

/// Solves Herd on a board, in less than a second.
///
/// # Errors
/// When the board is not `hex2`: the next smallest, `limp2`, has 3^12 positions, and `hex3` has 3^19.
pub fn solve(board: Board) -> Result<HerdTruth, Illegal> {
    if board != Board::hex(2) {
        return Err(TOO_LARGE);
    }
    let setup = Setup { board };
    let start = Herd::<1>::start(&setup);
    let high_first = Herd::<1>::parse_position(&setup, WITHOUT_FIRST_TURN).map_err(|_| TOO_LARGE)?;
    let solved = ValueIteration::default().solve(&[start, high_first], normal_form)?;
    let red = |state: Herd<1>| solved.value(&state, Seat::FIRST).expect("it was reached from the starts");
    let placing = |stones| start.after_chance(Roll::new(stones, SIDES).expect("a die shows 1 to 6"));
    Ok(HerdTruth {
        p_red: red(start),
        p_red_high_first: red(high_first),
        by_placed: std::array::from_fn(|i| red(placing(i as u8 + 1))),
        values: values_one_by_one(&start, &solved),
        error: solved.error(),
        turns: solved.sweeps(),
    })
}

/// Of all images under the symmetries the least, from the point of view of the player who is to roll.
fn normal_form(state: &Herd<1>) -> (Key, Seat) {
    let mover = state.mover();
    let (own, opp) = (state.stones(mover), state.stones(mover.other()));
    let least = images(state, own, opp).min().expect("every board has the identity");
    ((state.turn_number() == 1, least.0, least.1), mover.seat())
}

fn images(
    board: &Herd<1>,
    own: CellSet<1>,
    opp: CellSet<1>,
) -> impl Iterator<Item = (CellSet<1>, CellSet<1>)> {
    let grid = board.grid();
    (0..board.symmetry_count()).map(move |symmetry| {
        let map = &grid.symmetries()[symmetry];
        (grid.image(map, own), grid.image(map, opp))
    })
}

/// The values of all images of the normal forms, without the empty board, on which no other turn begins.
fn values_one_by_one<F>(board: &Herd<1>, solved: &Values<Herd<1>, Key, F>) -> Vec<HerdValue>
where
    F: Fn(&Herd<1>) -> (Key, Seat),
{
    let names = |cells: CellSet<1>| cells.iter().map(|cell| board.grid().name(cell)).collect();
    let mut values = Vec::new();
    for ((_, own, opp), value) in
        solved.iter().filter(|((_, own, opp), _)| !(own.is_empty() && opp.is_empty()))
    {
        let mut distinct: Vec<_> = images(board, own, opp).collect();
        distinct.sort_unstable();
        distinct.dedup();
        values.extend(distinct.into_iter().map(|(own, opp)| HerdValue {
            own: names(own),
            opp: names(opp),
            value,
        }));
    }
    values.sort_by(|a, b| (&a.own, &a.opp).cmp(&(&b.own, &b.opp)));
    values
}
