//! As much of HTTP as is needed to visit the site: one request a connection.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where the site is, and from where it is visited.
pub struct Site {
    address: String,
    visitor: String,
}

/// An answer.
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// The cookie that it sets.
    pub cookie: Option<String>,
    /// Its body.
    pub body: String,
}

impl Site {
    /// At an address with a port, for the visitor of this number: every one has an address of its own, as people
    /// have, and so rate limits of its own.
    pub fn new(address: &str, visitor: usize) -> Site {
        let visitor = format!("10.0.{}.{}", visitor / 256, visitor % 256);
        Site { address: address.to_owned(), visitor }
    }

    /// The same visitor, who goes another way.
    pub fn through(&self, address: &str) -> Site {
        Site { address: address.to_owned(), visitor: self.visitor.clone() }
    }

    /// Where the site is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The request that opens a WebSocket.
    pub fn upgrade(&self, path: &str, cookie: Option<&str>) -> String {
        let request = self.request("GET", path, cookie, "");
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        request.replacen("Connection: close\r\n", upgrade, 1)
    }

    /// A request without a body.
    ///
    /// # Errors
    /// When no whole answer comes.
    pub fn get(&self, path: &str, cookie: Option<&str>) -> io::Result<Answer> {
        self.send("GET", path, cookie, "")
    }

    /// A request with JSON.
    ///
    /// # Errors
    /// When no whole answer comes.
    pub fn post(&self, path: &str, cookie: Option<&str>, body: &str) -> io::Result<Answer> {
        self.send("POST", path, cookie, body)
    }

    /// Sends a request with JSON, but no more of its body than this, and goes away without waiting for an answer.
    ///
    /// # Errors
    /// When the site takes not even that.
    pub fn cut_off(&self, path: &str, cookie: Option<&str>, body: &str, sent: usize) -> io::Result<()> {
        let mut stream = TcpStream::connect(&self.address)?;
        let request = self.request("POST", path, cookie, body);
        stream.write_all(&request.as_bytes()[..request.len() - (body.len() - sent)])
    }

    fn send(&self, method: &str, path: &str, cookie: Option<&str>, body: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(self.request(method, path, cookie, body).as_bytes())?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        read(&String::from_utf8_lossy(&bytes)).ok_or_else(|| io::ErrorKind::InvalidData.into())
    }

    fn request(&self, method: &str, path: &str, cookie: Option<&str>, body: &str) -> String {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        request += &format!("X-Forwarded-For: {}\r\n", self.visitor);
        if let Some(cookie) = cookie {
            request += &format!("Cookie: {cookie}\r\n");
        }
        if method == "POST" {
            request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        format!("{request}\r\n{body}")
    }
}

fn read(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let cookie = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next().map(str::to_owned))?
    });
    Some(Answer { status, cookie, body: body.to_owned() })
}
