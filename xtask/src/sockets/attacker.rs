//! Somebody who connects again and again, and sends what no client should.

use super::frames::SORTS;
use super::handshake;
use crate::random::Random;
use crate::site::frame::{Frame, TEXT};
use crate::site::{Site, Socket};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Addresses from which attackers come, behind those of the players: each has rate limits of its own.
const ADDRESSES: std::ops::Range<u64> = 1_000..60_000;
/// How long an attacker listens to what comes back.
const LISTEN: Duration = Duration::from_millis(20);
/// How long somebody who asks properly may wait for the answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// Connections that one attacker opens at once.
const CROWD: usize = 20;
/// After so many attacks the attacker looks which tables are played.
const LOOK: usize = 40;

/// What became of attacks.
#[derive(Default)]
pub struct Count {
    /// Requests for a WebSocket that were not as they should be.
    pub handshakes: usize,
    /// Connections opened and left in a crowd.
    pub crowded: usize,
    /// Connections on which something was sent, by its sort.
    pub sent: [usize; SORTS.len()],
    /// Connections that the site did not open.
    pub refused: usize,
    /// People who asked properly meanwhile, and got their answer.
    pub answered: usize,
    /// What must not be.
    pub fault: Option<String>,
}

/// One attacker.
pub struct Attacker<'a> {
    address: &'a str,
    random: Random,
    tables: Vec<String>,
    count: Count,
}

impl<'a> Attacker<'a> {
    /// With numbers of its own.
    pub fn new(address: &'a str, random: Random) -> Attacker<'a> {
        Attacker { address, random, tables: Vec::new(), count: Count::default() }
    }

    /// Attacks until it is over.
    pub fn attack(mut self, over: &AtomicBool) -> Count {
        let mut attacks = 0;
        while !over.load(Ordering::Relaxed) && self.count.fault.is_none() {
            let visitor = self.random.between(ADDRESSES.start, ADDRESSES.end - 1) as usize;
            let site = Site::new(self.address, visitor);
            if attacks % LOOK == 0 {
                self.look(&site);
            }
            attacks += 1;
            if self.tables.is_empty() {
                thread::sleep(LISTEN);
                continue;
            }
            let table = self.tables[self.random.below(self.tables.len())].clone();
            match self.random.below(20) {
                0..=4 => self.shake_hands(&site, &table),
                5 => self.crowd(&site, &table),
                6 => self.ask(&site, &table),
                _ => self.send(&site, &table),
            }
        }
        self.count
    }

    /// Which tables anybody may watch.
    fn look(&mut self, site: &Site) {
        let Ok(answer) = site.get("/api/tables", None) else { return };
        let running = answer.body.split("\"running\":").nth(1).unwrap_or_default();
        let ids = running.split("\"id\":\"").skip(1).filter_map(|rest| rest.split('"').next());
        self.tables = ids.map(|id| format!("/api/tables/{id}")).collect();
    }

    fn shake_hands(&mut self, site: &Site, table: &str) {
        self.count.handshakes += 1;
        let Ok(mut stream) = TcpStream::connect(self.address) else { return };
        let _ = stream.set_read_timeout(Some(LISTEN));
        let _ = stream.write_all(&handshake::wrong(site, table, &mut self.random));
        let _ = stream.read(&mut [0; 1024]);
    }

    fn crowd(&mut self, site: &Site, table: &str) {
        let path = format!("{table}/live");
        let sockets: Vec<_> = (0..CROWD).filter_map(|_| Socket::open(site, &path, None).ok()).collect();
        self.count.crowded += sockets.len();
        self.count.refused += CROWD - sockets.len();
        // Nobody reads meanwhile.
        thread::sleep(Duration::from_millis(self.random.between(0, 500)));
    }

    fn send(&mut self, site: &Site, table: &str) {
        let Ok(mut socket) = Socket::open(site, &format!("{table}/live"), None) else {
            self.count.refused += 1;
            return;
        };
        for _ in 0..=self.random.below(3) {
            let sort = self.random.below(SORTS.len());
            self.count.sent[sort] += 1;
            if socket.send_bytes(&SORTS[sort].1(&mut self.random)).is_err() {
                return;
            }
        }
        let begun = Instant::now();
        while begun.elapsed() < LISTEN && socket.next(LISTEN).is_ok() {}
    }

    /// Whoever asks properly is answered meanwhile.
    fn ask(&mut self, site: &Site, table: &str) {
        let Ok(mut socket) = Socket::open(site, &format!("{table}/live"), None) else {
            self.count.refused += 1;
            return;
        };
        let begun = Instant::now();
        let asked = socket.send(&Frame::whole(TEXT, r#"{"type":"ping"}"#));
        let answer = || {
            asked.ok()?;
            while begun.elapsed() < PATIENCE {
                let frame = socket.next(LISTEN).ok()?;
                if frame.is_some_and(|frame| frame.payload == br#"{"type":"pong"}"#) {
                    return Some(());
                }
            }
            None
        };
        match answer() {
            Some(()) => self.count.answered += 1,
            None => self.count.fault = Some(format!("{table}: a proper ping got no answer")),
        }
    }
}
