//! Requests that ask for a WebSocket, and are not as they should be.

use crate::random::Random;
use crate::site::Site;

/// What may be wrong with a line, or with the whole.
const LINES: [&str; 12] = [
    "Sec-WebSocket-Version: 12",
    "Sec-WebSocket-Version: 99999999999999999999",
    "Sec-WebSocket-Key: short",
    "Sec-WebSocket-Key:",
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
    "Sec-WebSocket-Protocol: , ,,\t",
    "Upgrade: h2c",
    "Connection: close, keep-alive, upgrade, upgrade",
    "Origin: https://elsewhere.example",
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "Cookie: vivarium_guest=; vivarium_guest=\"; =; vivarium_session=%00",
];

/// One of them.
pub fn wrong(site: &Site, table: &str, random: &mut Random) -> Vec<u8> {
    let proper = site.upgrade(&format!("{table}/live"), None);
    let mut lines: Vec<&str> = proper.trim_end().lines().collect();
    match random.below(9) {
        0 => {
            let line = 1 + random.below(lines.len() - 1);
            lines.remove(line);
        }
        1 => lines.push(random.pick(&LINES)),
        2 => {
            let line = 1 + random.below(lines.len() - 1);
            lines[line] = random.pick(&LINES);
        }
        3 => {
            return proper
                .replacen("GET", random.pick(&["POST", "PUT", "OPTIONS", "G\0T", "PRI", ""]), 1)
                .into();
        }
        4 => {
            let other = random.pick(&[
                "/api/tables/../live",
                "/api/tables/%00/live",
                "/live",
                "//",
                "*",
                "/api/tables//live",
            ]);
            return proper.replacen(&format!("{table}/live"), other, 1).into();
        }
        5 => {
            let long = "x".repeat(random.below(40_000));
            return proper.replacen("\r\n", &format!("\r\nX-Long: {long}\r\n"), 1).into();
        }
        6 => return proper.as_bytes()[..random.below(proper.len())].to_vec(),
        7 => {
            let mut bytes = proper.into_bytes();
            for _ in 0..=random.below(8) {
                let at = random.below(bytes.len());
                bytes[at] = random.below(256) as u8;
            }
            return bytes;
        }
        _ => {
            let length = random.below(2000);
            return random.bytes(length);
        }
    }
    (lines.join("\r\n") + "\r\n\r\n").into()
}
