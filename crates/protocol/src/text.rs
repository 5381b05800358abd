//! Texts with bounds.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// A text of at most `MAX` bytes. A longer one is refused while it is parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<const MAX: usize>(String);

impl<const MAX: usize> Deref for Text<MAX> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de, const MAX: usize> Deserialize<'de> for Text<MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Bounded<const MAX: usize>;
        impl<const MAX: usize> Visitor<'_> for Bounded<MAX> {
            type Value = Text<MAX>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a text of at most {MAX} bytes")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Text<MAX>, E> {
                if text.len() > MAX {
                    return Err(E::invalid_length(text.len(), &self));
                }
                Ok(Text(text.to_owned()))
            }
        }
        deserializer.deserialize_str(Bounded::<MAX>)
    }
}

/// An idempotency key: 8 to 64 characters of `A`–`Z`, `a`–`z`, `0`–`9`, `_` and `-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// A key of the server's own making; none if it is no key.
    pub fn new(text: &str) -> Option<Key> {
        let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
        ((8..=64).contains(&text.len()) && plain).then(|| Key(text.to_owned()))
    }
}

impl Deref for Key {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Text::<64>::deserialize(deserializer)?;
        Key::new(&text)
            .ok_or_else(|| D::Error::custom("a key has 8 to 64 characters of A-Z, a-z, 0-9, _ and -"))
    }
}

/// A list that is refused at its first element beyond the last that may be.
pub(crate) fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>, const MAX: usize>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    struct Few<T, const MAX: usize>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>, const MAX: usize> Visitor<'de> for Few<T, MAX> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {MAX}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut few = Vec::new();
            while let Some(element) = list.next_element()? {
                if few.len() == MAX {
                    return Err(A::Error::invalid_length(few.len() + 1, &self));
                }
                few.push(element);
            }
            Ok(few)
        }
    }
    deserializer.deserialize_seq(Few::<T, MAX>(PhantomData))
}
