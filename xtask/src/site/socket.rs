//! A live connection to the site, as a browser has one.

use super::Site;
use super::frame::{CLOSE, Frame, PING, PONG, TEXT};
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// How long the site may take to open it.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// What every frame is masked with: it need not be a secret here.
const MASK: [u8; 4] = [0x5a, 0xa5, 0x3c, 0xc3];

/// A WebSocket.
pub struct Socket {
    stream: TcpStream,
    arrived: Vec<u8>,
}

impl Socket {
    /// Opens one.
    ///
    /// # Errors
    /// When the site does not open it.
    pub fn open(site: &Site, path: &str, cookie: Option<&str>) -> io::Result<Socket> {
        let mut stream = TcpStream::connect(site.address())?;
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(HANDSHAKE))?;
        stream.write_all(site.upgrade(path, cookie).as_bytes())?;
        let mut socket = Socket { stream, arrived: Vec::new() };
        let begun = Instant::now();
        let end = loop {
            if let Some(end) = socket.arrived.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end;
            }
            let left = HANDSHAKE.checked_sub(begun.elapsed()).ok_or(io::ErrorKind::TimedOut)?;
            socket.read(left)?;
        };
        let head: Vec<u8> = socket.arrived.drain(..end + 4).collect();
        if head.starts_with(b"HTTP/1.1 101") {
            Ok(socket)
        } else {
            Err(io::ErrorKind::ConnectionRefused.into())
        }
    }

    /// Sends a frame.
    ///
    /// # Errors
    /// When the connection has ended.
    pub fn send(&mut self, frame: &Frame) -> io::Result<()> {
        self.send_bytes(&frame.bytes(Some(MASK)))
    }

    /// Sends whatever it is.
    ///
    /// # Errors
    /// When the connection has ended.
    pub fn send_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }

    /// The next frame; nothing when none comes in this time.
    ///
    /// # Errors
    /// When the connection has ended.
    pub fn next(&mut self, wait: Duration) -> io::Result<Option<Frame>> {
        if let Some(frame) = Frame::take(&mut self.arrived) {
            return Ok(Some(frame));
        }
        match self.read(wait) {
            Err(error) if ![io::ErrorKind::WouldBlock, io::ErrorKind::TimedOut].contains(&error.kind()) => {
                Err(error)
            }
            _ => Ok(Frame::take(&mut self.arrived)),
        }
    }

    /// From now on [`Socket::next`] does not wait, so that one thread can look after many.
    ///
    /// # Errors
    /// When the connection has ended.
    pub fn never_wait(&self) -> io::Result<()> {
        self.stream.set_nonblocking(true)
    }

    /// Does with a frame what every client does: returns a message, answers a ping.
    ///
    /// # Errors
    /// When the connection has ended, or the site closes it.
    pub fn hear(&mut self, frame: Frame) -> io::Result<Option<String>> {
        match frame.kind() {
            TEXT => Ok(Some(String::from_utf8_lossy(&frame.payload).into_owned())),
            PING => self.send(&Frame::whole(PONG, frame.payload)).map(|()| None),
            CLOSE => Err(io::ErrorKind::ConnectionAborted.into()),
            _ => Ok(None),
        }
    }

    fn read(&mut self, wait: Duration) -> io::Result<()> {
        self.stream.set_read_timeout(Some(wait.max(Duration::from_millis(1))))?;
        let mut part = [0; 16 * 1024];
        match self.stream.read(&mut part)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            length => {
                self.arrived.extend(&part[..length]);
                Ok(())
            }
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}
