//! What a client may send over a WebSocket, and mostly must not.

use crate::random::Random;
use crate::site::frame::{BINARY, CLOSE, Frame, LAST, PING, PONG, TEXT, head};

/// The only message of a client.
const PROPER: &str = r#"{"type":"ping"}"#;
/// JSON that is well formed, mostly, and no message.
const WILD: [&str; 16] = [
    "{}",
    "[]",
    "null",
    "0",
    "-1e999",
    "\"ping\"",
    r#"{"type":null}"#,
    r#"{"type":"pong"}"#,
    r#"{"type":"ping","type":"ping"}"#,
    r#"{"type":"ping","version":18446744073709551616}"#,
    r#"{"type":"ping","text":"\ud800"}"#,
    r#"{"type":{"type":{"type":"ping"}}}"#,
    r#"{"type":"act","version":0,"key":"","text":"a1"}"#,
    r#"{"type":"sync","state":{"version":-1}}"#,
    r#"{"type":["ping"]}"#,
    "{\"type\":\"ping\"}\0",
];
/// Longest payload that is really sent.
const LONGEST: usize = 200_000;

/// A name, and what makes some bytes of that sort.
pub type Sort = (&'static str, fn(&mut Random) -> Vec<u8>);

/// All of them.
pub const SORTS: [Sort; 13] = [
    ("proper messages", proper),
    ("wild JSON", wild),
    ("nested JSON", nested),
    ("bytes", bytes),
    ("too large", too_large),
    ("half frames", half),
    ("masks missing or doubled", masks),
    ("fragments", fragments),
    ("reserved bits and kinds", reserved),
    ("control frames", control),
    ("closes and more behind them", closes),
    ("texts that are no UTF-8", no_text),
    ("frames with changed bytes", changed),
];

fn masked(random: &mut Random, first: u8, payload: &[u8]) -> Vec<u8> {
    let mask = random.bytes(4);
    Frame { first, payload: payload.to_vec() }.bytes(Some([mask[0], mask[1], mask[2], mask[3]]))
}

fn some(random: &mut Random, most: usize) -> Vec<u8> {
    let length = random.below(most);
    random.bytes(length)
}

fn proper(random: &mut Random) -> Vec<u8> {
    (0..=random.below(40)).flat_map(|_| masked(random, LAST | TEXT, PROPER.as_bytes())).collect()
}

fn wild(random: &mut Random) -> Vec<u8> {
    let json = random.pick(&WILD);
    masked(random, LAST | TEXT, json.as_bytes())
}

fn nested(random: &mut Random) -> Vec<u8> {
    let depth = random.below(1100);
    let json = random.pick(&["[", "{\"type\":", "[{\"a\":"]).repeat(depth);
    masked(random, LAST | TEXT, json.as_bytes())
}

fn bytes(random: &mut Random) -> Vec<u8> {
    let payload = some(random, 1500);
    masked(random, LAST | BINARY, &payload)
}

/// Larger than allowed, or only said to be.
fn too_large(random: &mut Random) -> Vec<u8> {
    let said = random.pick(&[1025, 65_535, 65_536, 1 << 31, 1 << 32, 1 << 62, u64::MAX >> 1, u64::MAX]);
    let mut frame = head(LAST | TEXT, said, Some([1, 2, 3, 4]));
    frame.extend(some(random, LONGEST));
    frame
}

fn half(random: &mut Random) -> Vec<u8> {
    let mut frame = masked(random, LAST | TEXT, PROPER.as_bytes());
    frame.truncate(random.below(frame.len()));
    frame
}

fn masks(random: &mut Random) -> Vec<u8> {
    let plain = Frame::whole(TEXT, PROPER).bytes(None);
    if random.below(2) == 0 {
        return plain;
    }
    masked(random, LAST | TEXT, &plain)
}

/// Messages in parts: without end, without beginning, with others between, too large together.
fn fragments(random: &mut Random) -> Vec<u8> {
    let mut frames = Vec::new();
    for _ in 0..random.below(300) {
        let first = random.pick(&[TEXT, 0, 0, 0, 0, LAST, BINARY, LAST | PING, LAST | TEXT]);
        let payload = some(random, 40);
        frames.extend(masked(random, first, &payload));
    }
    frames
}

fn reserved(random: &mut Random) -> Vec<u8> {
    let first = random.below(256) as u8;
    masked(random, first, PROPER.as_bytes())
}

/// Many, too long, or in parts.
fn control(random: &mut Random) -> Vec<u8> {
    let mut frames = Vec::new();
    for _ in 0..=random.below(60) {
        let first = random.pick(&[LAST | PING, LAST | PONG, PING, PONG]);
        let payload = some(random, 160);
        frames.extend(masked(random, first, &payload));
    }
    frames
}

fn closes(random: &mut Random) -> Vec<u8> {
    let code = random.pick(&[0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65_535_u16]);
    let mut payload = code.to_be_bytes().to_vec();
    payload.extend(some(random, 130));
    payload.truncate(random.below(payload.len() + 1));
    let mut frames = masked(random, LAST | CLOSE, &payload);
    for _ in 0..random.below(5) {
        frames.extend(masked(random, LAST | TEXT, PROPER.as_bytes()));
    }
    frames
}

/// Also cut within a letter, between two parts of a message.
fn no_text(random: &mut Random) -> Vec<u8> {
    let letter = "🐜".as_bytes();
    let cut = random.below(letter.len() + 1);
    let mut frames = masked(random, TEXT, &letter[..cut]);
    let rest = if random.below(2) == 0 { &letter[cut..] } else { &b"\xff\xfe\xc0\x80"[..] };
    frames.extend(masked(random, LAST, rest));
    frames
}

fn changed(random: &mut Random) -> Vec<u8> {
    let mut frames = proper(random);
    for _ in 0..=random.below(10) {
        let at = random.below(frames.len());
        match random.below(3) {
            0 => frames[at] = random.below(256) as u8,
            1 => frames.insert(at, random.below(256) as u8),
            _ if frames.len() > 1 => drop(frames.remove(at)),
            _ => {}
        }
    }
    frames
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sort_makes_many_different_things() {
        for (name, make) in SORTS {
            let mut random = Random::new(3);
            let made: std::collections::BTreeSet<_> = (0..200).map(|_| make(&mut random)).collect();
            assert!(made.len() >= 10, "{name}: {}", made.len());
        }
    }
}
