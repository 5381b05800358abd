//! `vivarium play`

mod face;
mod session;

use crate::exit::wrong_use;
use crate::setup::Setup;
use catalog::{AnyMatch, BotSpec};
use game::Seat;
use rand::rngs::{StdRng, SysRng};
use rand::{RngExt, SeedableRng};
use session::{Player, Session};
use std::path::PathBuf;

/// Play in the terminal, against bots or with another person at the same screen
///
/// Steps and turns are typed as text, such as c3 or c3/b2 (Bug), -b2 or +c4 (Herd), +ant or !bee (Bug Off).
/// `help` during the game says what else can be typed.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium play bug --board hex4 --bot level5")]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// The bot in the other seats: levelN with N from 1 to 8, levelN:ms=M, random, uct:iterations=N or uct:ms=N
    #[arg(long, value_name = "BOT", default_value = "level3", conflicts_with = "two")]
    bot: BotSpec,
    /// Two people take turns at this terminal (Bug and Herd)
    #[arg(long)]
    two: bool,
    /// Your seat against bots, from 1; when not given, the first, and in Bug Off one drawn by lot
    #[arg(long, value_name = "N", conflicts_with = "two")]
    seat: Option<u8>,
    /// Where the random numbers begin, to play the same dice or cards again; otherwise the system's
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Write the record of the game to this file at the end
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let play = AnyMatch::new(arguments.setup.game, &arguments.setup.text()?).map_err(wrong_use)?;
    if arguments.two && play.hides_something() {
        return Err(wrong_use(
            "Two people cannot hide their cards at one terminal: play this game against bots.",
        ));
    }
    let mut rng = match arguments.seed {
        Some(seed) => StdRng::seed_from_u64(seed),
        None => StdRng::try_from_rng(&mut SysRng)?,
    };
    let players = if arguments.two {
        vec![Player::Person; play.seats().into()]
    } else {
        let mut players = vec![Player::Bot(arguments.bot); play.seats().into()];
        players[own_seat(arguments.seat, &play, &mut rng)?.index()] = Player::Person;
        players
    };
    Session::new(play, players, rng).run(arguments.record.as_deref())
}

/// The seat that was asked for, or the usual one: by lot where the rules draw lots for who begins.
fn own_seat(wish: Option<u8>, play: &AnyMatch, rng: &mut StdRng) -> anyhow::Result<Seat> {
    let seats = play.seats();
    let usual = || if play.hides_something() { rng.random_range(1..=seats) } else { 1 };
    let number = wish.unwrap_or_else(usual);
    let seat = Seat::from_number(number).filter(|_| number <= seats);
    seat.ok_or_else(|| wrong_use(format!("There is no seat {number}: choose one from 1 to {seats}.")))
}
