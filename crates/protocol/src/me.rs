//! The guest who asks.

use crate::Text;
use serde::{Deserialize, Serialize};

/// Who the reader is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Me {
    /// The name that others see.
    pub name: String,
}

/// A new name for the reader.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 24 characters after trimming, none of them a control character. Tables where the guest sits
    /// already keep the name that they know.
    #[schema(value_type = String, min_length = 1, max_length = 24)]
    #[ts(type = "string")]
    pub name: Text<256>,
}
