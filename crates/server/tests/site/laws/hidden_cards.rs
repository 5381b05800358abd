//! Three people play Bug Off while a fourth watches; every byte that each of them receives is searched for
//! cards that the rules hide, with the finished record in hand.

use crate::support::{Script, Socket, TestApp, Visitor, step_of};
use serde_json::{Map, Value};

const KINDS: [&str; 6] = ["ant", "bee", "cricket", "ladybug", "moth", "snail"];

/// Random tokens have at least so many letters and digits.
const TOKEN_LENGTH: usize = 20;

/// The finished game, read from its record by the test's own reader.
struct Truth {
    deal: Vec<Vec<String>>,
    turns: Vec<Turn>,
    /// From which all of it follows.
    seed: String,
}

#[derive(Default)]
struct Turn {
    drawn: Vec<String>,
    played: Option<String>,
}

impl Truth {
    fn read(record: &str) -> Truth {
        let deal = record.split("[Deal \"").nth(1).unwrap().split('"').next().unwrap();
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let mut turns: Vec<Turn> = Vec::new();
        for token in record.rsplit_once("]\n").unwrap().1.split_whitespace() {
            let last = turns.last_mut();
            if token.strip_suffix('.').is_some_and(|number| number.parse::<u32>().is_ok()) {
                turns.push(Turn::default());
            } else if KINDS.contains(&token) {
                last.unwrap().drawn.push(token.to_owned());
            } else if let Some(card) = token.strip_prefix(['+', '!']) {
                last.unwrap().played = Some(card.to_owned());
            }
        }
        let seed = record.split("[Seed \"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        Truth { deal: deal.split('|').map(words).collect(), turns, seed }
    }

    /// What a seat, from 0, held when so many turns were complete.
    fn hand(&self, seat: usize, complete: usize, has_drawn: bool) -> Map<String, Value> {
        let mut cards = self.deal[seat].clone();
        for (number, turn) in self.turns.iter().enumerate().filter(|(number, _)| number % 3 == seat) {
            if number < complete || (number == complete && has_drawn) {
                cards.extend(turn.drawn.iter().cloned());
            }
            if let Some(played) = turn.played.as_ref().filter(|_| number < complete) {
                let at = cards.iter().position(|card| card == played).unwrap();
                cards.remove(at);
            }
        }
        let count = |kind: &&str| cards.iter().filter(|card| card == kind).count();
        KINDS.iter().map(|kind| ((*kind).to_owned(), Value::from(count(kind)))).collect()
    }
}

/// Takes out of a state what its reader may know, after holding it against the truth.
fn checked_state(mut state: Value, seat: Option<usize>, truth: &Truth) -> Value {
    if state["status"] == "over" {
        return Value::Null;
    }
    let complete = state["turns"].as_array().unwrap().iter().filter(|turn| turn["complete"] == true).count();
    for turn in state["turns"].as_array_mut().unwrap() {
        let owner = turn["seat"].as_u64().unwrap() as usize - 1;
        let text = turn["text"].as_str().unwrap().to_owned();
        let hidden = text
            .split_whitespace()
            .filter(|token| !token.starts_with(['+', '!']) && !token.starts_with("off:"));
        for token in hidden {
            assert_eq!(token != "?", Some(owner) == seat, "{text} as seat {seat:?} reads it");
        }
        turn["text"] = Value::Null;
    }
    let legal = std::mem::take(&mut state["legal"]);
    let effects = std::mem::take(&mut state["effects"]);
    check_effects(&legal, &effects, &state["view"]);
    let view = &mut state["view"];
    if view.is_null() {
        return state;
    }
    for public in ["stack", "displays", "scored", "central", "discarded"] {
        view[public] = Value::Null;
    }
    let (hand, drawn) = (std::mem::take(&mut view["hand"]), std::mem::take(&mut view["drawn"]));
    match seat {
        None => assert!(
            hand.is_null() && drawn.is_null() && legal == Value::Array(vec![]),
            "a spectator sees cards"
        ),
        Some(seat) => {
            let mine = view["mover"] == seat as u64 + 1 && view["phase"] == "play";
            let held = truth.hand(seat, complete, mine);
            assert_eq!(hand, Value::Object(held.clone()), "the hand of seat {seat} after {complete} turns");
            let last = truth.turns.get(complete).and_then(|turn| turn.drawn.last()).filter(|_| mine);
            assert_eq!(drawn.as_str(), last.map(String::as_str));
            for step in legal.as_array().unwrap() {
                assert!(held[&step.as_str().unwrap()[1..]] != 0);
            }
        }
    }
    state
}

/// What steps would do follows from the displays, which everybody sees.
fn check_effects(legal: &Value, effects: &Value, view: &Value) {
    let (legal, effects) = (legal.as_array().unwrap(), effects.as_array().unwrap());
    assert_eq!(legal.len(), effects.len());
    for (step, effect) in legal.iter().zip(effects) {
        let step = step.as_str().unwrap();
        let on = |display: &Value| display[&step[1..]].as_u64().unwrap();
        let displays = view["displays"].as_array().unwrap();
        let (display, scores) = if step.starts_with('!') {
            (0, displays.iter().map(on).collect())
        } else {
            (on(&displays[view["mover"].as_u64().unwrap() as usize - 1]) + 1, Vec::new())
        };
        assert_eq!(*effect, serde_json::json!({ "game": "bug-off", "display": display, "scores": scores }));
    }
}

fn checked_event(event: &Value, seat: Option<usize>, truth: &Truth) {
    let seen = &event["what"]["observed"];
    match seen["event"].as_str() {
        Some("dealt") => match seat {
            None => assert!(seen["hand"].is_null()),
            Some(seat) => {
                let mut hand: Vec<&str> =
                    seen["hand"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
                let mut dealt: Vec<&str> = truth.deal[seat].iter().map(String::as_str).collect();
                hand.sort_unstable();
                dealt.sort_unstable();
                assert_eq!(hand, dealt);
            }
        },
        Some("drew") if seen["seat"].as_u64() != seat.map(|seat| seat as u64 + 1) => {
            assert!(seen["card"].is_null(), "{event} as seat {seat:?} hears it");
        }
        Some("drew" | "drew-off" | "placed" | "scored") | None => {}
        other => panic!("what is {other:?}?"),
    }
}

/// Every value, without the names of its fields.
fn values(value: &Value, all: &mut Vec<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| values(value, all)),
        Value::Object(fields) => fields.values().for_each(|value| values(value, all)),
        plain => all.push(plain.to_string()),
    }
}

