//! Matches between bots, of any game.

use crate::any::each;
use crate::binding::Listed;
use crate::{AnyMatch, BotSpec, GameId, Refusal};
use bots::Player;
use game::{Illegal, Match, Rules, Seat};
use hexgrid::Board;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use record::Record;
use search::arena::{
    Contestant, Contested, News, Pairing, Rating, Schedule, Score, Sprt, Thought, one_against_the_rest,
    ratings,
};
use std::sync::atomic::AtomicBool;

/// What bots play, and how often.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaSettings {
    /// Which game.
    pub game: GameId,
    /// The setup as a record writes it.
    pub setup: String,
    /// So many games of each two bots, rounded up to whole rounds.
    pub games: u32,
    /// So many full turns are played at random before the bots play; the usual number for the setup when it is
    /// not said.
    pub opening: Option<u32>,
    /// Where the random numbers begin.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
    /// When to end before all games are played.
    pub sprt: Option<Sprt>,
    /// Whether records are wanted.
    pub records: bool,
}

/// What is heard while bots play.
pub enum ArenaNews {
    /// So many of so many games have ended.
    Ended {
        /// Games that have ended.
        games: usize,
        /// Games that are to be played at most.
        of: usize,
    },
    /// The record of a game that counts.
    Record {
        /// The bots, by their numbers.
        bots: [usize; 2],
        /// Which round, from 0.
        round: u32,
        /// Which game of the round, from 0.
        game: usize,
        /// The record.
        text: String,
    },
}

/// The result of a match between bot `a` and bot `b`. With more than two seats `a` sits in one of them, and `b`
/// in all others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArenaResult {
    /// The full turns that were played at random before the bots played.
    pub opening: u32,
    /// What share of the win an equal bot gets: 1 / seats.
    pub even: f64,
    /// Games that count.
    pub games: u32,
    /// The share of the win of `a`, a sample for each round.
    pub score: Score,
    /// Games that `a` has won, shared, and lost.
    pub wins_draws_losses: [u32; 3],
    /// How much `a` and `b` have thought.
    pub thought: [Thought; 2],
    /// Games that `a` and `b` have lost by an illegal step or by being late.
    pub forfeits: [u32; 2],
    /// Why they lost the first of those games.
    pub first_forfeits: [Option<String>; 2],
}

impl ArenaResult {
    fn add_round<R: Rules>(&mut self, games: &[Contested<R>], seatings: &[Vec<usize>]) {
        let mut sum = 0.0;
        for (game, seating) in games.iter().zip(seatings) {
            let own = seating.iter().position(|&bot| bot == 0).and_then(Seat::from_index);
            let share = own.map_or(0.0, |seat| game.payoff.share(seat));
            sum += share;
            self.games += 1;
            self.wins_draws_losses[if share == 1.0 { 0 } else { 1 + usize::from(share == 0.0) }] += 1;
            for (&bot, &thought) in seating.iter().zip(&game.thought) {
                self.thought[bot].add(thought);
            }
            if let Some(forfeit) = game.forfeit {
                let bot = seating[forfeit.seat.index()];
                self.forfeits[bot] += 1;
                self.first_forfeits[bot].get_or_insert_with(|| forfeit.fault.to_string());
            }
        }
        self.score.push(sum / games.len() as f64);
    }
}

/// The CPU seconds after which a turn of a bot is too late: twice its time and a tenth of a second, for a bot
/// with a time of its own; five seconds for a level, which has two; none for a bot that counts its playouts. CPU
/// time is what is judged, since a bot can do nothing about what else the machine does.
fn late_after(bot: BotSpec) -> Option<f64> {
    match bot {
        BotSpec::Random | BotSpec::UctIterations(_) => None,
        BotSpec::UctMilliseconds(ms) | BotSpec::LevelMilliseconds(_, ms) => Some(f64::from(ms) * 2e-3 + 0.1),
        BotSpec::Level(_) => Some(5.0),
    }
}

