//! Uniform random games, counted: of any game, and of Bug next to the plain version of its rules.

use crate::any::{Inner, each};
use crate::binding::Listed;
use crate::{AnyMatch, GameId, Refusal};
use bug::Bug;
use bug::plain::PlainBug;
use game::{Payoff, Rules};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use search::Played;
use std::collections::VecDeque;

/// Sums over uniform random games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Playouts {
    /// Games.
    pub playouts: u64,
    /// Turns of all games.
    pub turns: u64,
    /// Steps of all games; chance does not count.
    pub steps: u64,
    /// Wins of each seat; a shared win counts in equal parts.
    pub seat_wins: Vec<f64>,
}

impl Playouts {
    fn none(seats: u8) -> Playouts {
        Playouts { seat_wins: vec![0.0; seats.into()], ..Playouts::default() }
    }

    fn add(&mut self, game: &Played) {
        self.playouts += 1;
        self.turns += u64::from(game.turns);
        self.steps += u64::from(game.steps);
        for seat in game.payoff.winners().iter() {
            self.seat_wins[seat.index()] += game.payoff.share(seat);
        }
    }
}

/// How many games are played before it is asked whether to go on: to ask costs about as much as a short game.
const BATCH: u64 = 64;

/// Plays uniform random games on this thread while `go_on` says so; it is asked before every batch of games.
///
/// # Errors
/// When the setup is none of the game.
pub fn bench_playouts(
    game: GameId,
    setup: &str,
    seed: u64,
    go_on: impl FnMut(&Playouts) -> bool,
) -> Result<Playouts, Refusal> {
    fn of<R: Listed>(start: R, seed: u64, mut go_on: impl FnMut(&Playouts) -> bool) -> Playouts {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut sums = Playouts::none(start.seats());
        while go_on(&sums) {
            for _ in 0..BATCH {
                sums.add(&search::playout(start, &mut rng));
            }
        }
        sums
    }
    let play = AnyMatch::new(game, setup)?.0;
    Ok(each!(&play, play => of(*play.start(), seed, go_on)))
}

/// One of the two versions of the rules of Bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// By which everything is played.
    Usual,
    /// The slow and obvious one, [`bug::plain`].
    Plain,
}

/// Plays the same uniform random games by both versions of the rules of Bug, on this thread. Before every batch
/// of games `next` says by which version it is played; `None` ends it. The sums are those of the usual and of
/// the plain version.
///
/// # Errors
/// When the game is not Bug, or the setup is none of it or has the pie rule.
///
/// # Panics
/// When a game differs in its winner, its turns or its steps: then one of the versions is wrong.
pub fn bench_against_plain(
    game: GameId,
    setup: &str,
    seed: u64,
    next: impl FnMut() -> Option<Version>,
) -> Result<[Playouts; 2], Refusal> {
    const ONLY_BUG: &str = "Only Bug has a plain version of its rules to be measured against.";
    const NO_PIE: &str = "The plain version of Bug has no pie rule: choose a setup without swap.";
    let play = AnyMatch::new(game, setup)?.0;
    match &play {
        Inner::Bug1(play) if !play.setup().swap => Ok(both(*play.start(), seed, next)),
        Inner::Bug2(play) if !play.setup().swap => Ok(both(*play.start(), seed, next)),
        Inner::Bug5(play) if !play.setup().swap => Ok(both(*play.start(), seed, next)),
        Inner::Bug1(_) | Inner::Bug2(_) | Inner::Bug5(_) => Err(Refusal::new("no-plain-version", NO_PIE)),
        _ => Err(Refusal::new("no-plain-version", ONLY_BUG)),
    }
}

fn both<const W: usize>(
    usual: Bug<W>,
    seed: u64,
    mut next: impl FnMut() -> Option<Version>,
) -> [Playouts; 2] {
    let mut rngs = [(); 2].map(|()| Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut sums = [(); 2].map(|()| Playouts::none(usual.seats()));
    let mut alike = Alike::default();
    let plain = PlainBug::<W>::start(usual.grid().board());
    while let Some(version) = next() {
        let (rng, sums) = (&mut rngs[version as usize], &mut sums[version as usize]);
        match version {
            Version::Usual => {
                for _ in 0..BATCH / Alike::GAMES {
                    alike.play(version, sums, || search::playout(usual, rng));
                }
            }
            Version::Plain => alike.play(version, sums, || {
                let (winner, turns, steps) = plain.playout(rng);
                Played { payoff: Payoff::win(usual.seat(winner)), turns, steps }
            }),
        }
    }
    sums
}

/// What was played by one version and waits to be compared with what the other one plays: a number for some
/// games, or the faster version would fill the memory.
#[derive(Default)]
struct Alike([VecDeque<u64>; 2]);

impl Alike {
    /// Games that are compared by one number.
    const GAMES: u64 = 16;

    /// Plays some games, adds them to the sums and compares them.
    fn play(&mut self, version: Version, sums: &mut Playouts, mut play: impl FnMut() -> Played) {
        let mut digest = 0;
        for _ in 0..Self::GAMES {
            let game = play();
            sums.add(&game);
            digest = digested(digest, &game);
        }
        let [own, other] = match (version, &mut self.0) {
            (Version::Usual, [usual, plain]) => [usual, plain],
            (Version::Plain, [usual, plain]) => [plain, usual],
        };
        match other.pop_front() {
            None => own.push_back(digest),
            Some(expected) => assert_eq!(
                digest,
                expected,
                "the two versions of the rules disagree in one of the {} games up to game {}",
                Self::GAMES,
                sums.playouts
            ),
        }
    }
}

/// The number of a sequence of games, with one more: other winners, turns or steps make another number, but
/// for a chance of about 2^-64. (The factor is odd, so that nothing is lost, and has its bits spread: 2^64 over
/// the golden ratio.)
fn digested(digest: u64, game: &Played) -> u64 {
    let [turns, steps] = [game.turns, game.steps].map(u64::from);
    let winners = game.payoff.winners().iter().fold(0, |bits, seat| bits | 1 << seat.index());
    let number = winners << 60 ^ turns << 30 ^ steps;
    (digest.rotate_left(29) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    /// Both versions play games of as many turns as their lists say.
    fn play(usual: &[u32], plain: &[u32]) {
        let mut alike = Alike::default();
        for (version, turns) in [(Version::Usual, usual), (Version::Plain, plain)] {
            let (mut sums, mut turns) = (Playouts::none(2), turns.iter().copied().cycle());
            let payoff = Payoff::win(Seat::FIRST);
            alike.play(version, &mut sums, || Played { payoff, turns: turns.next().unwrap(), steps: 9 });
            assert_eq!(sums.playouts, Alike::GAMES);
        }
    }

    #[test]
    fn the_same_games_are_accepted() {
        play(&[1, 2, 3], &[1, 2, 3]);
    }

    #[test]
    #[should_panic = "the two versions of the rules disagree in one of the 16 games up to game 16"]
    fn the_same_games_in_another_order_are_noticed() {
        play(&[1, 2, 3], &[2, 1, 3]);
    }
}
