//! Finished games whose chance can be checked, for the tests and for the fixtures of the browser's client.

use catalog::{AnyMatch, GameId, RecordTags};
use fair::{Evidence, SeatBytes, Seed};
use game::Node;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The record of a game of random steps on a fate of its own; the same number gives the same game.
pub fn finished_game(game: GameId, setup: &str, number: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut play = AnyMatch::new(game, setup).expect("a setup");
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let seed = Seed::new(seed);
    let table: String =
        (0..16).map(|_| char::from(b"abcdefghijkmnpqrstuvwxyz23456789"[rng.random_range(0..32)])).collect();
    let bytes: Vec<Option<SeatBytes>> = (0..play.seats())
        .map(|_| {
            let mut bytes = [0; 16];
            rng.fill_bytes(&mut bytes);
            // A bot gives none.
            (rng.random_range(0..3) > 0).then_some(SeatBytes(bytes))
        })
        .collect();
    let fate = play.fate(&seed, &table, &bytes);
    loop {
        match play.node() {
            Node::Over(_) => break,
            Node::Chance => drop(play.follow(&fate)),
            Node::Decide(seat) => {
                let legal = play.legal(seat);
                play.act(seat, &legal[rng.random_range(0..legal.len())]).expect("a legal step");
            }
        }
    }
    let lot = play.hides_something().then(|| fate.lot(bytes.len()));
    let commitment = seed.commitment(&table);
    // Where nothing is left to chance, there is nothing to be checked.
    let evidence = play.has_chance().then_some(Evidence { table, commitment, bytes, lot, seed: Some(seed) });
    let tags = RecordTags { date: "2026.11.30".to_owned(), evidence, ..RecordTags::default() };
    play.record(&tags, None).expect("the game is over")
}
