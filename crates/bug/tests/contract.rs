//! Bug keeps the laws of every game, on every board, with and without the pie rule.

use bug::{Bug, Step};
use contract::{Suite, Symmetry};
use game::Rules;

fn universe<const W: usize>(state: &Bug<W>) -> Vec<Step> {
    let cells = || state.grid().all().iter();
    cells().map(Step::Place).chain(cells().map(Step::Grow)).chain([Step::Swap]).collect()
}

fn suite<const W: usize>(setups: &[&str]) -> Suite<Bug<W>> {
    let symmetry = Symmetry { count: Bug::symmetry_count, state: Bug::image, step: Bug::image_of_step };
    Suite::new(setups, universe)
        .with_symmetry(symmetry)
        // A position text does not tell whether the pie rule is on offer.
        .with_untold(|state| state.is_legal(Step::Swap).is_ok())
}

fn small_boards() -> Suite<Bug<1>> {
    suite(&[
        "hex2",
        "hex2 swap",
        "hex3",
        "hex3 swap",
        "hex4",
        "hex4 swap",
        "hex5",
        "hex5 swap",
        "limp2",
        "limp2 swap",
        "limp3",
        "limp3 swap",
        "limp4",
        "limp4 swap",
    ])
}

fn middle_boards() -> Suite<Bug<2>> {
    suite(&["hex6", "hex6 swap", "hex7", "hex7 swap", "limp5", "limp5 swap", "limp6", "limp6 swap"])
        .with_games(2)
        .with_looks(25)
}

fn large_boards() -> Suite<Bug<5>> {
    suite(&["hex8", "hex8 swap", "hex9", "hex9 swap", "hex10", "hex10 swap"]).with_games(1).with_looks(15)
}

contract::laws!(on_small_boards, small_boards; symmetry);
contract::laws!(on_middle_boards, middle_boards; symmetry);
contract::laws!(on_large_boards, large_boards; symmetry);
