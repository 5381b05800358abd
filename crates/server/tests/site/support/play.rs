//! Playing on.

use super::Visitor;
use serde_json::Value;
use std::time::Duration;

/// One of the legal steps; `choice` picks, so that games differ.
pub fn step_of(state: &Value, choice: usize) -> String {
    let legal = state["legal"].as_array().unwrap();
    legal[choice % legal.len()].as_str().unwrap().to_owned()
}

/// Plays until the game has ended, for all these people; bots play by themselves. Returns the last state that
/// the first of them sees.
pub async fn play_out(people: &[&Visitor], id: &str) -> Value {
    for choice in 0..5_000 {
        let mut moved = false;
        for visitor in people {
            let state = visitor.table(id).await;
            if state["status"] == "over" {
                return people[0].table(id).await;
            }
            if !state["legal"].as_array().unwrap().is_empty() {
                let text = step_of(&state, choice * 7 + 3);
                visitor.acts(id, &text).await.json();
                moved = true;
                break;
            }
        }
        if !moved {
            // A bot is to move.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    panic!("the game does not end");
}
