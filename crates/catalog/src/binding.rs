//! How each game's types become the types of "any game".

use crate::{GameId, Refusal};
use bug::Bug;
use bug_off::BugOff;
use game::{Determinize, Notation};
use herd::Herd;
use hexgrid::Board;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A view of any game: what one audience may know of a state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum AnyView {
    /// Of Bug.
    Bug(bug::View),
    /// Of Herd.
    Herd(herd::View),
    /// Of Bug Off.
    BugOff(bug_off::View),
}

/// An event of any game, as one audience may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum AnyObserved {
    /// Of Bug.
    Bug(bug::Observed),
    /// Of Herd.
    Herd(herd::Observed),
    /// Of Bug Off.
    BugOff(bug_off::Observed),
}

/// What a step of any game would do, told before it is made. It tells no more than the seat that decides may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum AnyEffect {
    /// Of Bug.
    Bug(bug::Effect),
    /// Of Herd.
    Herd(herd::Effect),
    /// Of Bug Off.
    BugOff(bug_off::Effect),
}

/// A game that the catalogue lists.
pub(crate) trait Listed: Notation + Determinize {
    const ID: GameId;
    /// Whether a seat may know what another may not.
    const HIDES: bool;
    /// Whether anything is left to chance.
    const HAS_CHANCE: bool;
    fn wrap_view(view: Self::View) -> AnyView;
    fn wrap_observed(observed: Self::Observed) -> AnyObserved;
    fn any_effect(&self, step: Self::Step) -> AnyEffect;
}

macro_rules! listed {
    ($variant:ident, hides: $hides:expr, chance: $chance:expr, [$($generics:tt)*] $state:ty) => {
        impl<$($generics)*> Listed for $state {
            const ID: GameId = GameId::$variant;
            const HIDES: bool = $hides;
            const HAS_CHANCE: bool = $chance;
            fn wrap_view(view: Self::View) -> AnyView {
                AnyView::$variant(view)
            }
            fn wrap_observed(observed: Self::Observed) -> AnyObserved {
                AnyObserved::$variant(observed)
            }
            fn any_effect(&self, step: Self::Step) -> AnyEffect {
                AnyEffect::$variant(self.effect(step))
            }
        }
    };
}
listed!(Bug, hides: false, chance: false, [const W: usize] Bug<W>);
listed!(Herd, hides: false, chance: true, [const W: usize] Herd<W>);
listed!(BugOff, hides: true, chance: true, [] BugOff);

/// The words of the type of state for the board that a view names.
///
/// # Errors
/// When there is no such board.
pub(crate) fn words_of(board: &str) -> Result<usize, Refusal> {
    let known = board.parse().map(Board::words);
    known.map_err(|_| Refusal::new("bad-view", "The view names no board."))
}

/// Steps as texts. They depend on the board alone, which any state of a view has.
///
/// # Errors
/// When the view contradicts itself.
pub(crate) fn step_texts<R: Listed, G: Rng + ?Sized>(
    steps: &[R::Step],
    view: &R::View,
    rng: &mut G,
) -> Result<Vec<String>, Refusal> {
    let state = R::determinize(view, rng)?;
    Ok(steps.iter().map(|&step| state.step_text(step)).collect())
}
