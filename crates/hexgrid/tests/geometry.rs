//! The facts of RULES.md §0, on every board.

use hexgrid::{Board, CellError, CellSet, DIRECTIONS, Grid, congruent, read_rows, same_shape, write_rows};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{HashMap, HashSet};

/// Runs a body with the grid of every board, whatever its word count.
macro_rules! on_every_board {
    (|$grid:ident| $body:block) => {
        for board in Board::ALL {
            match board.words() {
                1 => {
                    let $grid = Grid::<1>::of(board);
                    $body
                }
                2 => {
                    let $grid = Grid::<2>::of(board);
                    $body
                }
                _ => {
                    let $grid = Grid::<5>::of(board);
                    $body
                }
            }
        }
    };
}

#[test]
fn boards_have_the_documented_sizes() {
    let hex: Vec<usize> = (2..=10).map(|n| Board::hex(n).cell_count()).collect();
    assert_eq!(hex, [7, 19, 37, 61, 91, 127, 169, 217, 271]);
    let limp: Vec<usize> = (2..=6).map(|n| Board::limp(n).cell_count()).collect();
    assert_eq!(limp, [12, 27, 48, 75, 108]);
    on_every_board!(|grid| { assert_eq!(grid.all().len(), grid.board().cell_count()) });
}

#[test]
fn names_go_out_and_come_back() {
    on_every_board!(|grid| {
        for cell in grid.all() {
            assert_eq!(grid.cell(&grid.name(cell)), Ok(cell));
        }
    });
    let grid = Grid::<1>::of(Board::hex(3));
    let at = |name| grid.coord(grid.cell(name).unwrap());
    assert_eq!((at("c3").q, at("c3").r), (0, 0));
    assert_eq!((at("a3").q, at("a3").r), (0, 2));
    assert_eq!((at("e1").q, at("e1").r), (0, -2));
    let lengths: Vec<usize> = grid.rows().map(|row| row.len()).collect();
    assert_eq!(lengths, [3, 4, 5, 4, 3]);
    let limp = Grid::<1>::of(Board::limp(3));
    let lengths: Vec<usize> = limp.rows().map(|row| row.len()).collect();
    assert_eq!(lengths, [3, 4, 5, 6, 5, 4]);
}

#[test]
fn what_is_no_cell_is_refused() {
    let grid = Grid::<1>::of(Board::hex(3));
    for junk in ["", "a", "a0", "a01", "a1.5", "A1", " a1", "a1 ", "é1", "a-1", "a999999999999", "1a", "a１"]
    {
        assert_eq!(grid.cell(junk), Err(CellError::Malformed), "{junk:?}");
    }
    assert_eq!(grid.cell("z1"), Err(CellError::NoSuchRow));
    assert_eq!(grid.cell("a10"), Err(CellError::NoSuchCell));
    assert_eq!(grid.cell("a4"), Err(CellError::NoSuchCell));
    for junk in ["hex1", "hex11", "limp1", "limp7", "hex03", "Hex3", "hex", "", "hex3 "] {
        assert!(junk.parse::<Board>().is_err(), "{junk:?}");
    }
}

#[test]
fn neighbours_are_mutual_and_lie_one_step_away() {
    on_every_board!(|grid| {
        for cell in grid.all() {
            for near in grid.neighbours(cell) {
                assert!(grid.neighbours(near).contains(cell));
                let (a, b) = (grid.coord(cell), grid.coord(near));
                assert!(DIRECTIONS.iter().any(|d| (a.q + d.q, a.r + d.r) == (b.q, b.r)));
            }
        }
    });
}

#[test]
fn symmetries_keep_neighbours_and_are_all_different() {
    on_every_board!(|grid| {
        let maps = grid.symmetries();
        assert_eq!(maps.len(), if grid.board().to_string().starts_with("hex") { 12 } else { 6 });
        for (i, map) in maps.iter().enumerate() {
            assert!(maps[..i].iter().all(|other| other != map));
            for cell in grid.all() {
                let image = map[cell.index()];
                assert_eq!(grid.neighbours(image), grid.image(map, grid.neighbours(cell)));
            }
        }
    });
}

#[test]
fn symmetric_images_have_the_same_shape() {
    on_every_board!(|grid| {
        // A bent line of cells from the left end of the bottom row.
        let start = grid.cell("a1").unwrap();
        let mut set = CellSet::of(start);
        for _ in 0..4 {
            let next = grid.border(set).iter().last();
            set.insert(next.expect("every board has room for five"));
            for map in grid.symmetries() {
                assert!(same_shape(&grid, set, grid.image(map, set)));
            }
        }
    });
}

#[test]
fn shapes_are_counted_as_in_the_literature_and_each_has_its_own_key() {
    // Free polyhexes: OEIS A000228. The middle of hex10 has room for nine cells in any direction.
    let grid = Grid::<5>::of(Board::hex(10));
    let mut layer = vec![CellSet::of(grid.cell("j10").unwrap())];
    for expected in [1, 1, 3, 7, 22, 82, 333, 1448, 6572] {
        let keys: HashSet<u64> = layer.iter().map(|&shape| grid.shape_key(shape)).collect();
        assert_eq!((layer.len(), keys.len()), (expected, expected));
        let mut next: HashMap<u64, Vec<CellSet<5>>> = HashMap::new();
        for shape in &layer {
            for cell in grid.border(*shape) {
                let grown = *shape | CellSet::of(cell);
                let alike = next.entry(grid.shape_key(grown)).or_default();
                if !alike.iter().any(|known| congruent(&grid, *known, grown)) {
                    alike.push(grown);
                }
            }
        }
        layer = next.into_values().flatten().collect();
    }
}

#[test]
fn the_key_decides_as_the_definition_does() {
    on_every_board!(|grid| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let bugs: Vec<_> = (0..60).map(|i| random_group(&grid, 3 + i % 10, &mut rng)).collect();
        for a in &bugs {
            for b in &bugs {
                assert_eq!(same_shape(&grid, *a, *b), congruent(&grid, *a, *b), "{a:?} {b:?}");
            }
        }
    });
}

fn random_group<const W: usize>(grid: &Grid<W>, size: usize, rng: &mut impl Rng) -> CellSet<W> {
    let mut group = CellSet::of(grid.all().nth(rng.random_range(0..grid.cell_count())).unwrap());
    while group.len() < size {
        let border = grid.border(group);
        let Some(cell) = border.nth(rng.random_range(0..border.len().max(1))) else { break };
        group.insert(cell);
    }
    group
}

#[test]
fn rows_go_out_and_come_back() {
    on_every_board!(|grid| {
        let a: CellSet<_> = grid.all().iter().step_by(3).collect();
        let b: CellSet<_> = grid.all().iter().skip(1).step_by(5).collect::<CellSet<_>>() - a;
        let text = write_rows(&grid, &[('x', a), ('o', b)]);
        assert_eq!(read_rows(&grid, &text, ['x', 'o']), Ok([a, b]));
    });
    let grid = Grid::<1>::of(Board::hex(3));
    for (junk, offset) in [
        ("", 0),
        ("3/4/5/4", 7),
        ("3/4/5/4/3/1", 10),
        ("4/4/5/4/3", 0),
        ("2/4/5/4/3", 1),
        ("0xxx/4/5/4/3", 0),
        ("12/4/5/4/3", 0),
        ("3/4/z4/4/3", 4),
        ("99999999999999999999/4/5/4/3", 0),
        ("xxxx/4/5/4/3", 3),
    ] {
        assert_eq!(read_rows(&grid, junk, ['x', 'o']).unwrap_err().offset, offset, "{junk:?}");
    }
}
