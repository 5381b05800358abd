//! The words behind a command: options, some with a value.

use crate::shell::Fault;
use std::slice::Iter;
use std::str::FromStr;

/// What stands behind a command, word by word.
pub struct Words<'a> {
    command: &'static str,
    takes: &'static str,
    rest: Iter<'a, &'a str>,
    option: &'a str,
}

impl<'a> Words<'a> {
    /// Of a command that `takes` these options, as a sentence lists them.
    pub fn of(command: &'static str, takes: &'static str, arguments: &'a [&'a str]) -> Words<'a> {
        Words { command, takes, rest: arguments.iter(), option: "" }
    }

    /// The next option.
    pub fn option(&mut self) -> Option<&'a str> {
        self.option = self.rest.next()?;
        Some(self.option)
    }

    /// What stands behind it.
    ///
    /// # Errors
    /// When nothing does.
    pub fn value(&mut self) -> Result<&'a str, Fault> {
        let value = self.rest.next().copied();
        value.ok_or_else(|| Fault::new(format!("{} wants a value.", self.option)))
    }

    /// The same as a number.
    ///
    /// # Errors
    /// When it is none.
    pub fn number<N: FromStr>(&mut self) -> Result<N, Fault> {
        let text = self.value()?;
        text.parse().map_err(|_| Fault::new(format!("{text} is no number.")))
    }

    /// Why the option is refused: the command has none of this name.
    pub fn unknown(&self) -> Fault {
        let Words { command, takes, option, .. } = self;
        Fault::new(format!("`xtask {command}` takes {takes}, not {option}."))
    }
}
