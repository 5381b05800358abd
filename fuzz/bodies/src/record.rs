//! Game records.

/// A record. What is accepted has a normal form, which is accepted and is its own normal form.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match catalog::replay(text) {
        Ok(replay) => match catalog::replay(&replay.normal) {
            Ok(again) => assert_eq!(again.normal, replay.normal, "the normal form is its own"),
            Err(error) => panic!("the normal form is refused: {error}\n{}", replay.normal),
        },
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.sentence.is_empty(), "{error}"),
    }
}
