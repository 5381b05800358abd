//! Whether the numbers look as chance should: chi-square tests over many, always the same ones, so that a test which
//! passes once passes always. Bounds are those that pure chance exceeds once in a thousand.

use fair::{Fate, Origin, SeatBytes, Seed};
use game::below;

fn fate(of: u8) -> Fate {
    let bytes = [Some(SeatBytes([of; 16])), None];
    Fate::new(&Seed::new([of; 32]), Origin { table: "t", game: "g", setup: "s", bytes: &bytes })
}

/// How far counts are from being equal.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// A million rolls of two dice: all 36 are as likely, from one roll to the next, too.
#[test]
fn a_million_rolls() {
    const ROLLS: u32 = 1_000_000;
    let fate = fate(1);
    let (mut rolls, mut behind) = (vec![0; 36], vec![0; 36 * 36]);
    let mut before = 0;
    for number in 0..ROLLS {
        let mut words = fate.draw(number);
        let roll = (below(&mut words, 6) * 6 + below(&mut words, 6)) as usize;
        rolls[roll] += 1;
        behind[before * 36 + roll] += 1;
        before = roll;
    }
    // 35 and 1295 degrees of freedom.
    let (of_rolls, of_pairs) = (chi_square(&rolls), chi_square(&behind));
    assert!(
        (13.8..66.6).contains(&of_rolls) && (1144.0..1456.0).contains(&of_pairs),
        "{of_rolls} {of_pairs}"
    );
}

/// A shuffle of five in each of a million fates: every order is as likely.
#[test]
fn many_shuffles() {
    let mut orders = vec![0; 120];
    for number in 0..1_000_000u32 {
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let origin = Origin { table: "t", game: "g", setup: "s", bytes: &[Some(SeatBytes(bytes))] };
        let lot = Fate::new(&Seed::new([9; 32]), origin).lot(5);
        let rank = (0..5)
            .fold(0, |rank, i| rank * (5 - i) + lot[i + 1..].iter().filter(|place| **place < lot[i]).count());
        orders[rank] += 1;
    }
    // 119 degrees of freedom.
    let found = chi_square(&orders);
    assert!((75.0..175.0).contains(&found), "{found}");
}

/// A million cards off decks of several sizes, up to the largest there is.
#[test]
fn a_million_cards() {
    let fate = fate(2);
    for size in [2u32, 3, 7, 42, 60, 77, 78] {
        let mut counts = vec![0; size as usize];
        for number in 0..1_000_000 / 7 {
            counts[below(&mut fate.draw(number * 100 + size), size) as usize] += 1;
        }
        // As a normal distribution sees it, by the approximation of Wilson and Hilferty.
        let (found, free) = (chi_square(&counts), f64::from(size - 1));
        let spread = 2.0 / (9.0 * free);
        let normal = ((found / free).cbrt() - (1.0 - spread)) / spread.sqrt();
        assert!(normal.abs() < 3.29, "{size}: {found}");
    }
}
