//! The browser client as files in memory.
//!
//! A release build holds `web/dist`; a debug build reads it from there at every request, so that a client that
//! was built anew is served at once. Without the feature `embed` there is no client.

use std::borrow::Cow;

/// A file of the client.
pub struct Asset {
    /// The MIME type.
    pub content_type: &'static str,
    /// The contents.
    pub bytes: Cow<'static, [u8]>,
    /// A strong entity tag, with its quotes.
    pub etag: String,
    /// Whether the name changes with the contents, so that caches may keep the file for ever.
    pub immutable: bool,
}

/// The file at a path such as `assets/index-1a2b.js`.
pub fn asset(path: &str) -> Option<Asset> {
    let plain = path.split('/').all(|part| !part.is_empty() && !part.starts_with('.'));
    let (bytes, hash) = if plain { read(path)? } else { return None };
    Some(Asset {
        content_type: content_type(path),
        bytes,
        etag: etag(&hash),
        immutable: path.starts_with("assets/"),
    })
}

/// The page that the client begins with, whatever the address; while there is none, a page that says how to
/// build it.
pub fn page() -> Asset {
    asset("index.html").unwrap_or_else(|| Asset {
        content_type: content_type("index.html"),
        bytes: Cow::Borrowed(include_bytes!("missing.html")),
        etag: "\"missing\"".to_owned(),
        immutable: false,
    })
}

#[cfg(feature = "embed")]
fn read(path: &str) -> Option<(Cow<'static, [u8]>, [u8; 32])> {
    use rust_embed::RustEmbed;

    #[derive(RustEmbed)]
    #[folder = "../../web/dist"]
    #[allow_missing = true]
    struct Dist;

    let file = Dist::get(path)?;
    let hash = file.metadata.sha256_hash();
    Some((file.data, hash))
}

#[cfg(not(feature = "embed"))]
fn read(_path: &str) -> Option<(Cow<'static, [u8]>, [u8; 32])> {
    None
}

/// Half of a SHA-256 is plenty to tell two versions of a file apart.
fn etag(hash: &[u8; 32]) -> String {
    let digits: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

/// The types of the files that a client is built from. Text is UTF-8.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_leave_the_folder_name_nothing() {
        for path in
            ["", ".", "..", "../Cargo.toml", "assets/../../x", "/etc/passwd", ".gitignore", "assets//x"]
        {
            assert!(asset(path).is_none(), "{path}");
        }
    }

    #[test]
    fn there_is_always_a_page() {
        let page = page();
        assert_eq!(page.content_type, "text/html; charset=utf-8");
        assert!(!page.immutable);
        assert!(String::from_utf8_lossy(&page.bytes).contains("<!doctype html>"));
    }

    #[test]
    fn types_follow_the_extension() {
        assert_eq!(content_type("assets/index-1a.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("icon.svg"), "image/svg+xml");
        assert_eq!(content_type("LICENSE"), "application/octet-stream");
    }
}
