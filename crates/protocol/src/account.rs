//! Accounts and the browsers that are signed in to them.

use crate::{Password, Text};
use serde::{Deserialize, Serialize};

/// A name and a password: to make an account with, or to sign in with. It holds a password, hence no `Debug`.
#[derive(Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account: 1 to 24 characters, letters and digits of one script, spaces and `-`, `.`, `_`, `'`.
    #[schema(value_type = String, min_length = 1, max_length = 24)]
    #[ts(type = "string")]
    pub name: Text<256>,
    /// 10 to 256 characters, and not the name.
    #[schema(value_type = String, min_length = 10, max_length = 256)]
    #[ts(type = "string")]
    pub password: Password,
}

/// Another password. It holds passwords, hence no `Debug`.
#[derive(Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The one until now.
    #[schema(value_type = String, max_length = 256)]
    #[ts(type = "string")]
    pub old: Password,
    /// 10 to 256 characters, and not the name.
    #[schema(value_type = String, min_length = 10, max_length = 256)]
    #[ts(type = "string")]
    pub new: Password,
}

/// The end of an account. It holds a password, hence no `Debug`.
#[derive(Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// To be sure that it is its owner who asks.
    #[schema(value_type = String, max_length = 256)]
    #[ts(type = "string")]
    pub password: Password,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct SessionInfo {
    /// For ending it.
    pub id: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// What kind of browser, such as `Firefox`; `null` where that is not known.
    pub browser: Option<String>,
    /// On what system, such as `Linux`; `null` where that is not known.
    pub system: Option<String>,
    /// When it signed in (RFC 3339, UTC).
    pub created_at: String,
    /// When it was seen last, to the quarter of an hour (RFC 3339, UTC).
    pub last_seen: String,
}

/// The browsers that are signed in to the reader's account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct SessionList {
    /// The latest seen first.
    pub sessions: Vec<SessionInfo>,
}
