//! Refusals over HTTP.

use serde::Serialize;

/// A refusal, as `application/problem+json` (RFC 9457).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Problem {
    /// Always `about:blank`: the code tells more.
    #[serde(rename = "type")]
    pub kind: String,
    /// What the HTTP status means.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// A stable name in kebab case, such as `stale-version`, `too-big`.
    pub code: String,
    /// One sentence that says what is wrong or what to do.
    pub detail: String,
    /// The version of the table now, where that is what was wrong.
    pub version: Option<u32>,
}
