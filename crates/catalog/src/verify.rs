//! Whether the chance in a record is what its seed gives.

use crate::GameId;
use crate::any::{AnyMatch, each};
use crate::binding::Listed;
use crate::studies::usual_start;
use fair::{Evidence, Fate, Seed};
use game::{Event, Match, Node};
use record::{Document, RecordError};
use serde::Serialize;
use std::fmt;

/// What a check of a record's chance has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChanceCheck {
    /// Which game it is.
    pub game: GameId,
    /// The table's id; none where nothing was left to chance.
    pub table: Option<String>,
    /// Outcomes of chance in the record: a deal, rolls, draws.
    pub outcomes: usize,
    /// How many of them are what the seed gives.
    pub agreeing: usize,
    /// What is not, in the order of the record.
    pub faults: Vec<ChanceFault>,
}

impl ChanceCheck {
    /// Whether the commitment is that of the seed at this table.
    pub fn commitment_agrees(&self) -> bool {
        let broken = |fault: &ChanceFault| matches!(fault.place, FaultPlace::Seed | FaultPlace::Commitment);
        !self.faults.iter().any(broken)
    }
}

/// Something in a record that is not what its seed gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChanceFault {
    /// Where.
    #[serde(flatten)]
    pub place: FaultPlace,
    /// What the record says.
    pub written: String,
    /// What the seed gives; none where that cannot be told.
    pub seed_gives: Option<String>,
}

/// A place in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "place", rename_all = "kebab-case")]
pub enum FaultPlace {
    /// The seed: neither the commitment nor what happened is that of this seed at this table.
    Seed,
    /// The commitment alone.
    Commitment,
    /// The bytes of the seats, or else the game's setup: the seed is the one promised, and yet hardly anything is what it
    /// gives.
    SeatBytes,
    /// The lot.
    Lot,
    /// The deal.
    Deal,
    /// A roll or a draw.
    Turn {
        /// Of which turn.
        turn: usize,
    },
}

impl fmt::Display for ChanceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            FaultPlace::Seed => {
                return f.write_str(
                    "Seed: neither the commitment nor what happened is that of this seed and table",
                );
            }
            FaultPlace::SeatBytes => {
                return f.write_str("SeatBytes: with these, and this setup, the seed gives another game");
            }
            FaultPlace::Commitment => f.write_str("Commitment")?,
            FaultPlace::Lot => f.write_str("Lot")?,
            FaultPlace::Deal => f.write_str("Deal")?,
            FaultPlace::Turn { turn } => write!(f, "turn {turn}")?,
        }
        let seed_gives = self.seed_gives.as_deref().unwrap_or("nothing");
        write!(f, ": the seed gives {seed_gives}, the record says {}", self.written)
    }
}

/// Plays a record by the rules, and computes its chance again.
///
/// # Errors
/// When it is no record that can be played, or there is not all that is needed to check it.
pub fn verify(text: &str) -> Result<ChanceCheck, RecordError> {
    let document = Document::parse(text)?;
    let mut inner = usual_start(&document)?;
    each!(&mut inner, play => *play = document.replay()?.play);
    let play = AnyMatch(inner);
    if !play.has_chance() {
        return Ok(ChanceCheck {
            game: play.game(),
            table: None,
            outcomes: 0,
            agreeing: 0,
            faults: Vec::new(),
        });
    }
    let (evidence, seed) = evidence_of(&document, &play)?;
    let fate = play.fate(&seed, &evidence.table, &evidence.bytes);
    let mut faults = each!(&play.0, play => wrong_outcomes(play, &fate));
    let outcomes = play.outcomes();
    let agreeing = outcomes - faults.len();
    let lot = lot_fault(&evidence, &fate, play.hides_something());

    let seed_gives = seed.commitment(&evidence.table);
    let strange = agreeing * 2 < outcomes;
    let tag =
        |place, written: &str, seed_gives| ChanceFault { place, written: written.to_owned(), seed_gives };
    let first = match (seed_gives == evidence.commitment, strange) {
        (true, false) => None,
        (true, true) => Some(tag(FaultPlace::SeatBytes, document.tag("SeatBytes").unwrap_or_default(), None)),
        (false, false) => {
            let written = evidence.commitment.to_string();
            Some(tag(FaultPlace::Commitment, &written, Some(seed_gives.to_string())))
        }
        (false, true) => Some(tag(FaultPlace::Seed, &seed.reveal(), None)),
    };
    faults.splice(0..0, first.into_iter().chain(lot));
    Ok(ChanceCheck { game: play.game(), table: Some(evidence.table), outcomes, agreeing, faults })
}

/// What the record says about its chance, and the seed.
fn evidence_of(document: &Document<'_>, play: &AnyMatch) -> Result<(Evidence, Seed), RecordError> {
    let read = Evidence::read(|name| document.tag(name));
    let read = read.map_err(|bad| document.refuse_tag(bad.tag, "bad-evidence", bad.to_string()))?;
    if document.tag("Position").is_some() {
        const SENTENCE: &str =
            "This record does not begin where its game began, so its chance cannot be checked.";
        return Err(document.refuse_tag("Position", "no-evidence", SENTENCE));
    }
    let Some(evidence) = read else {
        const SENTENCE: &str = "This record has no commitment and no seed, so its chance cannot be checked.";
        return Err(document.refuse_tag("Commitment", "no-evidence", SENTENCE));
    };
    if evidence.bytes.len() != usize::from(play.seats()) {
        const SENTENCE: &str = "The tag SeatBytes: it is one word for each seat.";
        return Err(document.refuse_tag("SeatBytes", "bad-evidence", SENTENCE));
    }
    let Some(seed) = evidence.seed.clone() else {
        const SENTENCE: &str = "This record has no seed yet: read it again when the game is over.";
        return Err(document.refuse_tag("Commitment", "no-seed", SENTENCE));
    };
    Ok((evidence, seed))
}

/// Where cards are hidden the seats are drawn by lot, and nowhere else.
fn lot_fault(evidence: &Evidence, fate: &Fate, by_lot: bool) -> Option<ChanceFault> {
    let due = by_lot.then(|| fate.lot(evidence.bytes.len()));
    let text =
        |lot: &Vec<usize>| lot.iter().map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(" ");
    (due != evidence.lot).then(|| ChanceFault {
        place: FaultPlace::Lot,
        written: evidence.lot.as_ref().map_or_else(|| "nothing".to_owned(), text),
        seed_gives: due.as_ref().map(text),
    })
}

/// The outcomes that are not what the fate has for them.
fn wrong_outcomes<R: Listed>(play: &Match<R>, fate: &Fate) -> Vec<ChanceFault> {
    let deal = play.preparation().iter().map(|happened| (FaultPlace::Deal, happened));
    let turns = play.turns().flat_map(|turn| {
        turn.events.iter().map(move |happened| (FaultPlace::Turn { turn: turn.number }, happened))
    });
    let chance = deal.chain(turns).filter_map(|(place, (before, event))| match event {
        Event::Chance(outcome) => Some((place, before, *outcome)),
        Event::Step(_) => None,
    });
    let wrong = (0..).zip(chance).filter_map(|(number, (place, before, outcome))| {
        debug_assert!(before.node() == Node::Chance);
        let due = before.sample_chance(&mut fate.draw(number));
        let text = |outcome| match place {
            FaultPlace::Deal => before.preparation_text(outcome),
            _ => before.event_text(Event::Chance(outcome)),
        };
        (due != outcome).then(|| ChanceFault { place, written: text(outcome), seed_gives: Some(text(due)) })
    });
    wrong.collect()
}
