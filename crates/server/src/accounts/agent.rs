//! What a browser says it is, as far as it helps its owner to tell one from another.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// The first that matches: most browsers name others besides themselves.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Browser and system, each empty where it is not known. Nothing else of the header is kept.
pub fn agent(headers: &HeaderMap) -> (&'static str, &'static str) {
    let text = headers.get(USER_AGENT).and_then(|text| text.to_str().ok()).unwrap_or("");
    let first = |list: &[(&str, &'static str)]| {
        list.iter().find(|(mark, _)| text.contains(mark)).map_or("", |(_, name)| *name)
    };
    (first(&BROWSERS), first(&SYSTEMS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        let of = |text: &str| agent(&HeaderMap::from_iter([(USER_AGENT, text.parse().unwrap())]));
        assert_eq!(
            of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            ("Firefox", "Linux")
        );
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
            Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        assert_eq!(of(edge), ("Edge", "Windows"));
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
            Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(of(phone), ("Safari", "iOS"));
        assert_eq!((of("curl/8.0"), agent(&HeaderMap::new())), (("", ""), ("", "")));
    }
}
