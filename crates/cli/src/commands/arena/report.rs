//! What the arena found, as JSON and for people.

use catalog::{ArenaResult, ArenaSettings, BotSpec, RoundRobin, Thought, Verdict, elo};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::Write as _;

/// Something of each of two bots.
#[derive(Serialize)]
struct Each<T> {
    a: T,
    b: T,
}

impl<T> From<[T; 2]> for Each<T> {
    fn from([a, b]: [T; 2]) -> Self {
        Each { a, b }
    }
}

/// A match. The field names are part of the public interface.
#[derive(Serialize)]
struct MatchShown {
    a: String,
    b: String,
    games: u32,
    /// What each of equal bots would score.
    even: f64,
    score: f64,
    ci95: [f64; 2],
    /// For two seats, and only when neither has won everything.
    elo: Option<f64>,
    elo95: [Option<f64>; 2],
    wins: u32,
    draws: u32,
    losses: u32,
    seconds_per_turn: Each<Option<f64>>,
    forfeits: Each<u32>,
    first_forfeit: Each<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtShown>,
}

#[derive(Serialize)]
struct SprtShown {
    elo0: f64,
    elo1: f64,
    llr: f64,
    bounds: [f64; 2],
    /// `accepted`, `rejected`, or nothing when it takes more games.
    verdict: Option<&'static str>,
}

/// What all games had in common.
#[derive(Serialize)]
struct Common<'a, T: Serialize> {
    game: &'a str,
    setup: &'a str,
    seed: u64,
    opening: u32,
    #[serde(flatten)]
    found: T,
}

#[derive(Serialize)]
struct RobinShown {
    ratings: Vec<RatingShown>,
    matches: Vec<MatchShown>,
}

#[derive(Serialize)]
struct RatingShown {
    bot: String,
    elo: f64,
    /// The rating is that far from the true one at most, with a probability of 95 %.
    error95: f64,
    games: u32,
    score: f64,
}

fn match_shown(settings: &ArenaSettings, bots: [BotSpec; 2], result: &ArenaResult) -> MatchShown {
    let of_two = |share: f64| if result.even == 0.5 { elo(share) } else { None };
    let [a, b] = bots.map(|bot| bot.to_string());
    let [wins, draws, losses] = result.wins_draws_losses;
    let ci95 = result.score.interval();
    MatchShown {
        a,
        b,
        games: result.games,
        even: result.even,
        score: if result.games == 0 { result.even } else { result.score.mean() },
        ci95,
        elo: of_two(result.score.mean()),
        elo95: ci95.map(of_two),
        wins,
        draws,
        losses,
        seconds_per_turn: result.thought.map(Thought::seconds_per_turn).into(),
        forfeits: result.forfeits.into(),
        first_forfeit: result.first_forfeits.clone().into(),
        sprt: settings.sprt.map(|sprt| SprtShown {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            llr: sprt.ratio(&result.score),
            bounds: sprt.bounds(),
            verdict: sprt.verdict(&result.score).map(|verdict| match verdict {
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
            }),
        }),
    }
}

fn json<T: Serialize>(settings: &ArenaSettings, opening: u32, found: T) -> anyhow::Result<String> {
    let (game, setup, seed) = (settings.game.name(), settings.setup.as_str(), settings.seed);
    Ok(serde_json::to_string(&Common { game, setup, seed, opening, found })? + "\n")
}

fn heading(settings: &ArenaSettings, opening: u32) -> String {
    let turns = match opening {
        0 => "no random turns".to_owned(),
        1 => "1 random turn".to_owned(),
        more => format!("{more} random turns"),
    };
    format!("{} {}, seed {}, {turns} at the start\n", settings.game, settings.setup, settings.seed)
}

/// The report on a match.
pub fn of_match(
    settings: &ArenaSettings,
    bots: [BotSpec; 2],
    result: &ArenaResult,
    as_json: bool,
) -> anyhow::Result<String> {
    let shown = match_shown(settings, bots, result);
    if as_json {
        return json(settings, result.opening, shown);
    }
    let mut text = heading(settings, result.opening);
    let MatchShown { a, b, games, even, score, ci95: [low, high], wins, draws, losses, .. } = &shown;
    writeln!(text, "{a} against {b}: {games} games, {wins} won, {draws} shared, {losses} lost")?;
    writeln!(
        text,
        "score {:.1} % (95 %: {:.1} to {:.1}), even is {:.1} %",
        100.0 * score,
        100.0 * low,
        100.0 * high,
        100.0 * even
    )?;
    if let Some(elo) = shown.elo {
        let bound = |bound: Option<f64>| bound.map_or("unbounded".to_owned(), |elo| format!("{elo:+.0}"));
        let [low, high] = shown.elo95.map(bound);
        writeln!(text, "Elo {elo:+.0} (95 %: {low} to {high})")?;
    }
    if let Some(SprtShown { elo0, elo1, llr, bounds: [low, high], verdict }) = &shown.sprt {
        let said = match verdict {
            Some("accepted") => format!("rather {elo1} than {elo0} points"),
            Some(_) => format!("rather {elo0} than {elo1} points"),
            None => "undecided".to_owned(),
        };
        writeln!(text, "test of {elo0} against {elo1} points: {said} ({llr:+.2} of {low:.2} to {high:.2})")?;
    }
    let seconds = |seconds: Option<f64>| seconds.map_or("-".to_owned(), |seconds| format!("{seconds:.4}"));
    let Each { a: of_a, b: of_b } = shown.seconds_per_turn;
    writeln!(text, "CPU seconds a turn: {} and {}", seconds(of_a), seconds(of_b))?;
    tell_forfeits(&mut text, &shown)?;
    Ok(text)
}

