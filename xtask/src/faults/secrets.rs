//! Whether somebody at a table of Bug Off is shown a card that they may not know.
//!
//! Everything that a reader receives is looked through at once: a card may stand in a few places only, some of them
//! public, some for its owner. When the game is over, the record says what each seat really held, and the hands that
//! were shown are compared with it.

use crate::site::Value;
use crate::site::json::{number, text};

/// What cards are called, in the order in which positions list them.
const KINDS: [&str; 6] = ["ant", "bee", "cricket", "ladybug", "moth", "snail"];
/// Places in a state, or in a message, where everybody may read of cards. Texts of turns are looked at by themselves.
const PUBLIC: [&str; 8] = [
    "view.displays",
    "view.scored",
    "view.central",
    "view.discarded",
    "view.stack",
    "turns.text",
    "events.what.observed.kind",
    "events.what.observed.swept",
];
/// Places where somebody may read of their own cards.
const OWN: [&str; 5] =
    ["view.hand", "view.drawn", "legal", "events.what.observed.hand", "events.what.observed.card"];

/// What one reader of a table was shown.
pub struct Secrets {
    /// Whether the reader holds no seat.
    watches: bool,
    /// The seat of a player, from 1.
    seat: Option<usize>,
    hands: Vec<Hand>,
}

/// A hand as it was shown.
#[derive(PartialEq)]
struct Hand {
    /// Turns that had ended then.
    turns: usize,
    /// As a position writes it.
    cards: String,
}

impl Secrets {
    /// Of somebody who plays, or watches.
    pub fn of(watches: bool) -> Secrets {
        Secrets { watches, seat: None, hands: Vec::new() }
    }

    /// How many hands were shown.
    pub fn hands(&self) -> usize {
        self.hands.len()
    }

    /// Looks at a message of a live connection or at a state.
    ///
    /// # Errors
    /// When it shows something hidden.
    pub fn look(&mut self, json: &str) -> Result<(), String> {
        let message = Value::read(json).ok_or_else(|| format!("no JSON: {json}"))?;
        let live = message.field("type") != &Value::Null;
        let state = if live { message.field("state") } else { &message };
        if state.field("status").text() == Some("over") {
            return Ok(());
        }
        self.look_at(&message, state).map_err(|what| {
            let reader = self.seat.map_or("a watcher".to_owned(), |seat| format!("seat {seat}"));
            format!("{reader} was shown {what}: {json}")
        })
    }

    fn look_at(&mut self, message: &Value, state: &Value) -> Result<(), String> {
        if let Value::Object(_) = state {
            self.sit(state)?;
            self.note_hand(state);
            if state.field("fair").field("seed") != &Value::Null {
                return Err("the seed".to_owned());
            }
            let viewer = state.field("view").field("viewer").number();
            if viewer.is_some_and(|viewer| Some(viewer) != self.seat) {
                return Err(format!("what seat {viewer:?} sees"));
            }
        }
        let mut places = Vec::new();
        cards(message, &mut Vec::new(), &mut places);
        for place in places {
            let place = place.strip_prefix("state.").unwrap_or(&place);
            let own = self.seat.is_some() && OWN.contains(&place);
            if !own && !PUBLIC.contains(&place) {
                return Err(format!("a card at `{place}`"));
            }
        }
        for turn in state.field("turns").list() {
            let text = turn.field("text").text().unwrap_or_default();
            if turn.field("seat").number() != self.seat && text.split(' ').any(|word| KINDS.contains(&word)) {
                return Err(format!("the card drawn in {text}"));
            }
        }
        for event in message.field("events").list() {
            let observed = event.field("what").field("observed");
            if observed.field("card") != &Value::Null && observed.field("seat").number() != self.seat {
                return Err("a card that another drew".to_owned());
            }
        }
        Ok(())
    }

    /// Whoever watches holds no seat, and whoever plays keeps the one that they have.
    fn sit(&mut self, state: &Value) -> Result<(), String> {
        let seats = state.field("you").list();
        match (seats, self.seat) {
            ([], None) => Ok(()),
            ([seat], None) if !self.watches => {
                self.seat = seat.number();
                Ok(())
            }
            ([seat], Some(own)) if seat.number() == Some(own) => Ok(()),
            _ => Err(format!("the seats {seats:?}")),
        }
    }

