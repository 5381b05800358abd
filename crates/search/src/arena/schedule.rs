//! Many games on some threads, in an order that does not depend on the threads.

use super::contest::{Contestant, Contested, Terms, contest};
use super::streams::{Use, seed_for};
use game::Rules;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// How often somebody who waits is told that nothing has happened.
const PATIENCE: Duration = Duration::from_millis(100);

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
        let next = AtomicUsize::new(0);
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, self.games().max(1)) {
                let sender = sender.clone();
                scope.spawn(|| self.work(setup, &make, &clock, stop, &next, sender));
            }
            drop(sender);
            let (mut early, mut ended, mut round) = (BTreeMap::new(), 0, 0);
            loop {
                let go_on = match receiver.recv_timeout(PATIENCE) {
                    Err(RecvTimeoutError::Disconnected) => break,
                    Err(RecvTimeoutError::Timeout) => hear(News::Ended(ended)),
                    Ok((index, game)) => {
                        early.insert(index, game);
                        ended += 1;
                        hear(News::Ended(ended)) && self.tell_rounds(&mut early, &mut round, &mut hear)
                    }
                };
                if !go_on {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
            }
        });
    }

    /// Plays the games that nobody has begun, one after the other.
    fn work<'p, R: Rules>(
        &self,
        setup: &R::Setup,
        make: &(impl Fn(usize, u64) -> Box<dyn Contestant<R> + 'p> + Sync),
        clock: &(impl Fn() -> f64 + Sync),
        stop: &AtomicBool,
        next: &AtomicUsize,
        sender: Sender<(usize, Contested<R>)>,
    ) {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= self.games() {
                return;
            }
            let (round, number) = (index / self.seatings.len(), index % self.seatings.len());
            let terms = Terms { seed: self.seed, round: round as u32, opening: self.opening };
            let mut players: Vec<_> = self.seatings[number]
                .iter()
                .enumerate()
                .map(|(seat, &player)| {
                    // Each game has its own, or two equal players would play the same game twice.
                    let purpose = Use::Player(number as u64, seat as u64);
                    make(player, seed_for(self.seed, terms.round, purpose))
                })
                .collect();
            let Some(game) = contest(setup.clone(), terms, &mut players, clock, stop) else { return };
            if sender.send((index, game)).is_err() {
                return;
            }
        }
    }

    /// Tells of every round that is complete and has no incomplete one before it.
    fn tell_rounds<R: Rules>(
        &self,
        early: &mut BTreeMap<usize, Contested<R>>,
        round: &mut u32,
        hear: &mut impl FnMut(News<'_, R>) -> bool,
    ) -> bool {
        let size = self.seatings.len();
        loop {
            let first = *round as usize * size;
            if !(first..first + size).all(|index| early.contains_key(&index)) {
                return true;
            }
            let games: Vec<_> = (first..first + size).filter_map(|index| early.remove(&index)).collect();
            if !hear(News::Round(*round, &games)) {
                return false;
            }
            *round += 1;
        }
    }
}
