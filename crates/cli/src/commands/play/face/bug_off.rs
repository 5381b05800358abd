//! Bug Off in a terminal.

use bug_off::{Counts, Kind, PhaseShown, View};

pub fn draw(view: &View) -> String {
    let mut lines = Vec::new();
    for seat in game::Seat::all(view.seats) {
        let (Some(display), Some(scored)) = (view.displays.get(seat.index()), view.scored.get(seat.index()))
        else {
            continue;
        };
        let hand = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
        let own = if view.viewer == Some(seat) { " (you)" } else { "" };
        let (display, points) = (counts(display), scored.total());
        lines.push(format!("Seat {seat}{own}: {hand} in hand, display: {display}, scored: {points}"));
    }
    let stack: Vec<&str> = view.stack.iter().map(|kind| kind.name()).collect();
    let stack = if stack.is_empty() { "none".to_owned() } else { stack.join(" ") };
    lines.push(format!("Centre: {}. Swept away: {}.", counts(&view.central), counts(&view.discarded)));
    lines.push(format!("Bug Off cards: {stack}. {} cards are left.", view.cards_left));
    if let Some(hand) = &view.hand {
        lines.push(format!("Your hand: {}", counts(hand)));
    }
    lines.join("\n")
}

pub fn ask(view: &View) -> String {
    let drawn = view.drawn.map(|kind| format!("you drew: {}. ", kind.name())).unwrap_or_default();
    match view.phase {
        PhaseShown::Deal => "The cards are dealt.".to_owned(),
        PhaseShown::Draw => format!("Seat {}, a card is drawn.", view.mover),
        PhaseShown::Play => {
            format!("Seat {}, {drawn}Place a card (such as +ant) or score a kind (such as !ant).", view.mover)
        }
        PhaseShown::Over => "The game is over.".to_owned(),
    }
}

fn counts(counts: &Counts) -> String {
    let some = |kind: Kind| match counts.of(kind) {
        0 => None,
        1 => Some(kind.name().to_owned()),
        n => Some(format!("{n} {}", kind.name())),
    };
    let texts: Vec<String> = Kind::ALL.into_iter().filter_map(some).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
}
