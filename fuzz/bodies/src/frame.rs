//! What clients send: frames of a WebSocket and bodies of requests.

use protocol::{Act, MAX_FRAME, NewTable, Rename, Sit, Versioned, parse_client_message};

/// Bytes of a client. What is accepted keeps within its bounds.
pub fn frame(bytes: &[u8]) {
    match parse_client_message(bytes) {
        Ok(_) => assert!(bytes.len() <= MAX_FRAME),
        Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
    }
    if let Ok(table) = serde_json::from_slice::<NewTable>(bytes) {
        assert!(table.seats.len() <= game::MAX_SEATS && table.setup.len() <= 64);
        // Whatever was asked for, the catalogue answers.
        if let Ok(game) = table.game.parse() {
            let _ = catalog::AnyMatch::new(game, &table.setup);
        }
    }
    if let Ok(act) = serde_json::from_slice::<Act>(bytes) {
        assert!((8..=64).contains(&act.key.len()) && act.text.len() <= 8192);
    }
    if let Ok(asked) = serde_json::from_slice::<Versioned>(bytes) {
        assert!((8..=64).contains(&asked.key.len()));
    }
    let _ = serde_json::from_slice::<Sit>(bytes);
    let _ = serde_json::from_slice::<Rename>(bytes);
}
