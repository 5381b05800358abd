//! Parts of a run, each with a heading and its time, and the summary at the end.

use crate::shell::Fault;
use std::time::{Duration, Instant};

/// How a part ended.
enum Outcome {
    Passed,
    Failed(Fault),
    /// Could not run, and why; a failure in CI.
    Skipped(String),
    /// Is not asked for on this machine, and why; never a failure.
    LeftOut(String),
}

/// What a part needs.
pub enum Need {
    /// Everything is there.
    Met,
    /// Something is missing: the part is skipped for this reason.
    Missing(String),
    /// The part does not apply here, for this reason.
    Elsewhere(String),
}

impl From<Result<(), String>> for Need {
    fn from(found: Result<(), String>) -> Need {
        found.map_or_else(Need::Missing, |()| Need::Met)
    }
}

/// The parts so far.
pub struct Report {
    parts: Vec<(&'static str, Outcome, Duration)>,
    in_ci: bool,
}

impl Report {
    /// An empty report; `in_ci`: a skipped part is a failure.
    pub fn new(in_ci: bool) -> Report {
        Report { parts: Vec::new(), in_ci }
    }

    /// Runs a part if its need is met. Whether it has passed.
    pub fn part(&mut self, name: &'static str, need: Need, run: impl FnOnce() -> Result<(), Fault>) -> bool {
        println!("\n━━ {name}");
        let begin = Instant::now();
        let outcome = match need {
            Need::Missing(reason) => Outcome::Skipped(reason),
            Need::Elsewhere(reason) => Outcome::LeftOut(reason),
            Need::Met => run().map_or_else(Outcome::Failed, |()| Outcome::Passed),
        };
        let passed = matches!(outcome, Outcome::Passed);
        match &outcome {
            Outcome::Failed(fault) => println!("FAILED {name}: {fault}"),
            Outcome::Skipped(reason) => println!("SKIPPED {name}: {reason}"),
            Outcome::LeftOut(reason) => println!("{reason}"),
            Outcome::Passed => println!("━━ {name}: {:.1} s", begin.elapsed().as_secs_f64()),
        }
        self.parts.push((name, outcome, begin.elapsed()));
        passed
    }

    /// Prints all parts with their times.
    ///
    /// # Errors
    /// When a part failed, or was skipped in CI.
    pub fn close(self) -> Result<(), Fault> {
        println!("\n━━ all parts");
        let mut bad = 0;
        for (name, outcome, time) in &self.parts {
            let seconds = time.as_secs_f64();
            match outcome {
                Outcome::Passed => println!("passed  {name} ({seconds:.1} s)"),
                Outcome::Failed(fault) => println!("FAILED  {name} ({seconds:.1} s): {fault}"),
                Outcome::Skipped(reason) => println!("SKIPPED {name}: {reason}"),
                Outcome::LeftOut(reason) => println!("left out {name}: {reason}"),
            }
            bad += usize::from(match outcome {
                Outcome::Failed(_) => true,
                Outcome::Skipped(_) => self.in_ci,
                Outcome::Passed | Outcome::LeftOut(_) => false,
            });
        }
        if bad == 0 {
            Ok(())
        } else {
            Err(Fault::new(format!("{bad} of {} parts failed.", self.parts.len())))
        }
    }
}
