//! What a player adds to the fate of a game.

use crate::hex;
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Sixteen bytes that a player chose. They are public, and shown as soon as they are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatBytes(pub [u8; 16]);

impl fmt::Display for SeatBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl fmt::Debug for SeatBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeatBytes({self})")
    }
}

impl FromStr for SeatBytes {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeatBytes, &'static str> {
        hex::read(text).map(SeatBytes).ok_or("the bytes of a seat are 32 digits of 0-9 and a-f")
    }
}

impl Serialize for SeatBytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatBytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatBytes, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = SeatBytes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("32 digits of 0-9 and a-f")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<SeatBytes, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}
