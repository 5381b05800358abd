//! The games of a match.

use super::contest::{Contestant, Contested, Terms, contest};
use super::in_order::{Done, in_order};
use super::streams::{Use, seed_for};
use game::Rules;
use std::sync::atomic::AtomicBool;

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// How many rounds.
    pub rounds: u32,
    /// The games of a round: which player, by its number, sits in each seat.
    pub seatings: Vec<Vec<usize>>,
    /// Full turns at random before the players play.
    pub opening: u32,
    /// Where the random numbers begin.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
}

/// The seatings of player 0 against as many of player 1 as it takes, with player 0 in each seat once.
pub fn one_against_the_rest(seats: u8) -> Vec<Vec<usize>> {
    let seats = usize::from(seats);
    (0..seats).map(|own| (0..seats).map(|seat| usize::from(seat != own)).collect()).collect()
}

/// What is heard while games are played.
pub enum News<'a, R: Rules> {
    /// So many games have ended, by now or since a moment ago.
    Ended(usize),
    /// The games of this round, in the order of the seatings. Rounds come in their order.
    Round(u32, &'a [Contested<R>]),
}

impl Schedule {
    /// The number of games.
    pub fn games(&self) -> usize {
        self.rounds as usize * self.seatings.len()
    }

    /// Plays the rounds until all are played or `hear` says false; games that are under way then are left.
    ///
    /// `make` makes the player of a number, for one game, from a seed. `clock` reads the CPU seconds of the
    /// thread that calls it. `stop` is set when it ends early, which should also end what the players think.
    ///
    /// # Panics
    /// When a player panics.
    pub fn play<'p, R: Rules>(
        &self,
        setup: &R::Setup,
        make: impl Fn(usize, u64) -> Box<dyn Contestant<R> + 'p> + Sync,
        clock: impl Fn() -> f64 + Sync,
        stop: &AtomicBool,
        mut hear: impl FnMut(News<'_, R>) -> bool,
    ) {
        let (mut games, mut round) = (Vec::new(), 0);
        in_order(
            self.games(),
            self.threads,
            stop,
            |index| self.game(index, setup, &make, &clock, stop),
            |done| match done {
                Done::SoFar(count) => hear(News::Ended(count)),
                Done::Next(game) => {
                    games.push(game);
                    if games.len() < self.seatings.len() {
                        return true;
                    }
                    let go_on = hear(News::Round(round, &games));
                    games.clear();
                    round += 1;
                    go_on
                }
            },
        );
    }

    /// Plays one game.
    fn game<'p, R: Rules>(
        &self,
        index: usize,
        setup: &R::Setup,
        make: &(impl Fn(usize, u64) -> Box<dyn Contestant<R> + 'p> + Sync),
        clock: &(impl Fn() -> f64 + Sync),
        stop: &AtomicBool,
    ) -> Option<Contested<R>> {
        let (round, number) = (index / self.seatings.len(), index % self.seatings.len());
        let terms = Terms { seed: self.seed, round: round as u32, opening: self.opening };
        let seats = self.seatings[number].iter().enumerate();
        let mut players: Vec<_> = seats
            .map(|(seat, &player)| {
                // Each game has its own, or two equal players would play the same game twice.
                let purpose = Use::Player(number as u64, seat as u64);
                make(player, seed_for(self.seed, terms.round, purpose))
            })
            .collect();
        contest(setup.clone(), terms, &mut players, clock, stop)
    }
}
