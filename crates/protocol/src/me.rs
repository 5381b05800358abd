//! Who asks.

use crate::Text;
use serde::{Deserialize, Serialize};

/// Who the reader is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// Whether the reader is signed in to an account; a guest otherwise.
    pub account: bool,
}

/// A new name for the reader.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 24 characters after trimming, none of them a control character; not that of somebody's account, and
    /// for an account letters and digits of one script. Tables where the reader sits already keep the name that
    /// they know.
    #[schema(value_type = String, min_length = 1, max_length = 24)]
    #[ts(type = "string")]
    pub name: Text<256>,
}
