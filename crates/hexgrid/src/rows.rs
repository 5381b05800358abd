//! The rows of a position text: `2x/1o1o/5/4/3`.

use crate::{CellSet, Geometry};
use std::fmt;

/// Writes the rows from the top, separated by `/`, each stone as the letter of its set, runs of empty
/// cells as their length.
pub fn write_rows<const W: usize>(grid: &Geometry<W>, sets: &[(char, CellSet<W>)]) -> String {
    let mut text = String::new();
    for (i, row) in grid.rows().rev().enumerate() {
        if i > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for cell in row {
            let stone = sets.iter().find(|(_, set)| set.contains(cell));
            match stone {
                None => empty += 1,
                Some((letter, _)) => {
                    push_run(&mut text, std::mem::take(&mut empty));
                    text.push(*letter);
                }
            }
        }
        push_run(&mut text, empty);
    }
    text
}

fn push_run(text: &mut String, empty: usize) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}

/// What is wrong with the rows, and at which byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowsError {
    /// The byte of the text at which it goes wrong.
    pub offset: usize,
    /// What is wrong there.
    pub reason: &'static str,
}

impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason)
    }
}

impl std::error::Error for RowsError {}

/// Reads what [`write_rows`] writes: one set for each of `letters`.
///
/// # Errors
/// When there are too many or too few rows, a row has another length than the board's, or a character is
/// none of the letters and no number from 1 without a leading zero.
pub fn read_rows<const W: usize, const N: usize>(
    grid: &Geometry<W>,
    text: &str,
    letters: [char; N],
) -> Result<[CellSet<W>; N], RowsError> {
    let fail = |offset, reason| Err(RowsError { offset, reason });
    let mut sets = [CellSet::EMPTY; N];
    let mut rows = grid.rows().rev();
    let mut offset = 0;
    for part in text.split('/') {
        let Some(mut cells) = rows.next() else {
            return fail(offset, "The position has more rows than the board.");
        };
        let mut chars = part.char_indices().peekable();
        let mut after_number = false;
        while let Some((at, c)) = chars.next() {
            let at = offset + at;
            if let Some(which) = letters.iter().position(|&l| l == c) {
                let Some(cell) = cells.next() else {
                    return fail(at, "The row is longer than the board's.");
                };
                sets[which].insert(cell);
                after_number = false;
            } else if let Some(first) = c.to_digit(10).filter(|&d| d > 0 && !after_number) {
                let mut run = first as usize;
                while let Some(digit) = chars.peek().and_then(|(_, c)| c.to_digit(10)) {
                    run = (run * 10 + digit as usize).min(1000);
                    chars.next();
                }
                if run > cells.len() {
                    return fail(at, "The row is longer than the board's.");
                }
                cells.nth(run - 1);
                after_number = true;
            } else {
                return fail(at, "A row holds stones and numbers of empty cells only.");
            }
        }
        if cells.len() > 0 {
            return fail(offset + part.len(), "The row is shorter than the board's.");
        }
        offset += part.len() + 1;
    }
    if rows.next().is_some() {
        return fail(text.len(), "The position has fewer rows than the board.");
    }
    Ok(sets)
}
