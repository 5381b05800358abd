//! The equations between the values, and going round them once.

/// What is known of a value: it is not below `lower` and not above `upper`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Between {
    lower: f64,
    upper: f64,
}

impl Between {
    pub const NOTHING_KNOWN: Between = Between { lower: 0.0, upper: 1.0 };
    const NONE_YET: Between = Between { lower: 0.0, upper: 0.0 };

    fn exactly(value: f64) -> Between {
        Between { lower: value, upper: value }
    }

    /// The same from the other seat's point of view.
    fn turned(self) -> Between {
        Between { lower: 1.0 - self.upper, upper: 1.0 - self.lower }
    }

    fn or_better(self, other: Between) -> Between {
        Between { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }

    pub fn gap(self) -> f64 {
        self.upper - self.lower
    }

    /// The estimate: not further from the truth than half the gap.
    pub fn middle(self) -> f64 {
        self.lower + self.gap() / 2.0
    }
}

/// A position to which a turn may lead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Link(u32);

impl Link {
    /// The largest number of a position.
    pub const LAST: usize = (u32::MAX >> 1) as usize;

    /// To the position of this number, whose value is told from the chooser's point of view or the other's.
    pub fn new(position: u32, by_chooser: bool) -> Link {
        Link(position << 1 | u32::from(!by_chooser))
    }

    fn value(self, between: &[Between]) -> Between {
        let value = between[(self.0 >> 1) as usize];
        if self.0 & 1 == 1 { value.turned() } else { value }
    }
}

/// What one outcome of chance lets a seat choose from.
pub(super) struct Choice {
    /// The weight of the outcome.
    pub weight: u32,
    /// Whether the seat that chooses is the one of whose point of view the position's value is.
    pub by_viewer: bool,
    /// The best share of the win with which the game can end in this turn, to the chooser.
    pub best_end: f64,
    /// The results that do not end the game.
    pub links: Vec<Link>,
}

impl Choice {
    fn value(&self, between: &[Between]) -> Between {
        let ended = Between::exactly(self.best_end);
        let best = self.links.iter().fold(ended, |best, link| best.or_better(link.value(between)));
        if self.by_viewer { best } else { best.turned() }
    }
}

/// For every position the outcomes of chance.
pub(super) struct Equations(pub Vec<Vec<Choice>>);

impl Equations {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Computes every value anew from the old ones of the others: what was known of games of some turns becomes
    /// what is known of games of one turn more.
    pub fn sweep(&self, old: &[Between]) -> Vec<Between> {
        let mean = |choices: &Vec<Choice>| {
            let mut sum = Between::NONE_YET;
            let mut total = 0.0;
            for choice in choices {
                // Whole weights, divided at the end, keep what is certain at exactly 1.
                let (value, weight) = (choice.value(old), f64::from(choice.weight));
                sum.lower += weight * value.lower;
                sum.upper += weight * value.upper;
                total += weight;
            }
            Between { lower: sum.lower / total, upper: sum.upper / total }
        };
        self.0.iter().map(mean).collect()
    }
}