    fn note_hand(&mut self, state: &Value) {
        let view = state.field("view");
        let (Value::Object(hand), Some(_)) = (view.field("hand"), self.seat) else { return };
        let counts: Vec<_> = hand.iter().map(|(_, count)| count.number().unwrap_or_default()).collect();
        let turns = state.field("turns").list();
        let ended = turns.iter().filter(|turn| turn.field("complete") == &Value::Bool(true)).count();
        let hand = Hand { turns: ended, cards: multiset(&counts) };
        if self.hands.last() != Some(&hand) {
            self.hands.push(hand);
        }
    }

    /// Compares the hands with what the seat really held.
    ///
    /// # Errors
    /// When one of them is not the reader's.
    pub fn compare(&self, truth: &Truth) -> Result<(), String> {
        let Some(seat) = self.seat else { return Ok(()) };
        for hand in &self.hands {
            let held = truth.held(seat, hand.turns).ok_or("a record without this hand")?;
            if held != hand.cards {
                let Hand { turns, cards } = hand;
                return Err(format!("seat {seat} was shown {cards} after {turns} turns, but held {held}"));
            }
        }
        Ok(())
    }

    /// Whether two players were shown the same seat.
    pub fn same_seat(&self, other: &Secrets) -> bool {
        self.seat.is_some() && self.seat == other.seat
    }
}

/// All places where a card is named, as a word of a text or as the name of a field.
fn cards<'a>(value: &'a Value, path: &mut Vec<&'a str>, places: &mut Vec<String>) {
    match value {
        Value::Text(text) if text.split(|c: char| !c.is_alphanumeric()).any(|word| KINDS.contains(&word)) => {
            places.push(path.join("."));
        }
        Value::List(values) => values.iter().for_each(|value| cards(value, path, places)),
        Value::Object(fields) if fields.iter().any(|(name, _)| KINDS.contains(&name.as_str())) => {
            places.push(path.join("."));
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                path.push(name);
                cards(value, path, places);
                path.pop();
            }
        }
        _ => {}
    }
}

/// Numbers of cards by kind as a position writes them.
fn multiset(counts: &[usize]) -> String {
    let kinds = KINDS.iter().zip(counts).filter(|(_, count)| **count > 0);
    let words: Vec<_> = kinds
        .map(|(kind, count)| if *count > 1 { format!("{kind}*{count}") } else { (*kind).to_owned() })
        .collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// How many of each kind a position, a deal or a turn names.
fn counts<'a>(words: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let mut counts = vec![0; KINDS.len()];
    for word in words {
        let (kind, count) = word.split_once('*').unwrap_or((word, "1"));
        if let Some(index) = KINDS.iter().position(|known| *known == kind) {
            counts[index] += count.parse::<usize>().unwrap_or_default();
        }
    }
    counts
}

/// What really happened, from the record of a game that is over.
pub struct Truth {
    /// The hands behind each number of turns: cards by kind of every seat.
    hands: Vec<Vec<Vec<usize>>>,
    /// Whose turn each was, and what they drew in it.
    turns: Vec<(usize, Vec<usize>)>,
}

impl Truth {
    /// From a record and what `vivarium replay` says of it.
    ///
    /// # Errors
    /// When something is missing there.
    pub fn read(record: &str, replayed: &str) -> Result<Truth, String> {
        let deal = record.split("[Deal \"").nth(1).and_then(|rest| rest.split('"').next());
        let deal = deal.ok_or("a record without a deal")?;
        let mut hands = vec![deal.split(" | ").map(|hand| counts(hand.split(' '))).collect()];
        let mut turns = Vec::new();
        for line in replayed.lines() {
            let Some(position) = text(line, "position") else { continue };
            let shown = position.split(' ').nth(2).ok_or("a position without hands")?;
            hands.push(shown.split('/').map(|hand| counts(hand.split(','))).collect());
            let seat = number(line, "seat").ok_or("a turn without a seat")? as usize;
            turns.push((seat, counts(text(line, "text").unwrap_or_default().split(' '))));
        }
        Ok(Truth { hands, turns })
    }

