//! Who thinks next.

use std::collections::{HashSet, VecDeque};

/// What somebody waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A bot's turn.
    Turns,
    /// A hint for a person.
    Hints,
}

const LINES: [Line; 2] = [Line::Turns, Line::Hints];

/// Two lines, served by turns so that neither starves the other. In each the one that came first goes first, and
/// a table stands in a line once only: however much one table asks, another waits for one request of it at most.
pub struct Queue<J> {
    lines: [Waiting<J>; 2],
    /// The line that is served next, if anybody stands in it.
    next: usize,
}

/// One line.
struct Waiting<J> {
    jobs: VecDeque<(String, J)>,
    /// The tables that stand in it or are being served.
    tables: HashSet<String>,
    most: usize,
}

impl<J> Waiting<J> {
    fn new(most: usize) -> Self {
        Waiting { jobs: VecDeque::new(), tables: HashSet::new(), most }
    }
}

impl<J> Queue<J> {
    /// Empty, for so many in each line.
    pub fn new(turns: usize, hints: usize) -> Self {
        Queue { lines: [Waiting::new(turns), Waiting::new(hints)], next: 0 }
    }

    /// Puts a request at the end of a line.
    ///
    /// # Errors
    /// Gives it back when the line is full, or has one of this table already.
    pub fn push(&mut self, line: Line, table: &str, job: J) -> Result<(), J> {
        let line = &mut self.lines[line as usize];
        if line.jobs.len() >= line.most || line.tables.contains(table) {
            return Err(job);
        }
        line.tables.insert(table.to_owned());
        line.jobs.push_back((table.to_owned(), job));
        Ok(())
    }

    /// Takes the next request out. Its table may stand in this line again after [`Queue::served`].
    pub fn pop(&mut self) -> Option<(Line, String, J)> {
        for place in [self.next, 1 - self.next] {
            if let Some((table, job)) = self.lines[place].jobs.pop_front() {
                self.next = 1 - place;
                return Some((LINES[place], table, job));
            }
        }
        None
    }

    /// A request that was taken out has been answered.
    pub fn served(&mut self, line: Line, table: &str) {
        self.lines[line as usize].tables.remove(table);
    }

    /// Whether nobody waits.
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| line.jobs.is_empty())
    }

    /// How many wait in a line.
    pub fn waiting(&self, line: Line) -> usize {
        self.lines[line as usize].jobs.len()
    }

    /// Sends everybody away.
    pub fn clear(&mut self) {
        for line in &mut self.lines {
            line.jobs.clear();
            line.tables.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(queue: &mut Queue<u8>) -> Vec<u8> {
        std::iter::from_fn(|| queue.pop()).map(|(_, _, job)| job).collect()
    }

    #[test]
    fn the_lines_are_served_by_turns_and_each_in_its_order() {
        let mut queue = Queue::new(10, 10);
        for (table, job) in [("a", 1), ("b", 2), ("c", 3), ("d", 4)] {
            queue.push(Line::Turns, table, job).unwrap();
        }
        for (table, job) in [("e", 11), ("f", 12)] {
            queue.push(Line::Hints, table, job).unwrap();
        }
        assert_eq!(order(&mut queue), [1, 11, 2, 12, 3, 4]);
        assert!(queue.is_empty());
    }

    #[test]
    fn a_table_stands_in_a_line_once_until_it_is_served() {
        let mut queue = Queue::new(10, 10);
        queue.push(Line::Hints, "a", 1).unwrap();
        assert_eq!(queue.push(Line::Hints, "a", 2), Err(2));
        queue.push(Line::Turns, "a", 3).unwrap();
        queue.push(Line::Hints, "b", 4).unwrap();
        assert_eq!(order(&mut queue), [3, 1, 4]);
        assert_eq!(queue.push(Line::Hints, "a", 5), Err(5));
        queue.served(Line::Hints, "a");
        queue.push(Line::Hints, "a", 6).unwrap();
        assert_eq!(order(&mut queue), [6]);
    }

    #[test]
    fn a_line_that_is_full_takes_nobody_and_leaves_the_other_alone() {
        let mut queue = Queue::new(2, 1);
        queue.push(Line::Turns, "a", 1).unwrap();
        queue.push(Line::Turns, "b", 2).unwrap();
        assert_eq!(queue.push(Line::Turns, "c", 3), Err(3));
        queue.push(Line::Hints, "c", 4).unwrap();
        assert_eq!(queue.push(Line::Hints, "d", 5), Err(5));
        queue.clear();
        assert!(queue.is_empty() && queue.push(Line::Turns, "a", 6).is_ok());
    }
}
