//! What is enumerated is what is legal.

use super::{demand, is_friendly};
use crate::{Breach, Subject, Suite};
use game::{Event, Node};
use std::collections::HashSet;

/// Over the whole universe of steps: `steps()` gives exactly those that `is_legal` lets pass, each once,
/// and knows their number; where no seat decides there is none; refusals are friendly.
pub fn legality<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_state("legality", |_, _, state, _| legal_in(suite, state))
}

fn legal_in<R: Subject>(suite: &Suite<R>, state: &R) -> Result<(), String> {
    let universe = (suite.universe)(state);
    let conceivable: HashSet<R::Step> = universe.iter().copied().collect();
    demand!(conceivable.len() == universe.len(), "the universe of the suite names a step twice");
    let listed = list_of(state)?;
    let decides = matches!(state.node(), Node::Decide(_));
    demand!(decides != listed.is_empty(), "{} steps in the node {:?}", listed.len(), state.node());
    for step in &listed {
        demand!(conceivable.contains(step), "the universe of the suite lacks the legal step {step:?}");
    }
    for step in universe {
        let verdict = state.is_legal(step);
        let in_list = listed.contains(&step);
        demand!(verdict.is_ok() == in_list, "{step:?} listed: {in_list}, but is_legal says {verdict:?}");
        let applied = Event::Step(step).apply(*state).map(|_| ());
        demand!(applied.is_ok() == in_list, "{step:?} listed: {in_list}, but apply says {applied:?}");
        if let Err(illegal) = verdict {
            is_friendly(illegal.code, illegal.sentence)?;
        }
    }
    Ok(())
}

/// The steps as a set, with their number checked all the way.
fn list_of<R: Subject>(state: &R) -> Result<HashSet<R::Step>, String> {
    let mut steps = state.steps();
    let mut listed = HashSet::new();
    loop {
        let left = steps.len();
        demand!(steps.size_hint() == (left, Some(left)), "the length is not exact");
        let Some(step) = steps.next() else {
            demand!(left == 0, "{left} steps were promised that do not come");
            return Ok(listed);
        };
        demand!(left > 0, "{step:?} comes behind the promised end");
        demand!(listed.insert(step), "{step:?} is listed twice");
    }
}
