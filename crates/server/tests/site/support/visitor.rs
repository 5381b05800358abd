//! Somebody with a browser: keeps the cookies that the site sets.

use super::{Reply, TestApp};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, header};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tempfile::TempDir;
use tower::ServiceExt;

#[derive(Clone)]
pub struct Visitor {
    router: Router,
    cookies: Arc<Mutex<BTreeMap<String, String>>>,
    headers: HeaderMap,
    /// The site's database must outlive whoever visits it.
    _folder: Arc<TempDir>,
}

/// A fresh idempotency key.
pub fn key() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("test-key-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

impl Visitor {
    pub fn new(router: Router, folder: Arc<TempDir>) -> Visitor {
        Visitor { router, cookies: Arc::default(), headers: HeaderMap::new(), _folder: folder }
    }

    /// The same person at a site that was started anew.
    pub fn at(&self, app: &TestApp) -> Visitor {
        Visitor { cookies: self.cookies.clone(), headers: self.headers.clone(), ..app.visitor() }
    }

    /// The same person, with one more header on every request.
    pub fn with(&self, name: &'static str, value: &str) -> Visitor {
        let mut other = self.clone();
        other.headers.append(HeaderName::from_static(name), HeaderValue::from_str(value).unwrap());
        other
    }

    /// The cookies as a request carries them.
    pub fn cookie(&self) -> Option<String> {
        let cookies = self.cookies.lock().unwrap();
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    /// Somebody else who got hold of the cookies as they are now.
    pub fn thief(&self) -> Visitor {
        let cookies = Arc::new(Mutex::new(self.cookies.lock().unwrap().clone()));
        Visitor { cookies, ..self.clone() }
    }

    pub async fn send(&self, method: Method, path: &str, content_type: &str, body: Vec<u8>) -> Reply {
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = method;
        *request.uri_mut() = path.parse().unwrap();
        let headers = request.headers_mut();
        headers.insert(header::HOST, HeaderValue::from_static("site.test"));
        if !content_type.is_empty() {
            headers.insert(header::CONTENT_TYPE, content_type.parse().unwrap());
        }
        if let Some(cookie) = self.cookie() {
            headers.insert(header::COOKIE, cookie.parse().unwrap());
        }
        headers.extend(self.headers.clone());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let text = cookie.to_str().unwrap();
            let (name, value) = text.split(';').next().unwrap().split_once('=').unwrap();
            let mut cookies = self.cookies.lock().unwrap();
            if text.contains("; Max-Age=0;") {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Reply { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, "", Vec::new()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, "application/json", body.to_string().into_bytes()).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(Method::PUT, path, "application/json", body.to_string().into_bytes()).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.send(Method::DELETE, path, "", Vec::new()).await
    }

    pub async fn delete_account(&self, password: &str) -> Reply {
        let body = json!({ "password": password }).to_string();
        self.send(Method::DELETE, "/api/account", "application/json", body.into_bytes()).await
    }

    pub async fn registers(&self, name: &str, password: &str) -> Reply {
        self.post("/api/account", json!({ "name": name, "password": password })).await
    }

    pub async fn signs_in(&self, name: &str, password: &str) -> Reply {
        self.post("/api/sessions", json!({ "name": name, "password": password })).await
    }

    /// Opens a table; `seats` in short: `me`, `open`, or a bot.
    pub async fn opens(&self, game: &str, setup: &str, seats: &[&str]) -> Value {
        self.post("/api/tables", new_table(game, setup, seats, "open")).await.json()
    }

    /// Opens a table with a clock.
    pub async fn opens_timed(&self, game: &str, setup: &str, seats: &[&str], clock: Value) -> Value {
        let mut body = new_table(game, setup, seats, "open");
        body["clock"] = clock;
        self.post("/api/tables", body).await.json()
    }

    /// Asks for a promise, then opens a table with it and bytes of one's own. Returns the promise and the state.
    pub async fn opens_fair(&self, game: &str, setup: &str, seats: &[&str], bytes: &str) -> (Value, Value) {
        let reserved = self.post("/api/commitments", Value::Null).await.json();
        let mut body = new_table(game, setup, seats, "open");
        body["fair"] = json!({ "table": reserved["table"], "bytes": bytes });
        let state = self.post("/api/tables", body).await.json();
        (reserved, state)
    }

    pub async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.json()
    }

    pub async fn sits(&self, id: &str) -> Value {
        self.post(&format!("/api/tables/{id}/sit"), json!({})).await.json()
    }

    /// Acts at the version that the table has now.
    pub async fn acts(&self, id: &str, text: &str) -> Reply {
        let version = self.table(id).await["version"].clone();
        self.acts_at(id, &version, text, &key()).await
    }

    pub async fn acts_at(&self, id: &str, version: &Value, text: &str, key: &str) -> Reply {
        let body = json!({ "version": version, "key": key, "text": text });
        self.post(&format!("/api/tables/{id}/act"), body).await
    }

    /// Asks for a hint at the version that the table has now.
    pub async fn asks(&self, id: &str) -> Reply {
        let version = self.table(id).await["version"].clone();
        self.post(&format!("/api/tables/{id}/hint"), json!({ "version": version })).await
    }

    /// Says something in a room of the table.
    pub async fn says(&self, id: &str, room: &str, text: &str) -> Reply {
        let words = json!({ "kind": "text", "text": text });
        let body = json!({ "room": room, "key": key(), "words": words });
        self.post(&format!("/api/tables/{id}/chat"), body).await
    }

    /// Reads again what was said there last.
    pub async fn reads(&self, id: &str, room: &str) -> Reply {
        self.get(&format!("/api/tables/{id}/chat?room={room}")).await
    }

    /// `undo`, `resign` or `vacation` at the version that the table has now.
    pub async fn does(&self, id: &str, verb: &str) -> Reply {
        let version = self.table(id).await["version"].clone();
        self.post(&format!("/api/tables/{id}/{verb}"), json!({ "version": version, "key": key() })).await
    }
}

pub fn new_table(game: &str, setup: &str, seats: &[&str], access: &str) -> Value {
    let seat = |seat: &&str| match *seat {
        "me" | "open" => json!({ "kind": seat }),
        bot => json!({ "kind": "bot", "bot": bot }),
    };
    let seats: Vec<Value> = seats.iter().map(seat).collect();
    json!({ "game": game, "setup": setup, "seats": seats, "access": access })
}
