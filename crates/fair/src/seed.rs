//! The secret of a game, and the promise about it.

use crate::{encoding, hex};
use std::fmt;
use std::str::FromStr;
use zeroize::Zeroizing;

/// The secret from which a game's chance is made: 32 bytes that nobody but the server knows while the game goes on.
///
/// It has no `Serialize` and no telling `Debug`, and its memory is wiped when it is dropped. The one way out is
/// [`Seed::reveal`].
#[derive(Clone)]
pub struct Seed(Zeroizing<[u8; 32]>);

impl Seed {
    /// A seed of these bytes, which should come from the operating system.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(Zeroizing::new(bytes))
    }

    /// As text: 64 digits. For the log, and for everybody once the game is over.
    pub fn reveal(&self) -> String {
        struct Shown<'a>(&'a [u8; 32]);
        impl fmt::Display for Shown<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(f, self.0)
            }
        }
        Shown(self.bytes()).to_string()
    }

    /// The promise to use this seed at this table.
    pub fn commitment(&self, table: &str) -> Commitment {
        Commitment(encoding::hash(encoding::COMMITMENT, [table.as_bytes(), self.bytes()]))
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl FromStr for Seed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seed, &'static str> {
        hex::read(text).map(Seed::new).ok_or("a seed is 64 digits of 0-9 and a-f")
    }
}

/// Tells nothing: it may end up in a log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed")
    }
}

/// The hash that binds a table to its seed. Public.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Commitment, &'static str> {
        hex::read(text).map(Commitment).ok_or("a commitment is 64 digits of 0-9 and a-f")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_tells_itself_only_when_asked() {
        let seed = Seed::new(std::array::from_fn(|i| i as u8 + 0xa0));
        assert_eq!(format!("{seed:?}"), "Seed");
        assert!(seed.reveal().starts_with("a0a1a2") && seed.reveal().len() == 64);
        let again: Seed = seed.reveal().parse().unwrap();
        assert_eq!(again.bytes(), seed.bytes());
    }

    #[test]
    fn a_commitment_is_to_one_seed_at_one_table() {
        let (a, b) = (Seed::new([1; 32]), Seed::new([2; 32]));
        assert_eq!(a.commitment("t1"), a.clone().commitment("t1"));
        assert_ne!(a.commitment("t1"), b.commitment("t1"));
        assert_ne!(a.commitment("t1"), a.commitment("t2"));
    }
}
