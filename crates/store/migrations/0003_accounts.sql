-- Accounts and the browsers that are signed in to them. Only what SQLite and PostgreSQL both understand.

-- An account belongs to a guest, who keeps the seats and the name (`guests`). A deleted one leaves its row, so that
-- the cookie of that guest stays worthless; its name is free again.
CREATE TABLE accounts (
    guest      TEXT   NOT NULL PRIMARY KEY,
    -- Two names that read or look alike share one of these.
    name_key   TEXT   UNIQUE,
    name_look  TEXT   UNIQUE,
    -- A PHC string.
    password   TEXT,
    created_at BIGINT NOT NULL,
    deleted_at BIGINT
);

CREATE TABLE sessions (
    -- What its owner calls it by; it opens nothing.
    id         TEXT   NOT NULL PRIMARY KEY,
    -- The SHA-256 of the token in the cookie.
    token_hash TEXT   NOT NULL UNIQUE,
    guest      TEXT   NOT NULL REFERENCES accounts (guest),
    -- What the browser says it is, such as `Firefox`, `Linux`; empty where that is not known.
    browser    TEXT   NOT NULL,
    system     TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    last_seen  BIGINT NOT NULL
);

CREATE INDEX sessions_by_guest ON sessions (guest, last_seen);
