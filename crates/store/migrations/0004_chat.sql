-- What people at a table say to each other, beside the log. Only what SQLite and PostgreSQL both understand.

CREATE TABLE messages (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    room     TEXT   NOT NULL CHECK (room IN ('table', 'watchers')),
    -- From 1 in each room, so that one room does not tell how much is said in the other.
    number   BIGINT NOT NULL,
    -- Who said it, and what they were called then; the name is empty once their account is deleted.
    guest    TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    -- One of the two: words of their own, or a phrase that everybody reads in their language.
    text     TEXT,
    phrase   TEXT,
    -- The idempotency key.
    key      TEXT   NOT NULL,
    -- Seconds since 1970, UTC.
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, number),
    UNIQUE (table_id, guest, key),
    CHECK ((text IS NULL) <> (phrase IS NULL))
);

CREATE INDEX messages_by_guest ON messages (guest);

-- Messages that somebody has reported, for the operator.
CREATE TABLE reports (
    table_id TEXT   NOT NULL,
    room     TEXT   NOT NULL,
    number   BIGINT NOT NULL,
    -- Who reported it.
    guest    TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, number, guest),
    FOREIGN KEY (table_id, room, number) REFERENCES messages (table_id, room, number)
);
