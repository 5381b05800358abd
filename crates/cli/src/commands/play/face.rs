//! How each game looks in a terminal: what is drawn, and what is asked in words.

mod board;
mod bug;
mod bug_off;
mod herd;

use catalog::AnyView;
use game::Seat;

/// The position; `legal` are the texts of the steps that may be made now.
pub fn draw(view: &AnyView, legal: &[String]) -> String {
    match view {
        AnyView::Bug(view) => bug::draw(view, legal),
        AnyView::Herd(view) => herd::draw(view, legal),
        AnyView::BugOff(view) => bug_off::draw(view),
    }
}

/// What the one to move is asked to do.
pub fn ask(view: &AnyView) -> String {
    match view {
        AnyView::Bug(view) => bug::ask(view),
        AnyView::Herd(view) => herd::ask(view),
        AnyView::BugOff(view) => bug_off::ask(view),
    }
}

/// What a seat is called in this position.
pub fn name(view: &AnyView, seat: Seat) -> String {
    match view {
        AnyView::Bug(view) => if view.black_seat == seat { "Black" } else { "White" }.to_owned(),
        AnyView::Herd(_) => if seat == Seat::FIRST { "Red" } else { "Blue" }.to_owned(),
        AnyView::BugOff(_) => format!("Seat {seat}"),
    }
}
