-- Tables, their logs, guests and the server's own settings. Only what SQLite and PostgreSQL both understand.

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    setup      TEXT   NOT NULL,
    access     TEXT   NOT NULL CHECK (access IN ('open', 'link')),
    invite     TEXT   NOT NULL,
    -- Seconds since 1970, UTC.
    created_at BIGINT NOT NULL,
    -- The rest repeats what the log says, for lists; it is written in the same transaction as the log.
    updated_at BIGINT NOT NULL,
    status     TEXT   NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
    version    BIGINT NOT NULL,
    -- What everybody may know, as JSON.
    summary    TEXT   NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, access, updated_at);

-- The append-only log: the truth about a table. `body` is secret while a game with hidden cards runs.
CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    -- On the last event of an action: who asked for it, and the idempotency key.
    guest    TEXT,
    key      TEXT,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, guest, key)
);

-- Which guests sit at a table now.
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX seated_by_guest ON seated (guest);

CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

-- The server's own values, such as the key that signs cookies.
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
