//! What the chance of a table follows from. The seed is as secret as the cards while the game goes on, hence no `Debug`.

use super::Table;
use super::registry::TABLE_ID_LETTERS;
use crate::guards::Guard;
use crate::random;
use catalog::AnyMatch;
use fair::{Evidence, Fate, SeatBytes, Seed};
use protocol::{FairInfo, Reserved};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The secret of a table, and what those who sit there have added.
#[derive(Clone, Serialize, Deserialize)]
pub struct Fairness {
    #[serde(serialize_with = "write_seed", deserialize_with = "read_seed")]
    seed: Seed,
    /// What each place gave, in the order of the seats before any lot.
    bytes: Vec<Option<SeatBytes>>,
    /// Once seats were drawn by lot: for each seat the place whose occupant sits there now.
    #[serde(skip)]
    lot: Option<Vec<usize>>,
}

/// A secret that was promised for a table that is not opened yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// The id that the table will have.
    pub(super) table: String,
    #[serde(serialize_with = "write_seed", deserialize_with = "read_seed")]
    seed: Seed,
}

impl Promise {
    /// A fresh secret for a table of an id that nobody has.
    pub(super) fn fresh() -> Promise {
        Promise { table: random::word::<TABLE_ID_LETTERS>(), seed: fresh_seed() }
    }

    /// For everybody.
    pub(super) fn shown(&self) -> Reserved {
        let commitment = self.seed.commitment(&self.table).to_string();
        Reserved { table: self.table.clone(), commitment }
    }

    /// What the chance of the table follows from, with what each place adds.
    pub(super) fn kept(&self, bytes: Vec<Option<SeatBytes>>) -> Fairness {
        Fairness::new(self.seed.clone(), bytes)
    }
}

/// A fresh secret.
fn fresh_seed() -> Seed {
    Seed::new(random::bytes())
}

impl Fairness {
    /// At a new table.
    pub fn new(seed: Seed, bytes: Vec<Option<SeatBytes>>) -> Fairness {
        Fairness { seed, bytes, lot: None }
    }

    /// At a new table where nobody was told of the seed before; none where nothing is left to chance.
    pub(super) fn fresh(play: &AnyMatch) -> Option<Fairness> {
        play.has_chance().then(|| Fairness::new(fresh_seed(), vec![None; play.seats().into()]))
    }

    /// For how many seats it is.
    pub(super) fn places(&self) -> usize {
        self.bytes.len()
    }

    /// Somebody sits down at a place and adds their own.
    pub(super) fn add(&mut self, place: usize, bytes: Option<SeatBytes>) {
        self.bytes[place] = bytes;
    }

    /// The seats were drawn by lot.
    pub(super) fn draw_lot(&mut self, order: &[usize]) {
        self.lot = Some(order.to_vec());
    }
}

impl Table {
    /// The fate of its game, known to nobody. It is complete when every seat is taken.
    pub(super) fn fate(&self) -> Option<Fate> {
        let Fairness { seed, bytes, .. } = self.fair.as_ref()?;
        Some(self.play.fate(seed, self.id(), bytes))
    }

    /// What everybody may know of it now: the seed only when the game is over.
    pub(super) fn evidence(&self) -> Option<Evidence> {
        let Fairness { seed, bytes, lot } = self.fair.as_ref()?;
        Some(Evidence {
            table: self.id().to_owned(),
            commitment: seed.commitment(self.id()),
            bytes: bytes.clone(),
            lot: lot.clone(),
            seed: (self.is_over() || !Guard::Seed.stands()).then(|| seed.clone()),
        })
    }

    /// The same for the protocol.
    pub(super) fn fair_info(&self) -> Option<FairInfo> {
        let evidence = self.evidence()?;
        let places = |lot: Vec<usize>| lot.into_iter().map(|place| place as u8 + 1).collect();
        Some(FairInfo {
            commitment: evidence.commitment.to_string(),
            bytes: evidence.bytes.iter().map(|bytes| bytes.map(|bytes| bytes.to_string())).collect(),
            lot: evidence.lot.map(places),
            seed: evidence.seed.map(|seed| seed.reveal()),
        })
    }
}

fn write_seed<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&seed.reveal())
}

fn read_seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
    // What is wrong would quote it.
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}
