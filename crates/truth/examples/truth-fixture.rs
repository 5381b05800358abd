//! Writes the fixture of the instant truth: positions of random games of Bug on `hex3`, with their winning and
//! losing turns by the table of all positions.
//!
//! `vivarium solve bug --board hex3 --all --out hex3.table`
//! `cargo run --release -p truth --example truth-fixture hex3.table > crates/truth/tests/data/bug-hex3-truth.jsonl`

use bug::{Bug, Phase};
use game::{Notation, Rules};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fs::File;
use std::io::BufReader;
use truth::bug::Whole;

const POSITIONS: usize = 500;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("name the table")?;
    let table = Whole::read("hex3".parse()?, &mut BufReader::new(File::open(file)?))?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2026);
    for _ in 0..POSITIONS {
        let state = random_position(&mut rng);
        let mut told = [Vec::new(), Vec::new()];
        for turn in table.turns(&state) {
            told[usize::from(turn.wins == Some(true))].push(turn.text(&state));
        }
        let [losing, winning] = told;
        let position = state.position_text();
        println!("{}", serde_json::json!({ "position": position, "winning": winning, "losing": losing }));
    }
    Ok(())
}

/// A position of a random game, each of the game's positions with a choice as likely as any other.
fn random_position(rng: &mut Xoshiro256PlusPlus) -> Bug<1> {
    let mut state = Bug::start(&bug::Setup::default());
    let mut game = Vec::new();
    while state.phase() != Phase::Over {
        game.push(state);
        state = state.after(state.random_step(rng));
    }
    game[rng.random_range(0..game.len())]
}
