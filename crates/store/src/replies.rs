//! Replies that are left for turns to come.

/// A turn that is laid down for the case that another one comes before it. It is secret, hence no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Reply {
    /// The whole turn that is expected.
    pub expected: String,
    /// The whole turn that answers it.
    pub reply: String,
}

/// A reply as it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct LeftReply {
    /// Whose it is, from 1.
    pub seat: u32,
    /// The version of the table behind which the turn of the other began.
    pub turn: u32,
    /// What is expected, and what answers it.
    pub reply: Reply,
}

/// All that a seat leaves for one turn of the other.
#[derive(Clone)]
pub struct NewReplies {
    /// Whose they are, from 1.
    pub seat: u32,
    /// The version of the table behind which the turn of the other began.
    pub turn: u32,
    /// The version of the table now.
    pub version: u32,
    /// At most one for each expected turn, in the order in which they are shown.
    pub replies: Vec<Reply>,
}