    /// The hand of a seat when so many turns had ended, with what it had drawn in the turn that had begun.
    fn held(&self, seat: usize, turns: usize) -> Option<String> {
        let mut hand = self.hands.get(turns)?.get(seat - 1)?.clone();
        if let Some((_, drawn)) = self.turns.get(turns).filter(|(mover, _)| *mover == seat) {
            hand.iter_mut().zip(drawn).for_each(|(held, drawn)| *held += drawn);
        }
        Some(multiset(&hand))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HAND: &str = r#"{"ant":1,"bee":1,"cricket":0,"ladybug":0,"moth":1,"snail":0}"#;

    /// What seat 2 is shown while seat 1 is to play.
    fn state(hand: &str) -> String {
        format!(
            r#"{{"status":"running","you":[2],"to_act":1,"view":{{"viewer":2,"hand":{hand},"drawn":null,
            "displays":[{HAND}],"stack":["ant"]}},"legal":[],"turns":[{{"turn":1,"seat":1,"text":"? +bee","complete":true}},
            {{"turn":2,"seat":2,"text":"moth !bee","complete":true}}],"fair":{{"seed":null}}}}"#
        )
    }

    #[test]
    fn what_a_seat_may_know_is_no_secret() {
        let mut secrets = Secrets::of(false);
        secrets.look(&state(HAND)).unwrap();
        let message = format!(r#"{{"type":"sync","state":{}}}"#, state(HAND));
        secrets.look(&message).unwrap();
        assert_eq!(secrets.hands(), 1);
        Secrets::of(true).look(r#"{"type":"watchers","count":3}"#).unwrap();
    }

    #[test]
    fn every_way_of_showing_a_hidden_card_is_noticed() {
        let fine = state(HAND);
        let changes = [
            ("? +bee", "snail +bee"),
            (r#""seed":null"#, r#""seed":"00""#),
            (r#""viewer":2"#, r#""viewer":1"#),
            (r#""drawn":null"#, r#""drawn":null,"next":"bee""#),
            (r#""legal":[]"#, r#""legal":[],"deck":[{"ant":0}]"#),
        ];
        for (place, leak) in changes {
            assert!(fine.contains(place), "{place}");
            assert!(Secrets::of(false).look(&fine.replace(place, leak)).is_err(), "{leak}");
        }
        assert!(Secrets::of(true).look(&fine).is_err(), "a watcher in a seat");
        let watching = fine.replace("\"you\":[2]", "\"you\":[]").replace("moth !bee", "? !bee");
        let watching = watching.replace("\"viewer\":2", "\"viewer\":null");
        assert!(Secrets::of(true).look(&watching).is_err(), "a hand for a watcher");
        Secrets::of(true).look(&watching.replacen(HAND, "null", 1)).unwrap();
        let event = |seat: u8| {
            let what =
                format!(r#"{{"kind":"played","observed":{{"event":"drew","seat":{seat},"card":"ant"}}}}"#);
            format!(r#"{{"type":"update","events":[{{"what":{what}}}],"state":{fine}}}"#)
        };
        Secrets::of(false).look(&event(2)).unwrap();
        assert!(Secrets::of(false).look(&event(1)).is_err(), "a card that another drew");
    }

    #[test]
    fn the_hand_of_another_seat_is_noticed_by_the_record() {
        let record = "[Deal \"ant ant bee | bee snail moth\"]";
        let replayed = concat!(
            r#"{"turn":1,"seat":1,"text":"cricket +ant","position":"2 draw ant,bee,cricket/bee,moth,snail - - - - -"}"#,
            "\n",
            r#"{"turn":2,"seat":2,"text":"ant !snail","position":"1 draw ant,bee,cricket/ant,bee,moth - - - - -"}"#,
        );
        let truth = Truth::read(record, replayed).unwrap();
        assert_eq!(truth.held(1, 0).as_deref(), Some("ant*2,bee,cricket"));
        assert_eq!(truth.held(2, 1).as_deref(), Some("ant,bee,moth,snail"));
        let shown = |hand: &str| {
            let mut secrets = Secrets::of(false);
            secrets.look(&state(hand)).unwrap();
            secrets.compare(&truth)
        };
        shown(HAND).unwrap();
        shown(&HAND.replace("\"cricket\":0", "\"cricket\":1").replace("\"moth\":1", "\"moth\":0"))
            .unwrap_err();
    }
}
