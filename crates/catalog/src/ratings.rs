//! How strong the bots are, as it was measured.

use crate::GameId;

/// What level 1 has in every game. Bots play no rated games: their matches tell how far the levels are apart, and this
/// says where they begin.
const LEVEL_1: i32 = 1000;

/// By how many points of Elo each level is above the one below it, from level 2 on, as far as that was measured:
/// `docs/RESULTS.md`, "Levels".
fn steps(game: GameId) -> &'static [i32] {
    match game {
        GameId::Bug => &[230, 214, 239, 260, 286, 204, 113],
        GameId::Herd => &[91, 114, 138, 99, 131, 110, 200],
        GameId::BugOff => &[71, 68, 56, 60, 50, 58, 92],
    }
}

/// The levels of a game's bots, such as `level3`, and their ratings, the weakest first.
pub fn bot_ratings(game: GameId) -> Vec<(String, i32)> {
    let mut rating = LEVEL_1;
    let above = steps(game).iter().map(|step| {
        rating += step;
        rating
    });
    let ratings: Vec<i32> = [LEVEL_1].into_iter().chain(above).collect();
    ratings.into_iter().zip(1..).map(|(rating, level)| (format!("level{level}"), rating)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_are_those_of_the_results() {
        let results = include_str!("../../../docs/RESULTS.md");
        let levels = results.split("### Levels").nth(1).unwrap().split("### ").next().unwrap();
        for (game, name) in [(GameId::Bug, "Bug"), (GameId::Herd, "Herd"), (GameId::BugOff, "Bug Off")] {
            let row = levels.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
            // A figure may be followed by how it came about.
            let figure = |cell: &str| cell.trim().split(',').next().and_then(|text| text.parse::<i32>().ok());
            let measured: Vec<i32> = row.split('|').skip(2).filter_map(figure).collect();
            assert_eq!(measured, steps(game), "{name}");
        }
    }

    #[test]
    fn every_rated_bot_is_one() {
        for game in GameId::ALL {
            let ratings = bot_ratings(game);
            assert_eq!(ratings[0], ("level1".to_owned(), 1000));
            assert!(ratings.iter().all(|(bot, _)| bot.parse::<crate::BotSpec>().is_ok()));
            assert!(ratings.is_sorted_by_key(|(_, rating)| *rating));
        }
    }
}
