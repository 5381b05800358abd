//! Texts of steps and turns: `2-5 -b2 -c3 +a1 +c4*c5,d4`.

use crate::{Herd, Observed, Roll, Setup, Step, broken};
use game::{Event, Notation, TextError, fields};
use hexgrid::{Cell, CellSet};

const FORM: &str = "A step of Herd is -b2 (remove) or +c4 (place).";

impl<const W: usize> Herd<W> {
    fn cell(&self, text: &str, offset: usize) -> Result<Cell, TextError> {
        self.grid.cell(text).map_err(|e| TextError::new(offset, "bad-cell", e.to_string()))
    }

    fn cell_names(&self, cells: CellSet<W>) -> Vec<String> {
        cells.iter().map(|cell| self.grid.name(cell)).collect()
    }

    /// Reads `+c4*c5,d4`; captures that are named must be those that happen.
    fn parse_placement(&self, text: &str) -> Result<Step, TextError> {
        let Some((place, captures)) = text.split_once('*') else { return self.parse_step(text) };
        let step = self.parse_step(place)?;
        let Step::Place(cell) = step else { return Err(TextError::new(0, "bad-step", FORM)) };
        let mut named = CellSet::EMPTY;
        for (at, name) in fields(captures, ',') {
            let offset = place.len() + 1 + at;
            let captured = self.cell(name, offset)?;
            if named.contains(captured) {
                return Err(TextError::illegal(offset, broken::WRONG_CAPTURES));
            }
            named.insert(captured);
        }
        if game::Rules::is_legal(self, step).is_ok() && self.captures(cell) != named {
            return Err(TextError::illegal(place.len() + 1, broken::WRONG_CAPTURES));
        }
        Ok(step)
    }
}

/// Reads `2-5`.
pub(crate) fn parse_roll(text: &str) -> Option<Roll> {
    let digit = |text: &str| match text.as_bytes() {
        [d @ b'1'..=b'6'] => Some(d - b'0'),
        _ => None,
    };
    let (low, high) = text.split_once('-')?;
    let (low, high) = (digit(low)?, digit(high)?);
    (low <= high).then_some(Roll { low, high })
}

impl<const W: usize> Notation for Herd<W> {
    const GLUE: &'static str = " ";

    fn seat_tags(_setup: &Setup) -> Vec<&'static str> {
        vec!["Red", "Blue"]
    }

    fn step_text(&self, step: Step) -> String {
        match step {
            Step::Remove(cell) => format!("-{}", self.grid.name(cell)),
            Step::Place(cell) => format!("+{}", self.grid.name(cell)),
        }
    }

    fn parse_step(&self, text: &str) -> Result<Step, TextError> {
        if let Some(name) = text.strip_prefix('-') {
            self.cell(name, 1).map(Step::Remove)
        } else if let Some(name) = text.strip_prefix('+') {
            self.cell(name, 1).map(Step::Place)
        } else {
            Err(TextError::new(0, "bad-step", FORM))
        }
    }

    fn event_text(&self, event: Event<Self>) -> String {
        match event {
            Event::Chance(Roll { low, high }) => format!("{low}-{high}"),
            Event::Step(step @ Step::Remove(_)) => self.step_text(step),
            Event::Step(step @ Step::Place(cell)) => {
                let captured = self.cell_names(self.captures(cell));
                let star = if captured.is_empty() { "" } else { "*" };
                format!("{}{star}{}", self.step_text(step), captured.join(","))
            }
        }
    }

    fn free_rank(event: Event<Self>) -> Option<usize> {
        match event {
            Event::Step(Step::Remove(cell)) => Some(cell.index()),
            _ => None,
        }
    }

    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let roll = parse_roll(text).ok_or_else(|| TextError::illegal(0, broken::BAD_ROLL))?;
            return Ok(Event::Chance(roll));
        }
        self.parse_placement(text).map(Event::Step)
    }

    fn observed_text(observed: &Observed) -> String {
        match observed {
            Observed::Rolled { low, high } => format!("{low}-{high}"),
            Observed::Removed { cell } => format!("-{cell}"),
            Observed::Placed { cell, captured } if captured.is_empty() => format!("+{cell}"),
            Observed::Placed { cell, captured } => format!("+{cell}*{}", captured.join(",")),
        }
    }

    fn position_text(&self) -> String {
        self.write_position()
    }

    fn parse_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        Self::read_position(setup, text)
    }
}
