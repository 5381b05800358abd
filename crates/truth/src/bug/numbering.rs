//! Numbers for all boards with stones, without gaps to speak of.

use super::guide::BugGuide;
use bug::{Bug, Colour};
use hexgrid::{Board, CellSet, Grid};

/// The largest board whose positions are numbered, in cells.
pub const MOST_CELLS: usize = 19;

/// Numbers of positions at the start of a turn: the same for positions that differ by a symmetry of the board
/// or by the exchange of colours and mover, and different for all others.
///
/// A number is made of the place of the occupied cells among all sets of cells that are least under the
/// symmetries, fewer cells first, and of the mover's stones among them read as a binary number. Positions with
/// few stones have the small numbers. Where a symmetry leaves the occupied cells as they are, some numbers
/// belong to no position.
#[derive(Debug)]
pub struct Numbering {
    grid: Grid<1>,
    guide: BugGuide,
    /// For each set of occupied cells: how it becomes the least one of its images.
    occupied: Vec<Occupied>,
    /// The least sets by size, with the number of the first position on each.
    least: Vec<Least>,
    /// For each set in `least` that symmetries leave as it is: those symmetries.
    stabilisers: Vec<Vec<u8>>,
    positions: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Occupied {
    least: u16,
    symmetry: u8,
}

#[derive(Clone, Copy, Debug)]
struct Least {
    cells: u32,
    first: u32,
    /// The place in `stabilisers`; 0 is the usual one, of the identity alone.
    stabiliser: u8,
}

impl Numbering {
    /// The numbers of a board's positions.
    ///
    /// # Panics
    /// When the board has more than 19 cells.
    pub fn new(board: Board) -> Self {
        let grid = Grid::<1>::of(board);
        let cells = grid.cell_count();
        assert!(cells <= MOST_CELLS, "the positions of {board} are too many to be numbered");
        let guide = BugGuide::new(board);
        let mut occupied = vec![Occupied::default(); 1 << cells];
        let mut sets: Vec<u32> =
            (0..1u32 << cells).filter(|&set| guide.least_image(set.into(), 0).0 == u64::from(set)).collect();
        sets.sort_by_key(|set| (set.count_ones(), *set));
        let mut stabilisers = vec![vec![0]];
        let mut first = 0;
        let mut least = Vec::with_capacity(sets.len());
        for set in sets {
            let stabiliser: Vec<u8> = (0..grid.symmetries().len() as u8)
                .filter(|&s| guide.image(s, set.into()) == u64::from(set))
                .collect();
            let place = stabilisers.iter().position(|known| *known == stabiliser);
            let place = place.unwrap_or_else(|| {
                stabilisers.push(stabiliser);
                stabilisers.len() - 1
            });
            least.push(Least { cells: set, first, stabiliser: place as u8 });
            first += 1 << set.count_ones();
        }
        for (place, set) in least.iter().enumerate() {
            for symmetry in 0..grid.symmetries().len() as u8 {
                let image = guide.image(symmetry, set.cells.into());
                let entry = &mut occupied[image as usize];
                *entry = Occupied { least: place as u16, symmetry: guide.inverse(symmetry) };
            }
        }
        Numbering { grid, guide, occupied, least, stabilisers, positions: first }
    }

    /// The board with its tables.
    pub fn grid(&self) -> Grid<1> {
        self.grid
    }

    /// All numbers are below.
    pub fn len(&self) -> usize {
        self.positions as usize
    }

    /// Whether there are no positions; there always are.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The numbers of positions with at most so many stones are below.
    pub fn len_up_to(&self, stones: u32) -> usize {
        let more = self.least.partition_point(|least| least.cells.count_ones() <= stones);
        self.least.get(more).map_or(self.len(), |least| least.first as usize)
    }

    /// The number of a position at the start of a turn.
    #[inline]
    pub fn number(&self, state: &Bug<1>) -> usize {
        let mover = state.mover();
        let [own] = *state.stones(mover).words();
        let [other] = *state.stones(mover.other()).words();
        self.number_of(own, other)
    }

    #[inline]
    fn number_of(&self, own: u64, other: u64) -> usize {
        let to_least = self.occupied[(own | other) as usize];
        let least = self.least[usize::from(to_least.least)];
        let mut image = self.guide.image(to_least.symmetry, own);
        if least.stabiliser != 0 {
            let symmetries = &self.stabilisers[usize::from(least.stabiliser)];
            let images = symmetries.iter().map(|&symmetry| self.guide.image(symmetry, image));
            image = images.min().unwrap_or(image);
        }
        least.first as usize + gather(image as u32, least.cells) as usize
    }

    /// The stones of the mover and of the other player in the position of a number, `None` for a number that
    /// belongs to no position.
    #[inline]
    pub fn stones(&self, number: usize) -> Option<(u32, u32)> {
        let at = self.least.partition_point(|least| least.first as usize <= number) - 1;
        let least = self.least[at];
        let own = scatter((number - least.first as usize) as u32, least.cells);
        let other = least.cells & !own;
        let known = least.stabiliser == 0 || self.number_of(own.into(), other.into()) == number;
        known.then_some((own, other))
    }

