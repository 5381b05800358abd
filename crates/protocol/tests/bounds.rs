//! What is too long or too strange is refused while it is parsed.

use protocol::{
    Act, ClientMessage, Credentials, FrameError, LeaveReplies, MAX_FRAME, MAX_REPLIES, NewTable, Sit,
    parse_client_message,
};
use serde_json::{Value, from_value, json};

fn act(key: &str, text: &str) -> Value {
    json!({ "version": 1, "key": key, "text": text })
}

#[test]
fn keys_are_plain_and_of_a_bounded_length() {
    for key in ["12345678", "aZ-_0000", &"k".repeat(64)] {
        assert!(from_value::<Act>(act(key, "c3")).is_ok(), "{key}");
    }
    for key in ["", "1234567", &"k".repeat(65), "with space", "ключключ", "a.b.c.d.e", "12345678\u{0}"]
    {
        assert!(from_value::<Act>(act(key, "c3")).is_err(), "{key}");
    }
}

#[test]
fn texts_are_bounded_by_bytes() {
    assert!(from_value::<Act>(act("12345678", &"x".repeat(8192))).is_ok());
    assert!(from_value::<Act>(act("12345678", &"x".repeat(8193))).is_err());
    assert!(from_value::<Act>(act("12345678", &"ä".repeat(4097))).is_err());
}

#[test]
fn passwords_are_bounded_and_never_repeated() {
    let credentials = |password: Value| {
        from_value::<Credentials>(json!({ "name": "Ada", "password": password })).map(|_| ())
    };
    assert!(credentials(json!("x".repeat(1024))).is_ok());
    for wrong in [json!("q".repeat(1025)), json!(8_675_309), json!(["8675309"]), json!(null), json!(86.75)] {
        let error = credentials(wrong).unwrap_err().to_string();
        assert!(!error.contains("86") && !error.contains('q') && error.contains("1024 bytes"), "{error}");
    }
}

#[test]
fn no_more_seats_than_any_game_has() {
    let table = |seats: usize| {
        let seats = vec![json!({ "kind": "open" }); seats];
        json!({ "game": "bug", "setup": "hex3", "seats": seats, "access": "open" })
    };
    assert_eq!(from_value::<NewTable>(table(5)).unwrap().seats.len(), 5);
    assert!(from_value::<NewTable>(table(6)).is_err());
}

#[test]
fn replies_are_few_and_short() {
    let leave = |count: usize, turn: &str| {
        let replies = vec![json!({ "expected": turn, "reply": "a1" }); count];
        from_value::<LeaveReplies>(json!({ "version": 1, "replies": replies })).map(|left| left.replies.len())
    };
    assert_eq!(leave(MAX_REPLIES, &"c".repeat(256)).unwrap(), 16);
    assert!(leave(MAX_REPLIES + 1, "c3").unwrap_err().to_string().contains("at most 16"));
    assert!(leave(1, &"c".repeat(257)).is_err());
    assert_eq!(leave(0, "").unwrap(), 0);
}

#[test]
fn seats_are_numbered_from_one() {
    let sit = |seat: Value| from_value::<Sit>(json!({ "seat": seat }));
    assert_eq!(sit(json!(1)).unwrap().seat, Some(game::Seat::FIRST));
    assert!(sit(json!(null)).unwrap().seat.is_none() && from_value::<Sit>(json!({})).is_ok());
    for seat in [json!(0), json!(6), json!(-1), json!(256), json!("1"), json!(1.5)] {
        assert!(sit(seat.clone()).is_err(), "{seat}");
    }
}

#[test]
fn a_frame_is_a_ping_or_nothing() {
    assert_eq!(parse_client_message(b" { \"type\" : \"ping\" } "), Ok(ClientMessage::Ping {}));
    for junk in [
        "",
        "ping",
        "null",
        "[]",
        "{}",
        "{\"type\":\"pong\"}",
        "{\"type\":\"ping\",\"type\":\"ping\"}",
        "\u{0}",
    ] {
        assert_eq!(parse_client_message(junk.as_bytes()), Err(FrameError::Unknown), "{junk}");
    }
    assert_eq!(parse_client_message(&[0xc3, 0x28]), Err(FrameError::NotText));
    assert_eq!(parse_client_message(&vec![b' '; MAX_FRAME + 1]), Err(FrameError::TooLarge));
    assert_eq!(parse_client_message(&vec![b'['; MAX_FRAME]), Err(FrameError::Unknown));
}
