//! What the policy looks at: small tables, each indexed by a few things that one can see on the table.

use ::bug_off::{BugOff, Counts, Kind, Step};
use game::{Rules, Seat};

/// How many weights there are for one number of seats.
pub const WEIGHTS: usize = END;
/// How many tables a step looks into, one weight in each.
pub const TABLES: usize = 8;

/// Cards in a display, as far as they are told apart.
const SHOWN: usize = 6;
/// Copies of a kind in the hand, from 1.
const HELD: usize = 3;
/// Stages of the game, by the turns that a seat may expect yet.
const STAGES: usize = 8;
/// How far ahead.
const LEADS: usize = 7;

const DISPLAYS: usize = 0;
const MINE: usize = DISPLAYS + 4 * SHOWN * SHOWN * HELD;
const THEIRS: usize = MINE + 4 * SHOWN * STAGES;
const RISK: usize = THEIRS + 4 * SHOWN * STAGES;
const LEAD: usize = RISK + 4 * 6 * 7;
const UNSEEN: usize = LEAD + 2 * LEADS * 7 * STAGES;
const HAND: usize = UNSEEN + 4 * 6 * HELD * 4;
const ALL_OTHERS: usize = HAND + 4 * HELD * STAGES;
const END: usize = ALL_OTHERS + 2 * SHOWN * 8;

/// What a seat sees when it decides.
pub struct Scene {
    mine: Counts,
    most: [u8; 6],
    all: [u8; 6],
    hand: Counts,
    unseen: Counts,
    offs_left: Counts,
    /// Bug Off cards left, less one.
    offs: usize,
    /// The stage of the game.
    stage: usize,
    lead: usize,
}

impl Scene {
    /// The scene before this seat, which holds the hand that it has in this state.
    #[inline]
    pub fn new(state: &BugOff, seat: Seat) -> Scene {
        let seats = state.seats();
        let (mut most, mut all) = ([0; 6], [0; 6]);
        let mut best_other = 0;
        for other in Seat::all(seats).filter(|&other| other != seat) {
            let display = state.display(other);
            for kind in Kind::ALL {
                let count = display.of(kind);
                most[kind.index()] = count.max(most[kind.index()]);
                all[kind.index()] += count;
            }
            best_other = state.score_pile(other).total().max(best_other);
        }
        let offs_left = state.offs_left();
        let offs = offs_left.total();
        let points = state.score_pile(seat).total();
        Scene {
            mine: state.display(seat),
            most,
            all,
            hand: state.hand(seat),
            unseen: state.unseen_by(seat),
            offs_left,
            offs: offs.saturating_sub(1) as usize,
            stage: stage(state.cards_left(), offs, seats),
            lead: lead(points as i32 - best_other as i32),
        }
    }

    /// The places of the weights of one step.
    #[inline]
    pub fn places(&self, step: Step) -> [usize; TABLES] {
        let (kind, scores) = match step {
            Step::Place(kind) => (kind, 0),
            Step::Score(kind) => (kind, 1),
        };
        let i = kind.index();
        let shown = |count: u8| usize::from(count).min(SHOWN - 1);
        let (mine, most) = (shown(self.mine.of(kind)), shown(self.most[i]));
        let all = usize::from(self.all[i]).min(7);
        let held = usize::from(self.hand.of(kind)).clamp(1, HELD) - 1;
        let came = usize::from(self.offs_left.of(kind) == 0);
        let ahead = (i32::from(self.mine.of(kind)) - i32::from(self.most[i])).clamp(-3, 3) + 3;
        let ahead = ahead as usize;
        let unseen = match self.unseen.of(kind) {
            few @ 0..=2 => usize::from(few),
            3..=4 => 3,
            5..=6 => 4,
            _ => 5,
        };
        let act = 2 * scores + came;
        let stage = self.stage;
        [
            DISPLAYS + ((act * SHOWN + mine) * SHOWN + most) * HELD + held,
            MINE + (act * SHOWN + mine) * STAGES + stage,
            THEIRS + (act * SHOWN + most) * STAGES + stage,
            RISK + (act * 6 + self.offs) * 7 + ahead,
            LEAD + ((scores * LEADS + self.lead) * 7 + ahead) * STAGES + stage,
            UNSEEN + ((act * 6 + unseen) * HELD + held) * 4 + mine.min(3),
            HAND + (act * HELD + held) * STAGES + stage,
            ALL_OTHERS + (scores * SHOWN + mine) * 8 + all,
        ]
    }
}

/// The stage of the game: the last Bug Off card lies, on average, where one of `offs` evenly spread ones is last.
fn stage(cards: u32, offs: u32, seats: u8) -> usize {
    let turns = (cards + 1) * offs / (offs + 1) / u32::from(seats);
    match turns {
        0..=1 => 0,
        2 => 1,
        3..=4 => 2,
        5..=6 => 3,
        7..=9 => 4,
        10..=13 => 5,
        14..=18 => 6,
        _ => 7,
    }
}

fn lead(points: i32) -> usize {
    match points {
        i32::MIN..=-6 => 0,
        -5..=-3 => 1,
        -2..=-1 => 2,
        0 => 3,
        1..=2 => 4,
        3..=5 => 5,
        _ => 6,
    }
}
