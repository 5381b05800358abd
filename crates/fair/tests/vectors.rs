//! The vectors of the reference, and what everything else relies on.

use fair::{Fate, Origin, SeatBytes, Seed};
use game::below;
use rand::Rng;
use serde_json::Value;

/// The vectors of docs/FAIRNESS.md, so that the reference stays true.
fn vectors() -> Vec<Value> {
    let page = include_str!("../../../docs/FAIRNESS.md");
    let block = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    serde_json::from_str(block.expect("a block of vectors")).expect("JSON")
}

fn text<'a>(vector: &'a Value, field: &str) -> &'a str {
    vector[field].as_str().expect(field)
}

fn fate(vector: &Value) -> Fate {
    let seed: Seed = text(vector, "seed").parse().unwrap();
    let given = |word: &str| (word != "-").then(|| word.parse::<SeatBytes>().unwrap());
    let bytes: Vec<Option<SeatBytes>> = text(vector, "seat_bytes").split(' ').map(given).collect();
    let [table, game, setup] = ["table", "game", "setup"].map(|field| text(vector, field));
    Fate::new(&seed, Origin { table, game, setup, bytes: &bytes })
}

#[test]
fn the_vectors_of_the_reference_are_what_this_program_does() {
    let vectors = vectors();
    assert!(vectors.len() >= 3);
    for vector in vectors {
        let seed: Seed = text(&vector, "seed").parse().unwrap();
        assert_eq!(seed.commitment(text(&vector, "table")).to_string(), text(&vector, "commitment"));
        let fate = fate(&vector);
        let lot: Vec<String> = fate
            .lot(text(&vector, "seat_bytes").split(' ').count())
            .iter()
            .map(|p| (p + 1).to_string())
            .collect();
        assert_eq!(lot.join(" "), text(&vector, "lot"));
        for draw in vector["draws"].as_array().unwrap() {
            let mut words = fate.draw(u32::try_from(draw["number"].as_u64().unwrap()).unwrap());
            let bounds = draw["below"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32);
            let results: Vec<u32> = bounds.map(|n| below(&mut words, n)).collect();
            assert_eq!(serde_json::to_value(results).unwrap(), draw["results"], "{draw}");
        }
    }
}

fn first_words(fate: &Fate, number: u32) -> [u32; 20] {
    let mut words = fate.draw(number);
    std::array::from_fn(|_| words.next_u32())
}

#[test]
fn every_part_of_the_origin_changes_everything() {
    let (zeros, ones) = (Some(SeatBytes([0; 16])), Some(SeatBytes([1; 16])));
    let make = |seed: u8, table, game, setup, bytes: &[Option<SeatBytes>]| {
        let origin = Origin { table, game, setup, bytes };
        first_words(&Fate::new(&Seed::new([seed; 32]), origin), 0)
    };
    let all = [
        make(1, "t", "g", "s", &[zeros, ones]),
        make(2, "t", "g", "s", &[zeros, ones]),
        make(1, "u", "g", "s", &[zeros, ones]),
        make(1, "t", "h", "s", &[zeros, ones]),
        make(1, "t", "g", "z", &[zeros, ones]),
        make(1, "tg", "", "s", &[zeros, ones]),
        make(1, "t", "g", "s", &[ones, zeros]),
        make(1, "t", "g", "s", &[zeros, zeros]),
        make(1, "t", "g", "s", &[None, ones]),
        make(1, "t", "g", "s", &[zeros, None]),
        make(1, "t", "g", "s", &[zeros]),
        make(1, "t", "g", "s", &[zeros, ones, None]),
    ];
    for (i, a) in all.iter().enumerate() {
        assert!(all[..i].iter().all(|b| a.iter().zip(b).all(|(a, b)| a != b)), "{i}");
    }
}

#[test]
fn the_same_number_finds_the_same_words_whatever_was_drawn_before() {
    let fate = Fate::new(&Seed::new([5; 32]), Origin { table: "t", game: "g", setup: "s", bytes: &[] });
    let (third, lot) = (first_words(&fate, 3), fate.lot(5));
    for number in [0, 1, 2, 4, 700] {
        assert_ne!(first_words(&fate, number)[..2], third[..2]);
    }
    assert_eq!((first_words(&fate, 3), fate.lot(5)), (third, lot));
    // Nothing repeats within a stream either.
    let mut words = fate.draw(9);
    let blocks: Vec<u32> = (0..8 * 100).map(|_| words.next_u32()).collect();
    assert_ne!(blocks[..8], blocks[8..16]);
    assert_eq!(blocks.iter().collect::<std::collections::HashSet<_>>().len(), blocks.len());
}

#[test]
fn words_longer_numbers_and_bytes_are_one_stream() {
    let fate = Fate::new(&Seed::new([6; 32]), Origin { table: "t", game: "g", setup: "s", bytes: &[] });
    let (mut words, mut longer, mut bytes) = (fate.draw(0), fate.draw(0), fate.draw(0));
    let mut all = [0; 40];
    bytes.fill_bytes(&mut all);
    for pair in all.chunks(8) {
        let [high, low] = [words.next_u32(), words.next_u32()];
        assert_eq!(longer.next_u64(), u64::from(high) << 32 | u64::from(low));
        assert_eq!(pair, [high.to_be_bytes(), low.to_be_bytes()].concat());
    }
}