fn tell_forfeits(text: &mut String, shown: &MatchShown) -> std::fmt::Result {
    let of_a = (&shown.a, shown.forfeits.a, &shown.first_forfeit.a);
    let of_b = (&shown.b, shown.forfeits.b, &shown.first_forfeit.b);
    for (bot, count, first) in [of_a, of_b] {
        if let Some(first) = first {
            let games = if count == 1 { "game" } else { "games" };
            writeln!(text, "{bot} forfeited {count} {games}, the first as {first}")?;
        }
    }
    Ok(())
}

/// The report on a round robin.
pub fn of_round_robin(
    settings: &ArenaSettings,
    bots: &[BotSpec],
    result: &RoundRobin,
    as_json: bool,
) -> anyhow::Result<String> {
    let mut ratings: Vec<RatingShown> = Vec::new();
    for (number, (bot, rating)) in bots.iter().zip(&result.ratings).enumerate() {
        let (games, points) = totals(result, number);
        let score = if games == 0 { 0.5 } else { points / f64::from(games) };
        ratings.push(RatingShown {
            bot: bot.to_string(),
            elo: rating.elo,
            error95: rating.error,
            games,
            score,
        });
    }
    ratings.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    let shown =
        |(pair, found): &([usize; 2], ArenaResult)| match_shown(settings, pair.map(|n| bots[n]), found);
    let matches: Vec<MatchShown> = result.matches.iter().map(shown).collect();
    let opening = result.matches.first().map_or(0, |(_, found)| found.opening);
    if as_json {
        return json(settings, opening, RobinShown { ratings, matches });
    }
    let mut text = heading(settings, opening);
    let width = ratings.iter().map(|rating| rating.bot.len()).max().unwrap_or(0).max(3);
    writeln!(text, "{:<width$} {:>6} {:>6} {:>7} {:>7}", "bot", "Elo", "± 95 %", "games", "score")?;
    for RatingShown { bot, elo, error95, games, score } in ratings {
        writeln!(text, "{bot:<width$} {elo:>+6.0} {error95:>6.0} {games:>7} {:>5.1} %", 100.0 * score)?;
    }
    for shown in &matches {
        tell_forfeits(&mut text, shown)?;
    }
    Ok(text)
}

/// The games and points of a bot in all its matches.
fn totals(result: &RoundRobin, bot: usize) -> (u32, f64) {
    let mut sums = (0, 0.0);
    for (pair, found) in &result.matches {
        let points = found.score.mean() * f64::from(found.games);
        let own = match pair.iter().position(|&number| number == bot) {
            Some(0) => points,
            Some(_) => f64::from(found.games) - points,
            None => continue,
        };
        sums = (sums.0 + found.games, sums.1 + own);
    }
    sums
}

/// Prints a report.
pub fn print(report: &str) -> anyhow::Result<()> {
    Ok(std::io::stdout().lock().write_all(report.as_bytes())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;

    #[test]
    fn who_forfeits_is_named_with_the_reason() {
        let settings = ArenaSettings {
            game: GameId::Bug,
            setup: "hex4".to_owned(),
            games: 2,
            opening: None,
            seed: 1,
            threads: 1,
            sprt: None,
            records: false,
        };
        let result = ArenaResult {
            opening: 2,
            even: 0.5,
            games: 2,
            score: [1.0].into_iter().collect(),
            wins_draws_losses: [2, 0, 0],
            forfeits: [0, 2],
            first_forfeits: [None, Some("illegal: This would join two bugs.".to_owned())],
            ..ArenaResult::default()
        };
        let bots = ["level8", "uct:ms=1"].map(|bot| bot.parse().unwrap());
        let text = of_match(&settings, bots, &result, false).unwrap();
        let expected = "uct:ms=1 forfeited 2 games, the first as illegal: This would join two bugs.";
        assert_eq!(text.lines().last(), Some(expected), "{text}");
        let json: serde_json::Value =
            serde_json::from_str(&of_match(&settings, bots, &result, true).unwrap()).unwrap();
        assert_eq!(json["forfeits"], serde_json::json!({"a": 0, "b": 2}));
        assert_eq!(json["first_forfeit"]["b"], "illegal: This would join two bugs.");
        assert_eq!((&json["score"], &json["elo"]), (&serde_json::json!(1.0), &serde_json::Value::Null));
        assert_eq!(json["seconds_per_turn"], serde_json::json!({"a": null, "b": null}));
    }
}
