//! An answer.

use axum::http::{HeaderMap, StatusCode};
use serde_json::Value;

#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The body of a good answer.
    #[track_caller]
    pub fn json(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        assert_eq!(self.header("content-type"), "application/json");
        assert_eq!(self.header("cache-control"), "no-store");
        serde_json::from_slice(&self.body).unwrap()
    }

    /// Holds an answer against its being done, with nothing to say.
    #[track_caller]
    pub fn done(&self) {
        assert_eq!(self.status, StatusCode::NO_CONTENT, "{}", self.text());
        assert_eq!(self.header("cache-control"), "no-store");
        assert!(self.body.is_empty());
    }

    /// Holds a refusal against its status and code; the rest of the form is always the same.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.text());
        let problem: Value = serde_json::from_slice(&self.body).unwrap();
        assert_eq!((self.status.as_u16(), &problem["code"]), (status, &Value::from(code)), "{problem}");
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], "about:blank");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.len() > 10 && detail.ends_with('.') && detail.lines().count() == 1, "{detail}");
        problem
    }
}