/// The usual number of random turns before the bots play: in Bug nothing else makes one game differ from the
/// next, while dice and cards do that by themselves.
fn usual_opening(game: GameId, setup: &str) -> Result<u32, Refusal> {
    if game != GameId::Bug {
        return Ok(0);
    }
    let setup: bug::Setup = setup.parse()?;
    Ok(if setup.board.cell_count() >= Board::hex(4).cell_count() { 2 } else { 1 })
}

/// A bot in its seat for one game.
pub(crate) struct SeatedBot<'s, R: Player> {
    thinker: bots::Thinker<R>,
    limit: Option<f64>,
    rng: Xoshiro256PlusPlus,
    stop: &'s AtomicBool,
}

impl<'s, R: Player> SeatedBot<'s, R> {
    /// A bot that remembers nothing yet and draws its random numbers from this seed.
    pub(crate) fn new(bot: BotSpec, seed: u64, stop: &'s AtomicBool) -> Self {
        SeatedBot {
            thinker: bots::Thinker::new(bot),
            limit: late_after(bot),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            stop,
        }
    }
}

impl<R: Player> Contestant<R> for SeatedBot<'_, R> {
    fn turn(&mut self, view: &R::View, seat: Seat) -> Result<Vec<R::Step>, Illegal> {
        self.thinker.turn(view, seat, &mut self.rng, self.stop)
    }

    fn limit(&self) -> Option<f64> {
        self.limit
    }
}

/// Plays a match between two bots.
///
/// A round is a game for each seat that `a` can have, all with the same opening, dice and deal. `clock` reads
/// the CPU seconds of the thread that calls it. `watch` hears how it goes, at least some times a second, and says
/// whether to go on; the rounds that are complete by then make the result.
///
/// # Errors
/// When the setup is none of the game, or a test by Elo is asked for with more than two seats.
pub fn arena(
    settings: &ArenaSettings,
    bots: [BotSpec; 2],
    clock: impl Fn() -> f64 + Sync,
    mut watch: impl FnMut(ArenaNews) -> bool,
) -> Result<ArenaResult, Refusal> {
    let play = AnyMatch::new(settings.game, &settings.setup)?;
    let seats = play.seats();
    if settings.sprt.is_some() && seats != 2 {
        let sentence = "A test by Elo needs two seats: leave --sprt out, or say --seats 2.";
        return Err(Refusal::new("two-seats-only", sentence));
    }
    let seatings = one_against_the_rest(seats);
    let schedule = Schedule {
        rounds: settings.games.div_ceil(seats.into()),
        seatings,
        opening: settings.opening.map_or_else(|| usual_opening(settings.game, &settings.setup), Ok)?,
        seed: settings.seed,
        threads: settings.threads,
    };
    Ok(each!(&play.0, play => of(play, &schedule, bots, settings, clock, &mut watch)))
}

fn of<R: Listed + Player>(
    play: &Match<R>,
    schedule: &Schedule,
    bots: [BotSpec; 2],
    settings: &ArenaSettings,
    clock: impl Fn() -> f64 + Sync,
    watch: &mut dyn FnMut(ArenaNews) -> bool,
) -> ArenaResult {
    let stop = AtomicBool::new(false);
    let even = 1.0 / f64::from(R::seats_of(play.setup()));
    let mut result = ArenaResult { opening: schedule.opening, even, ..ArenaResult::default() };
    let make = |bot: usize, seed: u64| -> Box<dyn Contestant<R> + '_> {
        Box::new(SeatedBot::<R>::new(bots[bot], seed, &stop))
    };
    schedule.play(play.setup(), make, clock, &stop, |news| match news {
        News::Ended(games) => watch(ArenaNews::Ended { games, of: schedule.games() }),
        News::Round(round, games) => {
            result.add_round(games, &schedule.seatings);
            let undecided = settings.sprt.is_none_or(|sprt| sprt.verdict(&result.score).is_none());
            let told =
                games.iter().zip(&schedule.seatings).enumerate().all(|(game, (contested, seating))| {
                    !settings.records || {
                        let names = seating.iter().map(|&bot| bots[bot].to_string());
                        let text = record(contested, names, format!("{}.{}", round + 1, game + 1));
                        watch(ArenaNews::Record { bots: [0, 1], round, game, text })
                    }
                });
            undecided && told
        }
    });
    result
}

