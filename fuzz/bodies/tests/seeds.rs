//! The seeds of every fuzz target, and what was once found, as ordinary tests.

use std::fs;
use std::path::Path;

fn run(target: &str, body: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../seeds").join(target);
    let mut seeds: Vec<_> =
        fs::read_dir(&folder).expect("the seeds are there").flatten().map(|e| e.path()).collect();
    seeds.sort();
    assert!(seeds.len() >= 3, "{target} has {} seeds", seeds.len());
    for seed in seeds {
        let bytes = fs::read(&seed).expect("a seed can be read");
        println!("{}", seed.display());
        body(&bytes);
        // Cut anywhere, and with one bit turned: the neighbours that a fuzzer tries first.
        for at in 0..bytes.len().min(400) {
            body(&bytes[..at]);
            let mut turned = bytes.clone();
            turned[at] ^= 1;
            body(&turned);
        }
    }
}

#[test]
fn cells() {
    run("cell", fuzz_bodies::cell);
}

#[test]
fn positions() {
    run("position", fuzz_bodies::position);
}

#[test]
fn turns() {
    run("turn", fuzz_bodies::turn);
}

#[test]
fn records() {
    run("record", fuzz_bodies::record);
}

#[test]
fn frames() {
    run("frame", fuzz_bodies::frame);
}
