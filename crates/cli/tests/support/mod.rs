//! Runs the program as a person does.
#![allow(dead_code)] // Each test file uses its own part.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// What a run left behind.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs it with arguments separated by spaces and nothing to read.
pub fn vivarium(arguments: &str) -> Run {
    vivarium_reads(arguments, b"")
}

/// Runs it with arguments as they are, and more separated by spaces.
pub fn vivarium_with(arguments: &[&str], more: &str) -> Run {
    let all: Vec<&str> = arguments.iter().copied().chain(more.split_whitespace()).collect();
    run(&all, b"")
}

/// Runs it with something to read.
pub fn vivarium_reads(arguments: &str, input: &[u8]) -> Run {
    run(&arguments.split_whitespace().collect::<Vec<_>>(), input)
}

fn run(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_vivarium"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may end before it has read everything, which closes the pipe.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("it writes text");
    Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// The names in an object, sorted.
pub fn keys(of: &Value) -> Vec<&String> {
    of.as_object().expect("an object").keys().collect()
}

/// An object without what depends on the clock.
pub fn without_seconds(mut found: Value) -> Value {
    found.as_object_mut().expect("an object").remove("seconds_per_turn");
    found
}

impl Run {
    /// Each line of the output as JSON, of a run that is done.
    pub fn json_lines(&self) -> Vec<Value> {
        assert_eq!((self.code, self.err.as_str()), (0, ""));
        self.out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    }

    /// The output as one JSON object, of a run that is done.
    pub fn json_object(&self) -> Value {
        let lines = self.json_lines();
        let [found] = &lines[..] else { panic!("one object: {lines:?}") };
        assert!(found.is_object(), "{found}");
        found.clone()
    }

    /// The one sentence of a run that ended with this code.
    pub fn refusal(&self, code: i32) -> &str {
        assert_eq!(self.code, code, "stdout {} stderr {}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "one sentence: {}", self.err);
        assert!(self.err.trim_end().ends_with('.'), "a sentence ends with a full stop: {}", self.err);
        self.err.trim_end()
    }
}
