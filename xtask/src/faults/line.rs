//! A bad line: a proxy between live clients and the site that loses, delays, doubles and exchanges the frames of
//! WebSockets, in both directions, and cuts connections. TCP does none of that inside a connection; this stands for
//! boxes in between that do, and for clients and servers with faults of their own.

use crate::random::Random;
use crate::site::frame;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// How often a line looks whether it is to be calm, and how long a frame waits for another that it changes places with.
const TICK: Duration = Duration::from_millis(50);
/// How long a frame is delayed at most, in milliseconds, and those behind it with it.
const LONGEST_DELAY: u64 = 300;

/// What became of frames.
#[derive(Default)]
pub struct Tally {
    passed: AtomicUsize,
    lost: AtomicUsize,
    delayed: AtomicUsize,
    doubled: AtomicUsize,
    exchanged: AtomicUsize,
    cut: AtomicUsize,
}

impl Tally {
    /// In words.
    pub fn told(&self) -> String {
        let [passed, lost, delayed, doubled, exchanged, cut] =
            [&self.passed, &self.lost, &self.delayed, &self.doubled, &self.exchanged, &self.cut]
                .map(|count| count.load(Ordering::Relaxed));
        format!(
            "frames passed {passed}, lost {lost}, delayed {delayed}, doubled {doubled}, exchanged {exchanged}; \
             lines cut {cut}"
        )
    }
}

/// The line of one table.
pub struct Line {
    /// Where it begins.
    pub address: String,
    wire: Arc<Wire>,
}

struct Wire {
    site: String,
    seed: u64,
    calm: AtomicBool,
    over: AtomicBool,
    connections: AtomicUsize,
    tally: Arc<Tally>,
}

impl Line {
    /// From a free port to the site.
    ///
    /// # Errors
    /// When there is no port.
    pub fn open(site: &str, seed: u64, tally: &Arc<Tally>) -> io::Result<Line> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?.to_string();
        let wire = Arc::new(Wire {
            site: site.to_owned(),
            seed,
            calm: AtomicBool::new(false),
            over: AtomicBool::new(false),
            connections: AtomicUsize::new(0),
            tally: tally.clone(),
        });
        let line = Line { address, wire: wire.clone() };
        thread::spawn(move || {
            for stream in listener.incoming() {
                if wire.over.load(Ordering::Relaxed) {
                    break;
                }
                if let Ok(stream) = stream {
                    let _ = wire.connect(stream);
                }
            }
        });
        Ok(line)
    }

    /// Calm: whoever is connected is cut off, and from then on everything is passed as it is.
    pub fn calm(&self, calm: bool) {
        self.wire.calm.store(calm, Ordering::Relaxed);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.wire.over.store(true, Ordering::Relaxed);
        // Whoever waits for the next connection is woken by it.
        let _ = TcpStream::connect(&self.address);
    }
}

impl Wire {
    fn connect(self: &Arc<Self>, near: TcpStream) -> io::Result<()> {
        let far = TcpStream::connect(&self.site)?;
        let number = self.connections.fetch_add(1, Ordering::Relaxed) as u64;
        let calm = self.calm.load(Ordering::Relaxed);
        for (direction, from, to) in
            [(0, near.try_clone()?, far.try_clone()?), (1, far.try_clone()?, near.try_clone()?)]
        {
            from.set_read_timeout(Some(TICK))?;
            to.set_nodelay(true)?;
            let random = Random::new(self.seed ^ (number << 1 | direction));
            let mut way = Way { wire: self.clone(), calm, from, to, random, waiting: None };
            thread::spawn(move || {
                let _ = way.carry();
                let _ = way.from.shutdown(Shutdown::Both);
                let _ = way.to.shutdown(Shutdown::Both);
            });
        }
        Ok(())
    }
}

/// One direction of a connection.
struct Way {
    wire: Arc<Wire>,
    /// Whether it began in calm.
    calm: bool,
    from: TcpStream,
    to: TcpStream,
    random: Random,
    /// The frame that changes places with the next one.
    waiting: Option<Vec<u8>>,
}