fn record<R: Listed>(game: &Contested<R>, names: impl Iterator<Item = String>, round: String) -> String {
    let seats = R::seat_tags(game.play.setup()).into_iter().zip(names);
    let mut tags: Vec<(String, String)> = vec![("Site".to_owned(), "vivarium arena".to_owned())];
    tags.extend(seats.map(|(tag, name)| (tag.to_owned(), name)));
    tags.push(("Round".to_owned(), round));
    if let Some(forfeit) = game.forfeit {
        tags.push(("Termination".to_owned(), format!("seat {}: {}", forfeit.seat, forfeit.fault)));
    }
    Record::new(game.play.clone(), tags, Some(game.payoff)).write()
}

/// What several bots have played, each against each.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundRobin {
    /// Each two bots by their numbers, the lower one as `a`, with their match.
    pub matches: Vec<([usize; 2], ArenaResult)>,
    /// Each bot's rating.
    pub ratings: Vec<Rating>,
}

/// Plays a match between each two of several bots, with the same openings, dice and deals.
///
/// # Errors
/// As [`arena`], and when there are more than two seats.
pub fn round_robin(
    settings: &ArenaSettings,
    bots: &[BotSpec],
    clock: impl Fn() -> f64 + Sync,
    mut watch: impl FnMut(ArenaNews) -> bool,
) -> Result<RoundRobin, Refusal> {
    if AnyMatch::new(settings.game, &settings.setup)?.seats() != 2 {
        let sentence = "A round robin needs two seats: say --seats 2, or compare two bots with --a and --b.";
        return Err(Refusal::new("two-seats-only", sentence));
    }
    let pairs: Vec<[usize; 2]> =
        (0..bots.len()).flat_map(|a| (a + 1..bots.len()).map(move |b| [a, b])).collect();
    let mut matches = Vec::new();
    let mut go_on = true;
    for (index, &pair) in pairs.iter().enumerate() {
        if !go_on {
            break;
        }
        let result = arena(settings, pair.map(|bot| bots[bot]), &clock, |news| {
            go_on &= watch(match news {
                ArenaNews::Ended { games, of } => {
                    ArenaNews::Ended { games: index * of + games, of: pairs.len() * of }
                }
                ArenaNews::Record { round, game, text, .. } => {
                    ArenaNews::Record { bots: pair, round, game, text }
                }
            });
            go_on
        })?;
        matches.push((pair, result));
    }
    let pairing = |(players, result): &([usize; 2], ArenaResult)| Pairing {
        players: *players,
        samples: result.score.samples().to_vec(),
    };
    let pairings: Vec<Pairing> = matches.iter().map(pairing).collect();
    Ok(RoundRobin { ratings: ratings(bots.len(), &pairings), matches })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_a_time_may_take_twice_that_and_a_bit() {
        let late = |bot: &str| late_after(bot.parse().unwrap());
        assert_eq!([late("random"), late("uct:iterations=10000000")], [None, None]);
        assert_eq!(late("uct:ms=500"), Some(1.1));
        assert_eq!(late("level3:ms=50"), Some(0.2));
        assert_eq!(late("level8"), Some(5.0));
    }

    #[test]
    fn only_bug_opens_at_random() {
        let usual = |game, setup| usual_opening(game, setup).unwrap();
        assert_eq!(["hex2", "limp3", "hex3"].map(|board| usual(GameId::Bug, board)), [1, 1, 1]);
        assert_eq!(["hex4", "limp4", "hex10 swap"].map(|board| usual(GameId::Bug, board)), [2, 2, 2]);
        assert_eq!(usual(GameId::Herd, "hex5"), 0);
        assert_eq!(usual(GameId::BugOff, "seats=3"), 0);
    }
}
