//! From a seed to every number that a game needs.

use crate::{SeatBytes, Seed, encoding};
use game::below;
use hkdf::Hkdf;
use hmac::{Hmac, Mac};
use rand::{Rng, TryRng};
use sha2::Sha256;
use std::convert::Infallible;
use zeroize::Zeroizing;

/// What the fate of a game is made from, besides the seed. All of it is public.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// Its setup, in the normal form.
    pub setup: &'a str,
    /// What each seat gave, in the order of the seats before any lot; none from a bot, for example.
    pub bytes: &'a [Option<SeatBytes>],
}

/// The whole chance of one game, decided before its first move.
///
/// The number of an outcome is a part of what it is made from: however often a game comes to the same number, because a
/// step or a turn was taken back or the server was started anew, it finds the same words there.
#[derive(Clone)]
pub struct Fate {
    key: Zeroizing<[u8; 32]>,
}

impl Fate {
    /// The fate of the game of this seed and origin.
    pub fn new(seed: &Seed, origin: Origin<'_>) -> Fate {
        let Origin { table, game, setup, bytes } = origin;
        // Whoever gave nothing stands there all the same, as an empty field.
        let seats = bytes.iter().map(|given| given.as_ref().map_or(&[][..], |SeatBytes(bytes)| bytes));
        let texts = [table, game, setup].map(str::as_bytes);
        let salt = encoding::hash(encoding::SALT, texts.into_iter().chain(seats));
        let mut key = Zeroizing::new([0; 32]);
        let made = Hkdf::<Sha256>::new(Some(&salt), seed.bytes()).expand(encoding::KEY.as_bytes(), &mut *key);
        made.expect("a key is no longer than the hash");
        Fate { key }
    }

    /// The words for the outcome of chance with so many before it.
    pub fn draw(&self, number: u32) -> Draw<'_> {
        Draw { fate: self, label: encoding::DRAW, number, word: 0, block: [0; 32] }
    }

    /// The lot that seats so many players: for each seat the place, from 0, whose occupant is to sit there.
    pub fn lot(&self, seats: usize) -> Vec<usize> {
        lot(&mut Draw { label: encoding::LOT, ..self.draw(0) }, seats)
    }

    /// A block of 32 bytes of a stream.
    fn block(&self, label: &str, number: u32, block: u32) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&*self.key).expect("a key of any length will do");
        mac.update(label.as_bytes());
        mac.update(&number.to_be_bytes());
        mac.update(&block.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

/// Shuffles the places after Fisher and Yates, from the last one down: each changes with one of those up to itself.
pub fn lot<G: Rng + ?Sized>(rng: &mut G, seats: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..seats).collect();
    for last in (1..seats).rev() {
        order.swap(last, below(rng, last as u32 + 1) as usize);
    }
    order
}

/// Tells nothing: it is as secret as the seed.
impl std::fmt::Debug for Fate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Fate")
    }
}

/// The words of one outcome, without an end. A generator like any other.
pub struct Draw<'a> {
    fate: &'a Fate,
    label: &'static str,
    number: u32,
    /// The place of the next word in the stream.
    word: u32,
    block: [u8; 32],
}

/// Words in a block.
const WORDS: u32 = 8;

impl TryRng for Draw<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let (block, place) = (self.word / WORDS, (self.word % WORDS) as usize * 4);
        if place == 0 {
            self.block = self.fate.block(self.label, self.number, block);
        }
        // No game asks for four thousand million words at once.
        self.word = self.word.wrapping_add(1);
        let word = &self.block[place..place + 4];
        Ok(u32::from_be_bytes([word[0], word[1], word[2], word[3]]))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let high = self.try_next_u32()?;
        Ok(u64::from(high) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(4) {
            part.copy_from_slice(&self.try_next_u32()?.to_be_bytes()[..part.len()]);
        }
        Ok(())
    }
}
