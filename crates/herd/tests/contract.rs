//! Herd keeps the laws of every game, on every board.

use contract::{Suite, Symmetry};
use herd::{Herd, Step};

fn universe<const W: usize>(state: &Herd<W>) -> Vec<Step> {
    let cells = || state.grid().all().iter();
    cells().map(Step::Remove).chain(cells().map(Step::Place)).collect()
}

fn suite<const W: usize>(setups: &[&str]) -> Suite<Herd<W>> {
    let symmetry = Symmetry { count: Herd::symmetry_count, state: Herd::image, step: Herd::image_of_step };
    Suite::new(setups, universe).with_symmetry(symmetry)
}

fn small_boards() -> Suite<Herd<1>> {
    suite(&["hex2", "hex3", "hex4", "hex5", "limp2", "limp3", "limp4"])
}

fn middle_boards() -> Suite<Herd<2>> {
    suite(&["hex6", "hex7", "limp5", "limp6"]).with_games(2).with_looks(25)
}

fn large_boards() -> Suite<Herd<5>> {
    suite(&["hex8", "hex9", "hex10"]).with_games(1).with_looks(15)
}

contract::laws!(on_small_boards, small_boards; chance, symmetry);
contract::laws!(on_middle_boards, middle_boards; chance, symmetry);
contract::laws!(on_large_boards, large_boards; chance, symmetry);