impl Way {
    /// Carries what comes until one end is gone.
    fn carry(&mut self) -> io::Result<()> {
        let mut arrived = Vec::new();
        let mut part = [0; 16 * 1024];
        let mut in_head = true;
        while !self.ends() {
            match self.from.read(&mut part) {
                Ok(0) => break,
                Ok(length) => arrived.extend(&part[..length]),
                Err(error)
                    if [io::ErrorKind::WouldBlock, io::ErrorKind::TimedOut].contains(&error.kind()) =>
                {
                    // Nothing follows to change places with.
                    if let Some(frame) = self.waiting.take() {
                        self.to.write_all(&frame)?;
                    }
                }
                Err(error) => return Err(error),
            }
            if in_head {
                let Some(end) = arrived.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { continue };
                let head: Vec<u8> = arrived.drain(..end + 4).collect();
                self.to.write_all(&head)?;
                in_head = false;
            }
            while let Some(frame) = frame::take_bytes(&mut arrived) {
                self.pass(frame)?;
            }
        }
        Ok(())
    }

    fn ends(&self) -> bool {
        self.wire.over.load(Ordering::Relaxed) || self.wire.calm.load(Ordering::Relaxed) != self.calm
    }

    fn pass(&mut self, frame: Vec<u8>) -> io::Result<()> {
        let tally = self.wire.tally.clone();
        let mut copies = 1;
        let happened = match self.random.below(if self.calm { 1 } else { 100 }) {
            1..=6 => {
                copies = 0;
                &tally.lost
            }
            7..=12 => {
                copies = 2;
                &tally.doubled
            }
            13..=18 if self.waiting.is_none() => {
                tally.exchanged.fetch_add(1, Ordering::Relaxed);
                self.waiting = Some(frame);
                return Ok(());
            }
            19..=28 => {
                thread::sleep(Duration::from_millis(self.random.between(1, LONGEST_DELAY)));
                &tally.delayed
            }
            29 => {
                tally.cut.fetch_add(1, Ordering::Relaxed);
                return Err(io::ErrorKind::ConnectionAborted.into());
            }
            _ => &tally.passed,
        };
        happened.fetch_add(1, Ordering::Relaxed);
        for _ in 0..copies {
            self.to.write_all(&frame)?;
        }
        match self.waiting.take() {
            Some(earlier) => self.to.write_all(&earlier),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::frame::{Frame, TEXT};

    /// What arrives of a hundred numbered frames, sent behind a head.
    fn arrives(calm: bool) -> (Vec<Vec<u8>>, Arc<Tally>) {
        let site = TcpListener::bind("127.0.0.1:0").unwrap();
        let tally = Arc::new(Tally::default());
        let line = Line::open(&site.local_addr().unwrap().to_string(), 1, &tally).unwrap();
        line.calm(calm);
        let mut near = TcpStream::connect(&line.address).unwrap();
        near.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
        for number in 0..100_u8 {
            near.write_all(&Frame::whole(TEXT, [number]).bytes(Some([9; 4]))).unwrap();
        }
        near.shutdown(Shutdown::Write).unwrap();
        let mut bytes = Vec::new();
        let _ = site.accept().unwrap().0.read_to_end(&mut bytes);
        let mut frames = bytes.split_off(b"GET / HTTP/1.1\r\n\r\n".len());
        (std::iter::from_fn(|| Frame::take(&mut frames)).map(|frame| frame.payload).collect(), tally)
    }

    #[test]
    fn a_calm_line_passes_everything_and_a_bad_one_does_not() {
        let sent: Vec<Vec<u8>> = (0..100).map(|number| vec![number]).collect();
        assert_eq!(arrives(true).0, sent);
        let (arrived, tally) = arrives(false);
        assert_ne!(arrived, sent);
        assert!(arrived.iter().all(|frame| sent.contains(frame)));
        assert_ne!(tally.passed.load(Ordering::Relaxed), 100);
    }
}
