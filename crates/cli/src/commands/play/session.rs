//! One game at the terminal.

use super::face;
use crate::progress::Waiting;
use crate::terminal::ask;
use anyhow::Context;
use catalog::{AnyMatch, BotSpec, RecordTags, Thinker};
use game::{Audience, Node, Payoff, Seat};
use rand::rngs::StdRng;
use std::path::Path;
use std::sync::atomic::AtomicBool;

const HELP: &str = "\
Type a step or the rest of your turn, or one of these:
  legal   list the steps that you may make now
  board   show the position again
  undo    take your last step of this turn back
  resign  give the game up
  help    this text
  quit    leave";

/// Who sits somewhere.
#[derive(Clone, Copy)]
pub enum Player {
    /// Somebody at this terminal.
    Person,
    /// A bot.
    Bot(BotSpec),
}

/// How it goes on after an answer.
enum Next {
    /// Ask again; nothing has changed.
    Again,
    /// Something has changed.
    Changed,
    /// Somebody gave up.
    Resigned(Seat),
    /// Whoever plays leaves.
    Left,
}

/// A game with those who play it.
pub struct Session {
    play: AnyMatch,
    players: Vec<Player>,
    rng: StdRng,
    /// Whose eyes the screen is for.
    audience: Audience,
    /// Turns that have been told.
    told: u32,
}

impl Session {
    /// A game about to begin; one player for each seat.
    pub fn new(play: AnyMatch, players: Vec<Player>, rng: StdRng) -> Session {
        let people: Vec<Seat> = Seat::all(play.seats())
            .filter(|seat| matches!(players.get(seat.index()), Some(Player::Person)))
            .collect();
        let audience = match people[..] {
            [own] => Audience::Seat(own),
            _ => Audience::Spectator,
        };
        Session { play, players, rng, audience, told: 0 }
    }

    /// Plays until it is over or somebody leaves; then writes the record where one is wanted.
    pub fn run(mut self, record: Option<&Path>) -> anyhow::Result<()> {
        println!(
            "{} {}. Type help for what can be typed.",
            catalog::info(self.play.game()).name,
            self.play.setup()
        );
        if let Audience::Seat(own) = self.audience {
            println!("You are {}.", face::name(&self.play.view(self.audience), own));
        }
        let mut resigned = None;
        loop {
            match self.play.node() {
                Node::Over(payoff) => {
                    self.tell_turns();
                    self.close(payoff);
                    break;
                }
                Node::Chance => {
                    self.play.draw_chance(&mut self.rng);
                    self.tell_turns();
                }
                Node::Decide(seat) => match self.turn_of(seat)? {
                    Next::Again | Next::Changed => self.tell_turns(),
                    Next::Resigned(seat) => {
                        println!("{} resigns.", self.name(seat));
                        resigned = self.won_by_resignation(seat);
                        break;
                    }
                    Next::Left => break,
                },
            }
        }
        match record {
            Some(file) => self.write_record(file, resigned),
            None => Ok(()),
        }
    }

    fn turn_of(&mut self, seat: Seat) -> anyhow::Result<Next> {
        match self.players.get(seat.index()) {
            Some(Player::Bot(bot)) => self.bot_step(seat, &bot.clone()),
            _ => {
                self.show(seat);
                loop {
                    match self.answer(seat)? {
                        Next::Again => {}
                        next => return Ok(next),
                    }
                }
            }
        }
    }

    fn bot_step(&mut self, seat: Seat, bot: &BotSpec) -> anyhow::Result<Next> {
        let view = self.play.view(Audience::Seat(seat));
        let steps = {
            let _waiting = Waiting::for_(format!("{} thinks", face::name(&view, seat)));
            Thinker::new(*bot).turn(&view, seat, &mut self.rng, &AtomicBool::new(false))?
        };
        for step in steps {
            self.play.act(seat, &step)?;
        }
        Ok(Next::Changed)
    }

    /// One line from the person in this seat.
    fn answer(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let Some(line) = ask(&format!("{}>", self.name(seat)))? else { return Ok(Next::Left) };
        match line.as_str() {
            "" => {}
            "help" | "?" => println!("{HELP}"),
            "legal" => println!("{}", self.play.legal(seat).join(" ")),
            "board" => self.show(seat),
            "quit" => return Ok(Next::Left),
            "resign" => {
                if ask("Do you give this game up? Type yes:")?.as_deref() == Some("yes") {
                    return Ok(Next::Resigned(seat));
                }
            }
            "undo" => match self.play.undo(seat) {
                Ok(()) => return Ok(Next::Changed),
                Err(refusal) => println!("{refusal}"),
            },
            text => match self.play.act(seat, text) {
                Ok(_) => return Ok(Next::Changed),
                Err(refusal) => println!("{refusal}"),
            },
        }
        Ok(Next::Again)
    }

    /// The position, and what is asked of this seat.
    fn show(&self, seat: Seat) {
        let view = self.play.view(self.audience);
        println!("\n{}", face::draw(&view, &self.play.legal(seat)));
        let begun = self.play.turns(self.audience).into_iter().next_back().filter(|turn| !turn.complete);
        if let Some(turn) = begun {
            println!("Turn {} so far: {}", turn.turn, turn.text);
        }
        println!("{}", face::ask(&view));
    }

    /// Says what has been played since the last time.
    fn tell_turns(&mut self) {
        for turn in self.play.turns(self.audience) {
            if turn.complete && turn.turn > self.told {
                println!("Turn {}, {}: {}", turn.turn, self.name(turn.seat), turn.text);
                self.told = turn.turn;
            }
        }
    }

    fn close(&self, payoff: Payoff) {
        println!("\n{}", face::draw(&self.play.view(self.audience), &[]));
        let winners: Vec<String> = payoff.winners().iter().map(|seat| self.name(seat)).collect();
        match &winners[..] {
            [one] => println!("{one} wins."),
            several => println!("The win is shared by {}.", several.join(" and ")),
        }
        println!("Result: {}", self.play.result_text(payoff));
    }

    /// The other seat's win; with more than two at the table nobody's.
    fn won_by_resignation(&self, loser: Seat) -> Option<Payoff> {
        let others: Vec<Seat> = Seat::all(self.play.seats()).filter(|seat| *seat != loser).collect();
        let [other] = others[..] else { return None };
        println!("{} wins.", self.name(other));
        Some(Payoff::win(other))
    }

    fn write_record(&self, file: &Path, resigned: Option<Payoff>) -> anyhow::Result<()> {
        let seat = |player: &Player| match player {
            Player::Person => "Person".to_owned(),
            Player::Bot(bot) => bot.to_string(),
        };
        let tags = RecordTags { seats: self.players.iter().map(seat).collect(), ..RecordTags::default() };
        let text = self.play.record(&tags, resigned)?;
        std::fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))?;
        println!("The record is in {}.", file.display());
        Ok(())
    }

    fn name(&self, seat: Seat) -> String {
        let name = face::name(&self.play.view(self.audience), seat);
        if self.audience == Audience::Seat(seat) { format!("{name} (you)") } else { name }
    }
}
