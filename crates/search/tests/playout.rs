//! Random games on the toys.

use contract::toys::{Hoard, Noughts, hoard, noughts::Classic};
use game::{Rules, Seat};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use search::{playout, playout_while};

#[test]
fn turns_and_steps_are_counted() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for seats in [2, 3] {
        let played = playout(Hoard::<0>::start(&hoard::Setup { seats }), &mut rng);
        // Eight cards less those dealt are drawn, one a turn; the deal is no turn, a draw no step.
        assert_eq!((played.turns, played.steps), (8 - u32::from(seats), 8 - u32::from(seats)));
    }
}

/// Noughts and crosses played at random: 58.5 % for the first, 28.8 % for the second, 12.7 % drawn.
#[test]
fn random_noughts_and_crosses_comes_out_as_known() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut shares = [0.0; 2];
    for _ in 0..100_000 {
        let payoff = playout(Noughts::<0>::start(&Classic), &mut rng).payoff;
        shares[0] += payoff.share(Seat::FIRST) / 100_000.0;
        shares[1] += payoff.share(Seat::SECOND) / 100_000.0;
    }
    assert!((shares[0] - (0.585 + 0.127 / 2.0)).abs() < 0.006, "{shares:?}");
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9);
}

#[test]
fn a_playout_can_be_stopped() {
    // This toy never ends.
    use contract::toys::{Race, fault, race};
    let endless = Race::<{ fault::ENDLESS }>::start(&race::Setup { seats: 2 });
    let mut questions = 0;
    let stopped = playout_while(endless, &mut Xoshiro256PlusPlus::seed_from_u64(3), || {
        questions += 1;
        questions < 5
    });
    assert_eq!((stopped, questions), (None, 5));
}
