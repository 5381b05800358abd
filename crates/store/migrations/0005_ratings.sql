-- Ratings, and the games that made them. Only what SQLite and PostgreSQL both understand.

-- How strong somebody with an account is in a game. A deleted account has no row.
CREATE TABLE ratings (
    guest      TEXT             NOT NULL REFERENCES accounts (guest),
    game       TEXT             NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT           NOT NULL,
    -- Seconds since 1970, UTC.
    updated_at BIGINT           NOT NULL,
    PRIMARY KEY (guest, game)
);

CREATE INDEX ratings_by_game ON ratings (game, rating);

-- What each rated game did to each of those who played it: written with the event that ends the game, hence once.
CREATE TABLE rated_games (
    table_id          TEXT             NOT NULL REFERENCES tables (id),
    guest             TEXT             NOT NULL REFERENCES accounts (guest),
    game              TEXT             NOT NULL,
    before_rating     DOUBLE PRECISION NOT NULL,
    before_deviation  DOUBLE PRECISION NOT NULL,
    before_volatility DOUBLE PRECISION NOT NULL,
    after_rating      DOUBLE PRECISION NOT NULL,
    after_deviation   DOUBLE PRECISION NOT NULL,
    after_volatility  DOUBLE PRECISION NOT NULL,
    at                BIGINT           NOT NULL,
    -- From 1, the best; equal for those who share it.
    place             BIGINT           NOT NULL,
    outcome           TEXT             NOT NULL CHECK (outcome IN ('won', 'drawn', 'lost')),
    -- How many.
    opponents         BIGINT           NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX rated_games_by_guest ON rated_games (guest, game, at);
