//! Replies that are left for turns to come: "if they play this, I play that".

use crate::Text;
use crate::text::few;
use serde::{Deserialize, Serialize};

/// How many replies a seat may leave for one turn.
pub const MAX_REPLIES: usize = 16;

/// One reply, as it is wished.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewReply {
    /// The whole turn of the other that is expected, such as `c3` or `c3/b2`.
    #[schema(value_type = String, max_length = 256)]
    #[ts(type = "string")]
    pub expected: Text<256>,
    /// The whole turn that answers it.
    #[schema(value_type = String, max_length = 256)]
    #[ts(type = "string")]
    pub reply: Text<256>,
}

/// All replies that are to be left for the turn that goes on; those of before are gone.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct LeaveReplies {
    /// The version of the table that the client saw.
    pub version: u32,
    /// At most 16, one for each turn that is expected.
    #[serde(deserialize_with = "few::<_, _, MAX_REPLIES>")]
    #[schema(max_items = 16)]
    pub replies: Vec<NewReply>,
}

/// A reply that is left, in the normal form of the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct LeftReply {
    /// The whole turn of the other that is expected.
    pub expected: String,
    /// The whole turn that answers it.
    pub reply: String,
}

/// The replies that the reader has left for the turn that goes on. Nobody else sees them before one is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Replies {
    /// In the order in which they were left.
    pub replies: Vec<LeftReply>,
}
