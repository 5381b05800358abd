//! What an operator can set.

use catalog::{BotSpec, Level};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How the site is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen. Port 0 takes any free one.
    pub listen: SocketAddr,
    /// The database file; made where it is missing.
    pub database: PathBuf,
    /// The pace of bots at tables that are not meant to be quick.
    pub human_pace: Pauses,
    /// Where bots think.
    pub thinking: Thinking,
    /// What hashing a password costs.
    pub passwords: PasswordCost,
    /// The bot that is asked when a person wants a hint.
    pub hint_bot: BotSpec,
    /// Whether a proxy in front sets `X-Forwarded-For` and `X-Forwarded-Proto`. Without one anybody could.
    pub behind_proxy: bool,
    /// How often the time is kept while a clock runs: so much at most is charged to nobody after a sudden end.
    pub time_kept_every: Duration,
    /// What nobody may exceed.
    pub limits: Limits,
}

impl Config {
    /// The usual settings, for a site on this machine alone.
    pub fn new(database: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7777)),
            database: database.into(),
            human_pace: Pauses { first: Duration::from_millis(600), further: Duration::from_millis(350) },
            thinking: Thinking {
                // One core is left for people.
                threads: cores.saturating_sub(1).max(1),
                turns_waiting: 500,
                hints_waiting: 50,
                memory: 256 << 20,
            },
            // What OWASP advises for Argon2id as the least.
            passwords: PasswordCost {
                kibibytes: 19 * 1024,
                passes: 2,
                at_once: (cores / 2).clamp(1, 4),
                waiting: 100,
            },
            hint_bot: BotSpec::LevelMilliseconds(Level::HIGHEST, 500),
            behind_proxy: false,
            time_kept_every: Duration::from_secs(2),
            limits: Limits::default(),
        }
    }
}

/// How long a bot takes at least for its steps, so that people can follow. It may think meanwhile.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    /// For the first step of a turn.
    pub first: Duration,
    /// For each step behind it in the same turn.
    pub further: Duration,
}

impl Pauses {
    /// None.
    pub const NONE: Pauses = Pauses { first: Duration::ZERO, further: Duration::ZERO };
}

/// The threads on which bots think, and who may wait for them.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// How many bots think at the same time.
    pub threads: usize,
    /// Bots that may wait for their turn to think.
    pub turns_waiting: usize,
    /// People who may wait for a hint.
    pub hints_waiting: usize,
    /// Bytes for what bots remember between their turns.
    pub memory: usize,
}

/// What hashing a password with Argon2id costs, and how many are hashed.
#[derive(Clone, Debug)]
pub struct PasswordCost {
    /// Memory for each.
    pub kibibytes: u32,
    /// How often it is gone through.
    pub passes: u32,
    /// At the same time.
    pub at_once: usize,
    /// People who may wait for it.
    pub waiting: usize,
}

/// A token bucket: so many at once, so many a second in the long run.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

/// What nobody may exceed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of an address with its query.
    pub uri: usize,
    /// Bytes of all headers of a request.
    pub headers: usize,
    /// Until a request must have been read and answered.
    pub request_time: Duration,
    /// Connections at the same time.
    pub connections: usize,
    /// Connections at the same time from one address.
    pub connections_per_ip: usize,
    /// How long a connection is kept, WebSockets excepted.
    pub connection_time: Duration,
    /// Requests from one address.
    pub requests: Rate,
    /// Changes asked for by one guest.
    pub changes: Rate,
    /// Changes asked for from one address by people without a cookie, who may be anybody's inventions.
    pub strangers: Rate,
    /// Names that people of one address give themselves: each tells whether somebody has that name.
    pub names: Rate,
    /// Accounts made from one address.
    pub registrations: Rate,
    /// Passwords tried from one address.
    pub sign_ins: Rate,
    /// Passwords tried for one name, from anywhere.
    pub sign_ins_by_name: Rate,
    /// Tables opened from one address.
    pub new_tables: Rate,
    /// Hints asked for by one guest.
    pub hints: Rate,
    /// Messages written by one guest.
    pub chat: Rate,
    /// Messages written from one address.
    pub chat_by_ip: Rate,
    /// Messages that a room of a table holds.
    pub room_messages: u32,
    /// Until somebody who waits for a hint is asked to come back later.
    pub hint_time: Duration,
    /// Tables whose game has not ended, for one guest.
    pub tables_per_guest: u32,
    /// Seconds for which pairing seats somebody at a new table where nobody is connected; later it is passed over.
    pub waits_alone: i64,
    /// Tables in memory.
    pub tables_in_memory: usize,
    /// Tables reserved and not yet opened.
    pub reservations: usize,
    /// Of these, for one guest.
    pub reservations_per_guest: usize,
    /// How long a table is reserved.
    pub reservation_time: Duration,
    /// Playouts a step that a bot may be asked for.
    pub bot_iterations: u32,
    /// Milliseconds a turn that a bot may be asked for.
    pub bot_milliseconds: u32,
    /// WebSockets at the same time.
    pub sockets: usize,
    /// WebSockets at the same time from one address.
    pub sockets_per_ip: usize,
    /// Messages from one WebSocket.
    pub messages: Rate,
    /// How often a WebSocket is asked whether it is still there.
    pub ping_every: Duration,
    /// After which silence a WebSocket counts as dead.
    pub silence: Duration,
    /// How long a WebSocket may take to accept what is sent.
    pub send_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 16 * 1024,
            uri: 4 * 1024,
            headers: 12 * 1024,
            request_time: Duration::from_secs(15),
            connections: 2048,
            connections_per_ip: 256,
            connection_time: Duration::from_secs(300),
            requests: Rate { burst: 600.0, per_second: 100.0 },
            changes: Rate { burst: 200.0, per_second: 30.0 },
            strangers: Rate { burst: 200.0, per_second: 2.0 },
            names: Rate { burst: 60.0, per_second: 0.5 },
            registrations: Rate { burst: 20.0, per_second: 0.02 },
            sign_ins: Rate { burst: 30.0, per_second: 0.1 },
            sign_ins_by_name: Rate { burst: 10.0, per_second: 0.05 },
            new_tables: Rate { burst: 120.0, per_second: 1.0 },
            hints: Rate { burst: 20.0, per_second: 0.5 },
            chat: Rate { burst: 8.0, per_second: 0.5 },
            chat_by_ip: Rate { burst: 60.0, per_second: 2.0 },
            room_messages: 500,
            hint_time: Duration::from_secs(14),
            tables_per_guest: 100,
            waits_alone: 60,
            tables_in_memory: 2000,
            reservations: 4096,
            reservations_per_guest: 8,
            reservation_time: Duration::from_secs(600),
            bot_iterations: 20_000,
            bot_milliseconds: 3_000,
            sockets: 1024,
            sockets_per_ip: 128,
            messages: Rate { burst: 30.0, per_second: 5.0 },
            ping_every: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            send_time: Duration::from_secs(10),
        }
    }
}
