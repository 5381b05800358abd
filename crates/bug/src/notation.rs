//! Texts of steps and turns: `c3/b2/a1`, `swap`.

use crate::{Bug, Observed, Setup, Step};
use game::{Event, Illegal, Notation, TextError};

impl<const W: usize> Notation for Bug<W> {
    // A growth brings its own slash.
    const GLUE: &'static str = "";

    const INCOMPLETE_TURN: Option<Illegal> = Some(crate::broken::MUST_EAT);

    fn seat_tags(_setup: &Setup) -> Vec<&'static str> {
        vec!["Black", "White"]
    }

    fn step_text(&self, step: Step) -> String {
        match step {
            Step::Place(cell) => self.grid.name(cell),
            Step::Grow(cell) => format!("/{}", self.grid.name(cell)),
            Step::Swap => "swap".to_owned(),
        }
    }

    fn parse_step(&self, text: &str) -> Result<Step, TextError> {
        if text == "swap" {
            return Ok(Step::Swap);
        }
        let (offset, name) = match text.strip_prefix('/') {
            Some(name) => (1, name),
            None => (0, text),
        };
        let cell = self.grid.cell(name).map_err(|e| TextError::new(offset, "bad-cell", e.to_string()))?;
        Ok(if offset == 1 { Step::Grow(cell) } else { Step::Place(cell) })
    }

    fn event_text(&self, event: Event<Self>) -> String {
        match event {
            Event::Step(step) => self.step_text(step),
            Event::Chance(never) => match never {},
        }
    }

    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        self.parse_step(text).map(Event::Step)
    }

    fn pieces(turn: &str) -> Vec<(usize, &str)> {
        let slashes = turn.match_indices('/').map(|(at, _)| at).filter(|&at| at > 0);
        let cuts: Vec<usize> = std::iter::once(0).chain(slashes).chain([turn.len()]).collect();
        cuts.windows(2).map(|ends| (ends[0], &turn[ends[0]..ends[1]])).collect()
    }

    fn observed_text(observed: &Observed) -> String {
        match observed {
            Observed::Placed { cell } => cell.clone(),
            Observed::Ate { cell, .. } => format!("/{cell}"),
            Observed::Swapped => "swap".to_owned(),
        }
    }

    fn position_text(&self) -> String {
        self.write_position()
    }

    fn parse_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        Self::read_position(setup, text)
    }
}
