//! Bug Off keeps the laws of every game, for every number of seats and cards.

use bug_off::{BugOff, Card, Chance, Counts, Kind, Phase, Step};
use contract::{Suite, TestRng};
use game::{Audience, Event, Notation, Rules, Seat};
use rand::RngExt;

fn universe(_: &BugOff) -> Vec<Step> {
    Kind::ALL.into_iter().flat_map(|kind| [Step::Place(kind), Step::Score(kind)]).collect()
}

/// No card comes or goes: those in sight, in hands and in the deck are all there are.
fn conserved(state: &BugOff) -> Result<(), String> {
    let setup = state.setup();
    let seats = || Seat::all(setup.seats());
    let hand = |seat| state.view(Audience::Seat(seat)).hand.unwrap_or(Counts::EMPTY);
    let piles: Vec<Counts> = seats()
        .flat_map(|seat| [hand(seat), state.display(seat), state.score_pile(seat)])
        .chain([state.central(), state.discarded()])
        .collect();
    for kind in Kind::ALL {
        let out: u32 = piles.iter().map(|pile| u32::from(pile.of(kind))).sum();
        if out > setup.copies().into() {
            return Err(format!("{out} {}s of {}", kind.name(), setup.copies()));
        }
    }
    let out = piles.iter().map(Counts::total).sum::<u32>() + state.stack().count() as u32;
    let all = 6 * u32::from(setup.copies()) + 6;
    if out + state.cards_left() != all {
        return Err(format!("{out} cards out and {} left, of {all}", state.cards_left()));
    }
    for seat in seats() {
        let playing = state.phase() == Phase::Play && seat == state.mover();
        let expected = if state.phase() == Phase::Deal { 0 } else { 3 + u32::from(playing) };
        if hand(seat).total() != expected {
            return Err(format!("{seat:?} holds {} cards instead of {expected}", hand(seat).total()));
        }
    }
    Ok(())
}

/// The cards of a field such as `ant*2,moth`.
fn cards(field: &str) -> Vec<Kind> {
    let words = field.split(',').filter(|word| *word != "-");
    let many = words.flat_map(|word| {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        std::iter::repeat_n(Kind::from_name(name).unwrap(), count.parse().unwrap())
    });
    many.collect()
}

fn field(cards: &[Kind]) -> String {
    let count = |kind: Kind| cards.iter().filter(|card| **card == kind).count();
    let kinds = Kind::ALL.into_iter().filter(|&kind| count(kind) > 0);
    let words: Vec<String> = kinds
        .map(|kind| match count(kind) {
            1 => kind.name().to_owned(),
            many => format!("{}*{many}", kind.name()),
        })
        .collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// Deals anew whatever lies where the audience cannot look: the other hands and the deck. Done on the text of
/// the position, which tells every hand, so that no view and nothing made from one has a part in it.
fn reshuffle(state: &BugOff, audience: Audience, rng: &mut TestRng) -> BugOff {
    if state.phase() == Phase::Deal {
        return *state;
    }
    let text = state.position_text();
    let mut fields: Vec<&str> = text.split(' ').collect();
    let mut hands: Vec<Vec<Kind>> = fields[2].split('/').map(cards).collect();
    let own = match audience {
        Audience::Seat(seat) => Some(seat.index()),
        Audience::Spectator => None,
    };
    let copies = usize::from(state.setup().copies());
    let mut unseen: Vec<Kind> = Kind::ALL.into_iter().flat_map(|kind| vec![kind; copies]).collect();
    let open = fields[3..7].iter().flat_map(|piles| piles.split('/')).flat_map(cards);
    for card in open.chain(own.iter().flat_map(|&seat| hands[seat].clone())) {
        let at = unseen.iter().position(|other| *other == card).expect("no more cards than there are");
        unseen.swap_remove(at);
    }
    let hidden = hands.iter_mut().enumerate().filter(|(seat, _)| Some(*seat) != own);
    for (_, hand) in hidden {
        hand.iter_mut().for_each(|card| *card = unseen.swap_remove(rng.random_range(0..unseen.len())));
    }
    // A position text forgets which card was drawn last, and its owner does not: it is drawn once more.
    let drawn = match audience {
        Audience::Seat(seat) if seat == state.mover() => state.view(audience).drawn,
        _ => None,
    };
    if let (Some(kind), Some(seat)) = (drawn, own) {
        let at = hands[seat].iter().position(|card| *card == kind).expect("the drawn card is in the hand");
        hands[seat].remove(at);
        fields[1] = "draw";
    }
    let hands = hands.iter().map(|hand| field(hand)).collect::<Vec<_>>().join("/");
    fields[2] = &hands;
    let other = BugOff::parse_position(&state.setup(), &fields.join(" ")).expect("a position");
    match drawn {
        Some(kind) => Event::<BugOff>::Chance(Chance::Draw(Card::Bug(kind))).apply(other).expect("a draw"),
        None => other,
    }
}

fn suite(setups: &[&str]) -> Suite<BugOff> {
    Suite::new(setups, universe).with_games(3).with_invariant(conserved).with_reshuffle(reshuffle)
}

fn two_seats() -> Suite<BugOff> {
    suite(&[
        "seats=2 copies=6",
        "seats=2 copies=7",
        "seats=2 copies=8",
        "seats=2 copies=9",
        "seats=2 copies=10",
        "seats=2 copies=11",
        "seats=2 copies=12",
    ])
}

fn three_seats() -> Suite<BugOff> {
    suite(&[
        "seats=3 copies=6",
        "seats=3 copies=7",
        "seats=3 copies=8",
        "seats=3 copies=9",
        "seats=3 copies=10",
        "seats=3 copies=11",
        "seats=3 copies=12",
    ])
}

fn four_seats() -> Suite<BugOff> {
    suite(&[
        "seats=4 copies=6",
        "seats=4 copies=7",
        "seats=4 copies=8",
        "seats=4 copies=9",
        "seats=4 copies=10",
        "seats=4 copies=11",
        "seats=4 copies=12",
    ])
}

fn five_seats() -> Suite<BugOff> {
    suite(&[
        "seats=5 copies=6",
        "seats=5 copies=7",
        "seats=5 copies=8",
        "seats=5 copies=9",
        "seats=5 copies=10",
        "seats=5 copies=11",
        "seats=5 copies=12",
    ])
}

contract::laws!(with_two_seats, two_seats; invariant, secrecy);
contract::laws!(with_three_seats, three_seats; invariant, secrecy);
contract::laws!(with_four_seats, four_seats; invariant, secrecy);
contract::laws!(with_five_seats, five_seats; invariant, secrecy);
