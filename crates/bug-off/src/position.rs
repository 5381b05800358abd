//! Position text: `2 play ant,bee,moth/ant*2,bee,snail -/moth snail*2/- moth,snail ant moth`. It tells every
//! hand: only for games that have ended.

use crate::notation::parse_kind;
use crate::piles::Piles;
use crate::{BugOff, Counts, Kind, Phase, Setup};
use game::{Rules, Seat, TextError, fields};

const SHAPE: &str =
    "A position is eight fields: seat, phase, hands, displays, score piles, centre, discards, Bug Off cards.";
const IMPOSSIBLE: &str = "No game has this position: count the cards.";
const PHASES: [(&str, Phase); 5] = [
    ("deal", Phase::Deal),
    ("draw", Phase::Draw),
    ("draw+", Phase::DrawAgain),
    ("play", Phase::Play),
    ("over", Phase::Over),
];

fn write_counts(counts: Counts) -> String {
    let kinds = Kind::ALL.into_iter().filter(|&kind| counts.of(kind) > 0);
    let words = kinds.map(|kind| match counts.of(kind) {
        1 => kind.name().to_owned(),
        n => format!("{}*{n}", kind.name()),
    });
    let text = words.collect::<Vec<_>>().join(",");
    if text.is_empty() { "-".to_owned() } else { text }
}

fn read_counts(text: &str, begin: usize) -> Result<Counts, TextError> {
    let mut counts = Counts::EMPTY;
    if text == "-" {
        return Ok(counts);
    }
    let mut last = None;
    for (at, word) in fields(text, ',') {
        let offset = begin + at;
        let (name, number) = word.split_once('*').map_or((word, "1"), |(name, number)| (name, number));
        let kind = parse_kind(name, offset)?;
        let plain = number.parse().ok().filter(|n: &u8| n.to_string() == number && (1..=12).contains(n));
        let count = plain.filter(|n| *n > 1 || !word.contains('*'));
        let count = count.filter(|_| last < Some(kind));
        counts.add(kind, count.ok_or_else(|| TextError::new(offset, "bad-position", SHAPE))?);
        last = Some(kind);
    }
    Ok(counts)
}

impl BugOff {
    pub(crate) fn write_position(&self) -> String {
        let seats = self.setup.seats;
        let per_seat = |piles: Piles| piles.of_seats(seats).map(write_counts).collect::<Vec<_>>().join("/");
        let phase = PHASES.iter().find(|(_, phase)| *phase == self.phase).map_or("", |(name, _)| name);
        let stack: Vec<&str> = self.stack().map(Kind::name).collect();
        let stack = if stack.is_empty() { "-".to_owned() } else { stack.join(",") };
        let open = [write_counts(self.central), write_counts(self.discarded), stack].join(" ");
        let piles = [self.hands, self.displays, self.scored].map(per_seat).join(" ");
        format!("{} {phase} {piles} {open}", self.mover)
    }

    pub(crate) fn read_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        let fields: Vec<(usize, &str)> = fields(text, ' ').collect();
        let fields: [(usize, &str); 8] = fields.try_into().map_err(|short: Vec<_>| {
            TextError::new(if short.len() > 8 { 0 } else { text.len() }, "bad-position", SHAPE)
        })?;
        let bad = |i: usize| TextError::new(fields[i].0, "bad-position", SHAPE);
        let mut state = BugOff::start(setup);
        let mover = fields[0].1.parse().ok().and_then(Seat::from_number);
        state.mover = mover
            .filter(|s| s.index() < setup.seats.into() && s.to_string() == fields[0].1)
            .ok_or_else(|| bad(0))?;
        let phase = PHASES.iter().find(|(name, _)| *name == fields[1].1);
        state.phase = phase.map(|(_, phase)| *phase).ok_or_else(|| bad(1))?;
        let piles = |(at, field): (usize, &str)| read_piles(setup.seats.into(), field, at);
        state.hands = piles(fields[2])?;
        state.displays = piles(fields[3])?;
        state.scored = piles(fields[4])?;
        state.central = read_counts(fields[5].1, fields[5].0)?;
        state.discarded = read_counts(fields[6].1, fields[6].0)?;
        read_stack(&mut state, fields[7].1, fields[7].0)?;
        state.checked().ok_or_else(|| TextError::new(0, "bad-position", IMPOSSIBLE))
    }

    /// The state with the deck that its cards leave, if a game can show it.
    fn checked(mut self) -> Option<BugOff> {
        let hands = || self.hands.of_seats(self.setup.seats);
        let sizes = hands().enumerate().all(|(seat, hand)| hand.total() as usize == self.hand_size(seat));
        let open = self.without_open_cards()?;
        self.deck = hands().try_fold(open, |left, hand| left.minus(&hand))?;
        if self.phase == Phase::Play {
            self.drawn = self.hands.of(self.mover).nth(0);
        }
        (sizes && self.phase_fits()).then_some(self)
    }
}

fn read_piles(seats: usize, text: &str, begin: usize) -> Result<Piles, TextError> {
    let parts: Vec<(usize, &str)> = fields(text, '/').collect();
    if parts.len() != seats {
        return Err(TextError::new(begin, "bad-position", SHAPE));
    }
    let piles = parts.into_iter().map(|(at, part)| read_counts(part, begin + at));
    Ok(Piles::from_seats(&piles.collect::<Result<Vec<_>, _>>()?))
}

fn read_stack(state: &mut BugOff, text: &str, begin: usize) -> Result<(), TextError> {
    if text == "-" {
        return Ok(());
    }
    for (at, name) in fields(text, ',') {
        let at = begin + at;
        let kind = parse_kind(name, at)?;
        if state.stack.contains(kind) {
            return Err(TextError::new(at, "bad-position", SHAPE));
        }
        state.stack.push(kind);
    }
    Ok(())
}
