//! Questions and answers, line by line.

use std::io::{BufRead, Read, Write, stdin, stdout};

/// The longest line that is read, in bytes: longer than any turn.
const LONGEST: u64 = 10_000;

/// Shows a prompt and reads a line; `None` at the end of the input.
///
/// # Errors
/// When the input cannot be read.
pub fn ask(prompt: &str) -> std::io::Result<Option<String>> {
    let mut out = stdout().lock();
    write!(out, "{prompt} ")?;
    out.flush()?;
    drop(out);
    let mut bytes = Vec::new();
    let mut input = stdin().lock().take(LONGEST);
    if input.read_until(b'\n', &mut bytes)? == 0 {
        println!();
        return Ok(None);
    }
    // A terminal may send anything; what is no text is refused as a step later.
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