/// A text without random tokens, such as those in cookies and commitments: by chance they spell a name now and
/// then. They are long and have digits.
fn without_tokens(text: &str) -> String {
    let is_token =
        |run: &&str| run.len() >= TOKEN_LENGTH && run.bytes().any(|letter| letter.is_ascii_digit());
    let runs = text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric());
    runs.map(|run| if is_token(&run) { "…" } else { run }).collect()
}

fn check(text: &str, seat: Option<usize>, truth: &Truth) {
    assert!(!text.contains(&truth.seed) || text.contains("\"status\":\"over\""), "{text}");
    let Ok(mut value) = serde_json::from_str::<Value>(text) else {
        let text = without_tokens(text);
        let named = KINDS.iter().find(|kind| text.contains(**kind));
        return assert!(named.is_none(), "{text}");
    };
    if value["view"].is_object() {
        value = checked_state(value, seat, truth);
    }
    if value["state"].is_object() {
        value["state"] = checked_state(value["state"].take(), seat, truth);
        for event in value["events"].as_array().into_iter().flatten() {
            checked_event(event, seat, truth);
        }
        value["events"] = Value::Null;
    }
    let mut left = Vec::new();
    values(&value, &mut left);
    for text in left {
        let text = without_tokens(&text);
        let named =
            KINDS.iter().find(|kind| text.split(|c: char| !c.is_alphabetic()).any(|word| word == **kind));
        assert!(named.is_none(), "{text} reaches seat {seat:?}");
    }
}

/// A reader, and every body that they received.
struct Reader {
    visitor: Visitor,
    seat: Option<usize>,
    bodies: Vec<String>,
}

impl Reader {
    async fn look(&mut self, id: &str) -> Value {
        for path in [format!("/api/tables/{id}/record"), "/api/tables".to_owned()] {
            let reply = self.visitor.get(&path).await;
            self.bodies.extend([reply.text(), format!("{:?}", reply.headers)]);
        }
        let reply = self.visitor.get(&format!("/api/tables/{id}")).await;
        self.bodies.push(reply.text());
        reply.json()
    }
}

#[tokio::test]
pub(super) async fn nobody_receives_a_card_that_the_rules_hide() {
    for seed in [11, 12] {
        watched_game(seed).await;
    }
}

async fn watched_game(seed: u64) {
    let app = TestApp::builder().chance(Script::seeded(seed)).start().await;
    let visitors = [app.visitor(), app.visitor(), app.visitor(), app.visitor()];
    let opened = visitors[0].opens("bug-off", "seats=3 copies=6", &["me", "open", "open"]).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let address = app.listen().await;
    visitors[1].get("/api/me").await.json();
    let mut sockets = Vec::new();
    for visitor in [&visitors[0], &visitors[1], &visitors[2], &visitors[3]] {
        // The third has no cookie yet and connects anew after sitting down, as a browser does.
        sockets.push(Socket::connect(address, visitor, &id).await);
    }
    visitors[1].sits(&id).await;
    visitors[2].sits(&id).await;
    sockets.push(Socket::connect(address, &visitors[2], &id).await);

    let reader = |(visitor, seat): (Visitor, Option<usize>)| Reader { visitor, seat, bodies: Vec::new() };
    let seats = [Some(0), Some(1), Some(2), None];
    let mut readers: Vec<Reader> = visitors.into_iter().zip(seats).map(reader).collect();
    let mut version = 0;
    for choice in 0..300 {
        let mut step = None;
        for (place, reader) in readers.iter_mut().enumerate() {
            let state = reader.look(&id).await;
            version = state["version"].as_u64().unwrap();
            if !state["legal"].as_array().unwrap().is_empty() {
                step = Some((place, step_of(&state, choice * 5 + 1)));
            }
        }
        let Some((place, text)) = step else { break };
        // Others try first, and are told nothing by it.
        for (_, reader) in readers.iter_mut().enumerate().filter(|(other, _)| *other != place) {
            let reply = reader.visitor.acts(&id, &text).await;
            assert!(reply.status.is_client_error());
            reader.bodies.push(reply.text());
        }
        let acted = readers[place].visitor.acts(&id, &text).await;
        readers[place].bodies.push(acted.text());
    }

    let record = readers[3].visitor.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200, "{}", record.text());
    let truth = Truth::read(&record.text());
    let mut bytes = 0;
    // The sockets of those who sit from the start, of the third before and after sitting down, of the watcher.
    for (mut socket, seat) in sockets.into_iter().zip([Some(0), Some(1), None, None, Some(2)]) {
        socket.reach(version).await;
        for frame in &socket.frames {
            bytes += frame.len();
            check(frame, seat, &truth);
        }
    }
    for reader in &readers {
        for body in reader.bodies.iter().filter(|body| **body != record.text()) {
            bytes += body.len();
            check(body, reader.seat, &truth);
        }
    }
    assert!(bytes > 500_000, "{bytes}");
}