    /// Every number that belongs to a position, in order, with the stones of the mover and of the other player.
    pub fn positions(&self) -> impl Iterator<Item = (usize, u32, u32)> {
        self.least.iter().flat_map(move |least| {
            let Least { cells, first, stabiliser } = *least;
            let mut next = Some(0u32);
            // The subsets of a set in the order of their numbers.
            let subsets = std::iter::from_fn(move || {
                let own = next?;
                next = (own != cells).then(|| own.wrapping_sub(cells) & cells);
                Some(own)
            });
            subsets.enumerate().filter_map(move |(at, own)| {
                let (number, other) = (first as usize + at, cells & !own);
                let known = stabiliser == 0 || self.number_of(own.into(), other.into()) == number;
                known.then_some((number, own, other))
            })
        })
    }

    /// The position with these stones, Black to move.
    #[inline]
    pub fn position(&self, own: u32, other: u32) -> Bug<1> {
        let set = |bits: u32| CellSet::from_words([bits.into()]);
        Bug::at_turn_start(self.grid, [set(own), set(other)], Colour::Black)
    }
}

/// The bits of a number at the places of a mask, moved together.
#[inline]
fn gather(bits: u32, mask: u32) -> u32 {
    let (mut gathered, mut place) = (0, 0);
    for chunk in (0..MOST_CELLS).step_by(6) {
        let (bits, mask) = (bits >> chunk & 63, mask >> chunk & 63);
        gathered |= u32::from(GATHERED[(mask << 6 | bits) as usize]) << place;
        place += mask.count_ones();
    }
    gathered
}

/// The opposite of [`gather`].
#[inline]
fn scatter(mut bits: u32, mut mask: u32) -> u32 {
    let mut scattered = 0;
    while mask != 0 {
        let lowest = mask & mask.wrapping_neg();
        if bits & 1 == 1 {
            scattered |= lowest;
        }
        bits >>= 1;
        mask &= mask - 1;
    }
    scattered
}

/// By mask and bits, six of each.
static GATHERED: [u8; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let mut at = 0;
    while at < table.len() {
        let (mask, bits) = (at >> 6, at & 63);
        let (mut place, mut count) = (0, 0);
        while place < 6 {
            if mask >> place & 1 == 1 {
                table[at] |= ((bits >> place & 1) << count) as u8;
                count += 1;
            }
            place += 1;
        }
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_positions_belong_together() {
        for board in ["hex2", "limp2", "hex3"] {
            let numbering = Numbering::new(board.parse().unwrap());
            let step = numbering.len() / 50_000 + 1;
            let mut positions = 0;
            for number in (0..numbering.len()).step_by(step) {
                let Some((own, other)) = numbering.stones(number) else { continue };
                assert_eq!(numbering.number(&numbering.position(own, other)), number);
                let state = numbering.position(own, other);
                for symmetry in 0..state.symmetry_count() {
                    assert_eq!(numbering.number(&state.image(symmetry)), number);
                }
                positions += 1;
            }
            assert!(positions > numbering.len() / step / 2);
        }
    }

    #[test]
    fn all_positions_are_listed_in_order() {
        let numbering = Numbering::new("limp2".parse().unwrap());
        let each = (0..numbering.len()).filter_map(|number| {
            let (own, other) = numbering.stones(number)?;
            Some((number, own, other))
        });
        assert!(numbering.positions().eq(each));
    }

    /// Burnside: the boards with stones up to symmetry are the mean, over the symmetries, of 3 to the number
    /// of the symmetry's cycles.
    #[test]
    fn there_are_as_many_positions_as_burnside_says() {
        for board in ["hex2", "limp2"] {
            let numbering = Numbering::new(board.parse().unwrap());
            let grid = numbering.grid();
            let cycles = |map: &Vec<hexgrid::Cell>| {
                let mut left = grid.all();
                let mut cycles = 0;
                while let Some(mut cell) = left.first() {
                    cycles += 1;
                    while left.contains(cell) {
                        left.remove(cell);
                        cell = map[cell.index()];
                    }
                }
                3usize.pow(cycles)
            };
            let fixed: usize = grid.symmetries().iter().map(cycles).sum();
            let counted = (0..numbering.len()).filter(|&n| numbering.stones(n).is_some()).count();
            assert_eq!(counted, fixed / grid.symmetries().len(), "{board}");
        }
    }

    #[test]
    fn the_first_numbers_have_the_fewest_stones() {
        let numbering = Numbering::new("hex3".parse().unwrap());
        assert_eq!(numbering.len_up_to(0), 1);
        // Four kinds of cells, of either colour.
        assert_eq!(numbering.len_up_to(1), 1 + 4 * 2);
        assert_eq!(numbering.len_up_to(19), numbering.len());
        for stones in 0..19 {
            let (own, other) = numbering.stones(numbering.len_up_to(stones)).unwrap();
            assert_eq!((own | other).count_ones(), stones + 1);
        }
    }
}
