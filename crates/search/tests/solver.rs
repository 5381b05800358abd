//! The solver on noughts and crosses, which a plain minimax can do as well.

use contract::toys::Noughts;
use contract::toys::noughts::Classic;
use game::{Node, Notation, Rules, Seat};
use search::solver::{Code, Guide, Progress, Solver, all_turns};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

type Board = Noughts<0>;

/// Names positions by their text; promises nothing, or too much.
struct Names(i32);

impl Guide<Board> for Names {
    fn code(&self, state: &Board) -> Code {
        let digits = state.position_text().bytes().fold(0, |number, byte| {
            number * 3
                + match byte {
                    b'x' => 1,
                    b'o' => 2,
                    _ => 0,
                }
        });
        Code([digits, digits / 7])
    }

    fn promise(&self, state: &Board) -> i32 {
        self.0 * (self.code(state).0[0] % 17) as i32
    }
}

/// Within how many turns the seat forces a win, by looking at everything.
fn plain(state: &Board, seat: Seat, known: &mut HashMap<(Board, Seat), Option<u8>>) -> Option<u8> {
    if let Some(found) = known.get(&(*state, seat)) {
        return *found;
    }
    let found = match state.node() {
        Node::Over(payoff) => (payoff.share(seat) == 1.0).then_some(0),
        Node::Decide(mover) => {
            let behind: Vec<Option<u8>> =
                state.steps().map(|step| plain(&state.after(step), seat, known)).collect();
            let within = if mover == seat {
                behind.into_iter().flatten().min()
            } else {
                behind.into_iter().collect::<Option<Vec<u8>>>().and_then(|all| all.into_iter().max())
            };
            within.map(|turns| turns + 1)
        }
        Node::Chance => unreachable!("no chance"),
    };
    known.insert((*state, seat), found);
    found
}

/// Every position that has a choice.
fn positions() -> Vec<Board> {
    let mut all = vec![Board::start(&Classic)];
    let mut at = 0;
    while at < all.len() {
        let state = all[at];
        if let Node::Decide(_) = state.node() {
            for step in state.steps() {
                let after = state.after(step);
                if !all.contains(&after) {
                    all.push(after);
                }
            }
        }
        at += 1;
    }
    all.retain(|state| matches!(state.node(), Node::Decide(_)));
    all
}

fn agrees_everywhere(bytes: usize, promise: i32) {
    let solver = Solver::new(Names(promise), bytes);
    let mut known = HashMap::new();
    let go_on = AtomicBool::new(false);
    let positions = positions();
    assert_eq!(positions.len(), 4520);
    for state in positions {
        let Node::Decide(seat) = state.node() else { panic!("somebody decides") };
        let expected = plain(&state, seat, &mut known).is_some();
        assert_eq!(solver.wins(&state, &go_on), Ok(expected), "{}", state.position_text());
    }
}

#[test]
fn it_agrees_with_minimax() {
    agrees_everywhere(1 << 20, 0);
}

#[test]
fn the_order_of_turns_changes_no_answer() {
    agrees_everywhere(1 << 20, 1);
    agrees_everywhere(1 << 20, -1);
}

/// Eight entries for thousands of positions: nearly everything is forgotten at once.
#[test]
fn a_tiny_table_changes_no_answer() {
    agrees_everywhere(128, 0);
}

#[test]
fn distances_are_those_of_minimax_on_one_thread_and_on_three() {
    let mut known = HashMap::new();
    for state in positions().into_iter().step_by(37) {
        let Node::Decide(seat) = state.node() else { panic!("somebody decides") };
        let other = Seat::all(2).find(|&other| other != seat).unwrap();
        for threads in [1, 3] {
            let solver = Solver::new(Names(0), 1 << 20);
            let turns = solver.turns(&state, threads, true, |_| true);
            assert_eq!(turns.len(), state.steps().len());
            for turn in turns {
                let win = plain(&turn.after, seat, &mut known);
                assert_eq!(turn.wins, Some(win.is_some()));
                // In a draw nobody's win has a length.
                let expected = win.or_else(|| plain(&turn.after, other, &mut known)).map(|turns| turns + 1);
                assert_eq!(turn.distance, expected, "{} {:?}", state.position_text(), turn.steps);
            }
        }
    }
}

#[test]
fn who_stops_it_gets_what_is_known() {
    let start = Board::start(&Classic);
    let solver = Solver::new(Names(0), 1 << 20);
    assert!(solver.wins(&start, &AtomicBool::new(true)).is_err(), "it was stopped before it began");
    let mut heard: Vec<Progress> = Vec::new();
    let turns = solver.turns(&start, 1, false, |progress| {
        heard.push(progress);
        true
    });
    assert!(turns.iter().all(|turn| turn.wins == Some(false)), "nobody forces a win");
    let last = heard.last().expect("a last report");
    assert_eq!((last.solved, last.turns), (9, 9));
    assert_eq!(last.nodes, solver.nodes());
    assert!(last.used > 0 && last.used <= last.room);
}

#[test]
fn all_turns_are_told_with_where_they_lead() {
    let start = Board::start(&Classic);
    let turns = all_turns(&start);
    assert_eq!(turns.len(), 9);
    for turn in turns {
        assert_eq!(turn.after, start.after(turn.steps[0]));
        assert_eq!((turn.wins, turn.distance), (None, None));
    }
}
