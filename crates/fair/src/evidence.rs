//! What a record says, so that its chance can be checked.

use crate::{Commitment, SeatBytes, Seed};
use std::fmt;

/// The tags of a record, in their order there.
pub const TAGS: [&str; 5] = [TABLE, COMMITMENT, SEAT_BYTES, LOT, SEED];

const TABLE: &str = "Table";
const COMMITMENT: &str = "Commitment";
const SEAT_BYTES: &str = "SeatBytes";
const LOT: &str = "Lot";
const SEED: &str = "Seed";

/// Whoever gave no bytes, in a tag.
const NOTHING: &str = "-";

/// Everything about the chance of a game that is public, and the seed once it is.
#[derive(Clone)]
pub struct Evidence {
    /// The table's id.
    pub table: String,
    /// What was shown before anybody sat down.
    pub commitment: Commitment,
    /// What each place gave, in the order of the seats before any lot.
    pub bytes: Vec<Option<SeatBytes>>,
    /// Where seats were drawn by lot: for each seat the place, from 0, whose occupant came to sit there.
    pub lot: Option<Vec<usize>>,
    /// The secret, when the game is over.
    pub seed: Option<Seed>,
}

/// A tag that makes no sense, or is missing among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTag {
    /// Which.
    pub tag: &'static str,
    /// What it should be.
    pub sentence: &'static str,
}

impl fmt::Display for BadTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The tag {}: {}.", self.tag, self.sentence)
    }
}

impl Evidence {
    /// As tags of a record.
    pub fn tags(&self) -> Vec<(&'static str, String)> {
        let given = |bytes: &Option<SeatBytes>| bytes.map_or(NOTHING.to_owned(), |bytes| bytes.to_string());
        let bytes: Vec<String> = self.bytes.iter().map(given).collect();
        let mut tags = vec![
            (TABLE, self.table.clone()),
            (COMMITMENT, self.commitment.to_string()),
            (SEAT_BYTES, bytes.join(" ")),
        ];
        if let Some(lot) = &self.lot {
            let places: Vec<String> = lot.iter().map(|place| (place + 1).to_string()).collect();
            tags.push((LOT, places.join(" ")));
        }
        tags.extend(self.seed.as_ref().map(|seed| (SEED, seed.reveal())));
        tags
    }

    /// From the tags of a record; nothing when it has no commitment and no seed.
    ///
    /// # Errors
    /// The first tag that is missing or makes no sense.
    pub fn read<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> Result<Option<Evidence>, BadTag> {
        if tag(COMMITMENT).is_none() && tag(SEED).is_none() {
            return Ok(None);
        }
        let bad = |tag| move |sentence| BadTag { tag, sentence };
        let needed = |name| tag(name).ok_or(bad(name)("it is missing, though others of its kind are there"));
        let commitment = needed(COMMITMENT)?.parse().map_err(bad(COMMITMENT))?;
        let bytes = |word: &str| if word == NOTHING { Ok(None) } else { word.parse().map(Some) };
        let bytes = needed(SEAT_BYTES)?.split(' ').map(bytes).collect::<Result<_, _>>();
        Ok(Some(Evidence {
            table: needed(TABLE)?.to_owned(),
            commitment,
            bytes: bytes.map_err(bad(SEAT_BYTES))?,
            lot: tag(LOT).map(read_lot).transpose().map_err(bad(LOT))?,
            seed: tag(SEED).map(str::parse).transpose().map_err(bad(SEED))?,
        }))
    }
}

fn read_lot(text: &str) -> Result<Vec<usize>, &'static str> {
    const FORM: &str = "it is the place, from 1, that each seat was drawn from";
    let place = |word: &str| {
        let number = word.parse::<u8>().ok().filter(|number| number.to_string() == word)?;
        usize::from(number).checked_sub(1)
    };
    text.split(' ').map(place).collect::<Option<_>>().ok_or(FORM)
}

/// Tells everything that is public.
impl fmt::Debug for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Evidence { table, commitment, bytes, lot, seed: _ } = self;
        f.debug_struct("Evidence")
            .field("table", table)
            .field("commitment", commitment)
            .field("bytes", bytes)
            .field("lot", lot)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evidence() -> Evidence {
        let seed = Seed::new([3; 32]);
        Evidence {
            table: "abcdefghijkmnpqr".to_owned(),
            commitment: seed.commitment("abcdefghijkmnpqr"),
            bytes: vec![Some(SeatBytes([1; 16])), None, Some(SeatBytes([255; 16]))],
            lot: Some(vec![2, 0, 1]),
            seed: Some(seed),
        }
    }

    fn read(tags: &[(&'static str, String)]) -> Result<Option<Evidence>, BadTag> {
        Evidence::read(|name| tags.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value.as_str()))
    }

    #[test]
    fn tags_go_out_and_come_back() {
        let whole = evidence();
        let running = Evidence { lot: None, seed: None, ..whole.clone() };
        for evidence in [whole, running] {
            let tags = evidence.tags();
            let names: Vec<&str> = tags.iter().map(|(name, _)| *name).collect();
            assert!(TAGS.iter().filter(|tag| names.contains(tag)).eq(&names), "{names:?}");
            assert_eq!(read(&tags).unwrap().unwrap().tags(), tags);
        }
        assert!(read(&[]).unwrap().is_none());
        assert!(!format!("{:?}", evidence()).contains("0303"), "{:?}", evidence());
    }

    #[test]
    fn a_tag_that_makes_no_sense_is_named() {
        for (name, wrong) in [
            ("Commitment", "12"),
            ("SeatBytes", ""),
            ("SeatBytes", "- 12"),
            ("Lot", "0 1 2"),
            ("Lot", "1 x"),
            ("Lot", "01 2"),
            ("Seed", "x"),
        ] {
            let mut tags = evidence().tags();
            tags.iter_mut().filter(|(tag, _)| *tag == name).for_each(|(_, value)| *value = wrong.to_owned());
            assert_eq!(read(&tags).unwrap_err().tag, name, "{wrong}");
        }
        for name in ["Table", "Commitment", "SeatBytes"] {
            let mut tags = evidence().tags();
            tags.retain(|(tag, _)| *tag != name);
            assert_eq!(read(&tags).unwrap_err().tag, name);
        }
    }
}
