//! The table of positions that were met.

/// What a worth in the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// All of it.
    Exact,
    /// The position is worth this or more.
    AtLeast,
    /// The position is worth this or less.
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The name of the position.
    pub name: u64,
    /// For the seat that decides.
    pub worth: i32,
    /// The place of the best step among those that the rules list.
    pub best: u16,
    /// Turns that the search behind it looked ahead.
    pub depth: u8,
    pub bound: Bound,
}

/// A table of fixed size, where the newest entry takes its place, unless a deeper one of the same search has it.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table of at most so many bytes.
    pub fn new(bytes: usize) -> Self {
        let room = (bytes / size_of::<Option<Entry>>()).max(1);
        // The largest power of two.
        Table { entries: vec![None; 1 << room.ilog2()] }
    }

    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Option<Entry>>()
    }

    fn place(&self, name: u64) -> usize {
        name as usize & (self.entries.len() - 1)
    }

    pub fn look(&self, name: u64) -> Option<Entry> {
        self.entries[self.place(name)].filter(|entry| entry.name == name)
    }

    pub fn keep(&mut self, entry: Entry) {
        let place = self.place(entry.name);
        self.entries[place] = Some(entry);
    }
}
