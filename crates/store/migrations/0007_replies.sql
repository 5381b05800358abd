-- Turns that somebody has laid down while the other is to move, for a turn of the other that has not been played.
-- Secret from everybody else. Only what SQLite and PostgreSQL both understand.
CREATE TABLE replies (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    -- Whose reply it is, from 1.
    seat     BIGINT NOT NULL,
    -- The version of the table behind which the turn of the other began: with that turn the reply is gone.
    turn     BIGINT NOT NULL,
    -- In which order they were left, from 1.
    place    BIGINT NOT NULL,
    -- The whole turn that is expected, and the whole turn that answers it, in the normal form of the notation.
    expected TEXT   NOT NULL,
    reply    TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat, expected)
);
