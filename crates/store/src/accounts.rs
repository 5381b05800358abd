//! Accounts and sessions, as they are stored.

/// What a name is compared by. Two names are too much alike when they have the same `key` or the same `look`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKey {
    /// Equal for names that read alike: whatever their case.
    pub key: String,
    /// Equal for names that look alike as they are written.
    pub look: String,
}

/// An account at its birth. It holds the hash of a password, hence no `Debug`.
#[derive(Clone)]
pub struct NewAccount {
    /// Whose it is.
    pub guest: String,
    /// The name that others see.
    pub name: String,
    /// What it is compared by.
    pub name_key: NameKey,
    /// A PHC string.
    pub password: String,
    /// Now, in seconds since 1970, UTC.
    pub at: i64,
}

/// An account. It holds the hash of a password, hence no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub guest: String,
    /// A PHC string; none once the account is deleted.
    pub password: Option<String>,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What its owner calls it by.
    pub id: String,
    /// Who is signed in.
    pub guest: String,
    /// Such as `Firefox`; empty where that is not known.
    pub browser: String,
    /// Such as `Linux`; empty where that is not known.
    pub system: String,
    /// In seconds since 1970, UTC.
    pub created_at: i64,
    /// In seconds since 1970, UTC; written now and then only.
    pub last_seen: i64,
}
