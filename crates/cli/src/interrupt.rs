//! Ctrl-C: the first one asks long work to end and tell what it knows, the second one ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// What the shell calls a program that was ended by Ctrl-C.
const ENDED_BY_CTRL_C: i32 = 130;

/// From now on Ctrl-C only asks.
///
/// # Errors
/// When the system does not let the program know.
pub fn listen() -> anyhow::Result<()> {
    Ok(ctrlc::set_handler(|| {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(ENDED_BY_CTRL_C);
        }
    })?)
}

/// Whether Ctrl-C was pressed.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
