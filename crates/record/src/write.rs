//! The normal form.

use crate::Record;
use crate::replay::DERIVED;
use game::{Event, Node, Notation};

/// The longest line of turns, in characters.
const LINE: usize = 100;

impl<R: Notation> Record<R> {
    /// The record of a game that has been played here.
    pub fn new(play: game::Match<R>, tags: Vec<(String, String)>, outcome: Option<game::Payoff>) -> Self {
        let by_rules = match play.state().node() {
            Node::Over(payoff) => Some(payoff),
            _ => outcome,
        };
        Record { tags, play, outcome: by_rules }
    }

    /// The result as the record writes it.
    pub fn result(&self) -> String {
        self.outcome.map_or_else(|| "*".to_owned(), |payoff| self.play.state().result_text(payoff))
    }

    /// The normal form: reading it and writing it again gives the same bytes.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.ordered_tags() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            text.push_str(&format!("[{name} \"{value}\"]\n"));
        }
        text.push('\n');
        let mut width = 0;
        let mut put = |word: &str| {
            let length = word.chars().count();
            if width > 0 && width + 1 + length > LINE {
                text.push('\n');
                width = 0;
            } else if width > 0 {
                text.push(' ');
                width += 1;
            }
            text.push_str(word);
            width += length;
        };
        for turn in self.play.turns() {
            if !turn.complete && R::INCOMPLETE_TURN.is_some() {
                break;
            }
            put(&format!("{}.", turn.number));
            sorted_turn(turn.events).split(' ').for_each(&mut put);
        }
        put(&self.result());
        text.push('\n');
        text
    }

    /// Game, Setup, Date, Site, the seats, Position, the deal, what its chance can be checked by, Result, then the others.
    fn ordered_tags(&self) -> Vec<(String, String)> {
        let mut given: Vec<(String, String)> =
            self.tags.iter().filter(|(name, _)| !DERIVED.contains(&name.as_str())).cloned().collect();
        let mut take = |name: &str| {
            let at = given.iter().position(|(given, _)| given == name)?;
            Some(given.remove(at))
        };
        let setup = self.play.setup();
        let mut tags = vec![own("Game", R::NAME.to_owned()), own("Setup", setup.to_string())];
        tags.extend(["Date", "Site"].into_iter().filter_map(&mut take));
        tags.extend(R::seat_tags(setup).into_iter().filter_map(&mut take));
        if *self.play.start() != R::start(setup) {
            tags.push(own("Position", self.play.start().position_text()));
        }
        for (before, event) in self.play.preparation() {
            if let (Some(name), Event::Chance(outcome)) = (R::PREPARATION_TAG, event) {
                tags.push(own(name, before.preparation_text(*outcome)));
            }
        }
        let fairness = ["Table", "Commitment", "SeatBytes", "Lot", "Seed"];
        tags.extend(fairness.into_iter().filter_map(&mut take));
        tags.push(own("Result", self.result()));
        tags.extend(given);
        tags
    }
}

/// The text of a turn in the normal form: events whose order does not matter (Herd's removals) stand sorted.
fn sorted_turn<R: Notation>(events: &[(R, Event<R>)]) -> String {
    let mut ranked: Vec<(Option<usize>, String)> =
        events.iter().map(|(before, event)| (R::free_rank(*event), before.event_text(*event))).collect();
    for run in ranked.chunk_by_mut(|a, b| a.0.is_some() && b.0.is_some()) {
        run.sort_by_key(|(rank, _)| *rank);
    }
    let texts: Vec<String> = ranked.into_iter().map(|(_, text)| text).collect();
    texts.join(R::GLUE)
}

fn own(name: &str, value: String) -> (String, String) {
    (name.to_owned(), value)
}
