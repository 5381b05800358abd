//! Texts that a command reads, from a file or the standard input.

use anyhow::{Context, anyhow};
use std::fs::File;
use std::io::{Read, stdin};

/// What was read, and where from.
pub struct Input {
    name: String,
    bytes: Vec<u8>,
    most: usize,
}

impl Input {
    /// Reads a file, or the standard input for `-`: no more than so many bytes, and one more, so that a longer one is
    /// known as such.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(file: &str, most: usize) -> anyhow::Result<Input> {
        let name = if file == "-" { "standard input" } else { file }.to_owned();
        let bytes = bytes_of(file, most as u64 + 1).with_context(|| format!("{name} cannot be read"))?;
        Ok(Input { name, bytes, most })
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether there was more than may be read.
    pub fn is_too_long(&self) -> bool {
        self.bytes.len() > self.most
    }

    /// As text.
    ///
    /// # Errors
    /// The place where it is none.
    pub fn text(&self) -> anyhow::Result<&str> {
        std::str::from_utf8(&self.bytes).or_else(|error| {
            let valid = std::str::from_utf8(&self.bytes[..error.valid_up_to()]).unwrap_or_default();
            if error.error_len().is_none() && self.is_too_long() {
                // Cut in the middle of a character: it is too long, which whoever reads it says.
                return Ok(valid);
            }
            let line = valid.matches('\n').count() + 1;
            let column = valid.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            let place = format!("line {line}, column {column}");
            Err(anyhow!("{}: {place}: A record is UTF-8 text, and this byte is not.", self.name))
        })
    }
}

fn bytes_of(file: &str, most: u64) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if file == "-" {
        stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
