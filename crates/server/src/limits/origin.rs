//! Whether a request comes from a page of this site.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};

/// False when a browser says that the page of another site asks. Programs that are no browsers send neither
/// header and carry no cookie that somebody else could misuse.
pub fn is_own(headers: &HeaderMap) -> bool {
    if headers.get("sec-fetch-site").map(HeaderValue::as_bytes) == Some(b"cross-site") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    // The scheme is not compared: a proxy may have taken the TLS off. `null` has no host.
    host.zip(origin_host).is_some_and(|(host, origin)| without_port(host) == without_port(origin))
}

/// A proxy may listen on the usual port and pass the name on without it, so 80 and 443 are no port.
fn without_port(host: &str) -> String {
    let host = host.strip_suffix(":80").or(host.strip_suffix(":443")).unwrap_or(host);
    host.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        is_own(&headers)
    }

    #[test]
    fn only_pages_of_this_site_are_own() {
        assert!(ask("127.0.0.1:7777", None));
        assert!(ask("127.0.0.1:7777", Some("http://127.0.0.1:7777")));
        assert!(ask("Games.example", Some("https://games.example")));
        assert!(ask("games.example", Some("https://games.example:443")));
        for foreign in
            ["http://127.0.0.1:7778", "http://evil.example", "null", "127.0.0.1:7777", "file://", ""]
        {
            assert!(!ask("127.0.0.1:7777", Some(foreign)), "{foreign}");
        }
    }
}
