//! Perft on the toys.

use contract::toys::{Noughts, Race, noughts::Classic, race};
use game::Rules;
use search::{Perft, perft};

/// The known numbers of noughts and crosses: positions and games by their length.
#[test]
fn noughts_and_crosses_is_counted_to_its_end() {
    let rows = perft(Noughts::<0>::start(&Classic), 10).unwrap();
    let positions: Vec<u64> = rows.iter().map(|row| row.positions).collect();
    assert_eq!(positions, [9, 72, 252, 756, 1260, 1520, 1140, 390, 78, 0]);
    let ended: Vec<u128> = rows.iter().map(|row| row.ended_sequences).collect();
    // 255,168 games in all.
    assert_eq!(ended, [0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872, 0]);
    let sequences: Vec<u128> = rows.iter().map(|row| row.sequences).collect();
    assert_eq!(sequences, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0]);
    assert_eq!(rows.iter().map(|row| row.ended_positions).sum::<u64>(), 958);
    assert_eq!(rows.last().map(|row| row.depth), Some(10));
}

/// A whole turn counts as one, whatever its number of steps.
#[test]
fn a_turn_of_three_steps_is_one_turn() {
    let state = Race::<0>::start(&race::Setup { seats: 2 }).after_chance(3);
    // Nobody can be pushed back from the start, so there is one way only.
    let first = Perft::from(state).next().unwrap().unwrap();
    assert_eq!((first.depth, first.sequences, first.positions), (1, 1, 1));
}

#[test]
fn chance_and_too_many_positions_are_refused() {
    let dice = Race::<0>::start(&race::Setup { seats: 2 });
    assert_eq!(perft(dice, 1).unwrap_err().code, "has-chance");
    let mut few = Perft::from(Noughts::<0>::start(&Classic)).with_most_positions(100);
    assert!(few.next().unwrap().is_ok());
    assert!(few.next().unwrap().is_ok());
    assert_eq!(few.next().unwrap().unwrap_err().code, "too-many-positions");
}
