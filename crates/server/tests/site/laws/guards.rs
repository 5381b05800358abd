//! The tests of secrets can fail: when any one of the guards is taken away, the test that stands for it notices.

use super::{fairness, hidden_cards, non_interference, talk};
use server::guards::Guard;
use std::thread;

/// Each guard, and the test that must fail without it.
const NOTICED: [(Guard, fn()); 13] = {
    use non_interference::{
        a_hint_knows_no_hidden_card as hint, what_a_reader_may_not_know_changes_no_byte as same,
    };
    use talk::those_who_sit_and_those_who_watch_hear_nothing_of_each_other as apart;
    [
        (Guard::View, same),
        (Guard::Turns, same),
        (Guard::Events, same),
        (Guard::Steps, same),
        (Guard::Effects, same),
        (Guard::Record, same),
        (Guard::Seed, fairness::the_seed_leaves_by_no_route_before_the_end),
        (Guard::Invite, same),
        (Guard::Spectators, same),
        (Guard::Rooms, apart),
        (Guard::Said, apart),
        (Guard::Turn, hidden_cards::nobody_receives_a_card_that_the_rules_hide),
        (Guard::Hint, hint),
    ]
};

#[test]
fn a_guard_that_is_away_is_missed() {
    assert!(Guard::ALL.iter().all(|guard| NOTICED.iter().any(|(listed, _)| listed == guard)));
    for (guard, test) in NOTICED {
        let without = thread::spawn(move || {
            guard.remove();
            test();
        });
        assert!(without.join().is_err(), "nobody misses {guard:?}");
    }
}
