//! The one refusal, and how it looks over HTTP.

use crate::reply;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Refusal;
use protocol::{Payload, Problem};
use std::borrow::Cow;
use store::StoreError;

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    status: StatusCode,
    code: Cow<'static, str>,
    detail: Cow<'static, str>,
    version: Option<u32>,
    retry_after: Option<u32>,
}

/// The refusals that are not a game's.
pub mod refusals {
    use super::Refused;
    use axum::http::StatusCode;

    macro_rules! refusals {
        ($($(#[$doc:meta])* $name:ident = $status:ident, $code:literal, $detail:literal;)*) => {
            $($(#[$doc])* pub const $name: Refused = Refused::new(StatusCode::$status, $code, $detail);)*
        };
    }
    refusals! {
        NOT_FOUND = NOT_FOUND, "not-found", "There is nothing at this address.";
        METHOD_NOT_ALLOWED = METHOD_NOT_ALLOWED, "method-not-allowed", "This address does not take this method.";
        UNKNOWN_TABLE = NOT_FOUND, "unknown-table", "There is no such table.";
        NOT_JSON = UNSUPPORTED_MEDIA_TYPE, "unsupported-media-type", "Send JSON, with the content type application/json.";
        TOO_LARGE = PAYLOAD_TOO_LARGE, "too-large", "This is too long: send less.";
        URI_TOO_LONG = URI_TOO_LONG, "uri-too-long", "This address is too long.";
        HEADERS_TOO_LARGE = REQUEST_HEADER_FIELDS_TOO_LARGE, "headers-too-large", "The headers of this request are too long.";
        BODY_CUT_OFF = BAD_REQUEST, "bad-body", "The body of the request did not arrive whole.";
        BAD_QUERY = BAD_REQUEST, "bad-query", "The part of the address behind the question mark is not understood.";
        TIMEOUT = REQUEST_TIMEOUT, "timeout", "This took too long: try again.";
        FOREIGN_ORIGIN = FORBIDDEN, "foreign-origin", "Another site may not do this in your name.";
        UPGRADE_REQUIRED = UPGRADE_REQUIRED, "upgrade-required", "Connect with a WebSocket (version 13) here.";
        RATE_LIMITED = TOO_MANY_REQUESTS, "rate-limited", "That was a lot at once: wait a moment and try again.";
        TOO_MANY_SOCKETS = TOO_MANY_REQUESTS, "too-many-sockets", "Too many pages are open at the same time: close some.";
        TOO_MANY_TABLES = CONFLICT, "too-many-tables", "You sit at too many tables: end some games first.";
        BUSY = SERVICE_UNAVAILABLE, "busy", "The server is full at the moment: try again in a while.";
        BOTS_BUSY = TOO_MANY_REQUESTS, "bots-busy", "The bots have too much to think about at the moment: try again in a while.";
        NO_HINTS = CONFLICT, "no-hints", "Hints are given only where nobody else plays against you: against bots, or on one screen.";
        UNAVAILABLE = SERVICE_UNAVAILABLE, "unavailable", "Nothing can be saved at the moment, so games stand still: try again in a while.";
        INTERNAL = INTERNAL_SERVER_ERROR, "internal", "Something went wrong on the server; the fault is not yours.";
        BAD_NAME = UNPROCESSABLE_ENTITY, "bad-name", "A name has 1 to 24 characters, none of them invisible.";
        NAME_LETTERS = UNPROCESSABLE_ENTITY, "name-letters", "The name of an account has letters and digits of one script; spaces and - . _ ' may stand between them.";
        NAME_RESERVED = UNPROCESSABLE_ENTITY, "name-reserved", "Nobody may be called so: people would take you for something else.";
        NAME_TAKEN = CONFLICT, "name-taken", "Somebody has this name, or one that looks the same: choose another one.";
        BAD_PASSWORD = UNPROCESSABLE_ENTITY, "bad-password", "A password has 10 to 256 characters and is not the name.";
        WRONG_PASSWORD = FORBIDDEN, "wrong-password", "This is not the password of your account.";
        BAD_CREDENTIALS = FORBIDDEN, "bad-credentials", "This name and this password do not belong together.";
        HAS_ACCOUNT = CONFLICT, "has-account", "You have an account already: sign out first.";
        SIGNED_OUT = FORBIDDEN, "signed-out", "You are not signed in to an account: sign in first.";
        UNKNOWN_SESSION = NOT_FOUND, "unknown-session", "This browser is not signed in any more.";
        UNKNOWN_COMMITMENT = CONFLICT, "unknown-commitment", "This commitment is not yours, or too old: ask for another one.";
        WRONG_SEATS = UNPROCESSABLE_ENTITY, "wrong-seats", "Say who takes each seat.";
        NO_SEAT_FOR_YOU = UNPROCESSABLE_ENTITY, "no-seat-for-you", "Take at least one seat of your own table.";
        SAME_SCREEN_HIDDEN = UNPROCESSABLE_ENTITY, "hidden-cards", "Two people cannot share a screen where cards are hidden: take one seat.";
        BAD_CLOCK = UNPROCESSABLE_ENTITY, "bad-clock", "A live clock has 1 second to 3 hours, with an increment or a delay of at most 180 seconds; by correspondence there are 1 to 14 days a turn.";
        CLOCK_SAME_SCREEN = UNPROCESSABLE_ENTITY, "clock-same-screen", "On one screen nobody plays by correspondence: choose a live clock or none.";
        BOT_TOO_SLOW = UNPROCESSABLE_ENTITY, "bot-too-slow", "This bot would think for too long: ask for fewer iterations or milliseconds.";
        BAD_INVITE = FORBIDDEN, "bad-invite", "This table is joined by its invite link, and this is not it.";
        SEAT_TAKEN = CONFLICT, "seat-taken", "This seat is taken: choose another one.";
        UNKNOWN_SEAT = UNPROCESSABLE_ENTITY, "unknown-seat", "This table has no such seat.";
        NO_OPEN_SEAT = CONFLICT, "no-open-seat", "Every seat is taken; you can watch.";
        ALREADY_SEATED = CONFLICT, "already-seated", "You sit at this table already.";
        NOT_SEATED = FORBIDDEN, "not-seated", "You do not sit at this table.";
        NOT_RUNNING = CONFLICT, "not-running", "The game has not started: seats are still open.";
        GAME_OVER = CONFLICT, "game-over", "The game is over.";
        TIME_IS_UP = CONFLICT, "time-is-up", "That came too late: the time had run out.";
        NOT_CLAIMABLE = CONFLICT, "not-claimable", "Nobody has been away for long enough to claim this game: wait, or play on.";
        NO_VACATION = CONFLICT, "no-vacation", "You have no vacation to take at this table now.";
        TAKEBACK_OPEN = CONFLICT, "takeback-open", "Somebody asks to take a turn back already: that is answered first.";
        NO_TAKEBACK = CONFLICT, "no-takeback", "Nobody asks you to take a turn back.";
        NOT_INVITED = FORBIDDEN, "not-invited", "This seat is kept for somebody else; you can watch.";
        NOT_OPENER = FORBIDDEN, "not-opener", "Only whoever opened this table may close it.";
        BEGUN = CONFLICT, "begun", "The game has begun: a table is closed before that.";
        TABLE_CLOSED = CONFLICT, "table-closed", "This table was closed before the game began: open one of your own.";
        CHALLENGE_DECLINED = CONFLICT, "challenge-declined", "You have declined this challenge: open a table of your own.";
        CHALLENGE_SEATS = UNPROCESSABLE_ENTITY, "challenge-seats", "A challenge keeps one seat open, for the one who is challenged.";
        CHALLENGE_YOURSELF = UNPROCESSABLE_ENTITY, "challenge-yourself", "You cannot challenge yourself: choose somebody else.";
        NO_REPLIES = CONFLICT, "no-replies", "Replies can be left by correspondence only, in games of two without chance and hidden cards.";
        REPLIES_YOUR_TURN = CONFLICT, "replies-your-turn", "It is your turn: play it. Replies are left while the other is to move.";
        EXPECTED_ILLEGAL = UNPROCESSABLE_ENTITY, "expected-illegal", "The turn that you expect cannot be played now.";
        EXPECTED_UNFINISHED = UNPROCESSABLE_ENTITY, "expected-unfinished", "The turn that you expect is not whole: write it to its end.";
        REPLY_ILLEGAL = UNPROCESSABLE_ENTITY, "reply-illegal", "Your reply cannot be played after the turn that you expect.";
        REPLY_UNFINISHED = UNPROCESSABLE_ENTITY, "reply-unfinished", "Your reply is not a whole turn: write it to its end.";
        REPLY_TWICE = UNPROCESSABLE_ENTITY, "reply-twice", "You expect the same turn twice: leave one reply to it.";
        NOT_OVER = CONFLICT, "not-over", "The game goes on: a rematch can be offered when it is over.";
        REMATCH_GONE = CONFLICT, "rematch-gone", "Somebody who played here has deleted the account: open a new table.";
        REMATCH_BEGUN = CONFLICT, "rematch-begun", "The rematch has begun already.";
        NOT_YOUR_TURN = CONFLICT, "not-your-turn", "It is not your turn.";
        BAD_MESSAGE = UNPROCESSABLE_ENTITY, "bad-message", "A message has 1 to 280 characters on one line, none of them invisible.";
        ROOM_CLOSED = FORBIDDEN, "room-closed", "This room is not open to you now: who sits and who watches talk apart until the game is over.";
        CHAT_FULL = CONFLICT, "chat-full", "This room is full: as much was said here as there is room for.";
        UNKNOWN_MESSAGE = NOT_FOUND, "unknown-message", "There is no such message.";
        STALE_VERSION = CONFLICT, "stale-version", "The table has moved on: look at it again.";
        RATED_SEATS = UNPROCESSABLE_ENTITY, "rated-seats", "A rated game is between people, one in each seat: take one seat and leave the others open.";
        RATED_ACCOUNT = FORBIDDEN, "rated-account", "Rated games are for people with an account: sign in first.";
        UNKNOWN_PERSON = NOT_FOUND, "unknown-person", "Nobody with an account has this name.";
    }
}

impl Refused {
    /// A refusal of this status, code and sentence.
    pub const fn new(status: StatusCode, code: &'static str, detail: &'static str) -> Refused {
        Refused {
            status,
            code: Cow::Borrowed(code),
            detail: Cow::Borrowed(detail),
            version: None,
            retry_after: None,
        }
    }

    /// Whether it is this refusal, whatever is said beside it.
    pub fn is(&self, refusal: &Refused) -> bool {
        self.code == refusal.code
    }

    /// With a sentence of its own.
    pub fn saying(self, detail: impl Into<String>) -> Refused {
        Refused { detail: Cow::Owned(detail.into()), ..self }
    }

    /// With another status.
    pub fn with_status(self, status: StatusCode) -> Refused {
        Refused { status, ..self }
    }

    /// With the version of the table now.
    pub fn at_version(self, version: u32) -> Refused {
        Refused { version: Some(version), ..self }
    }

    /// With the advice to come back after so many seconds.
    pub fn retry_after(self, seconds: u32) -> Refused {
        Refused { retry_after: Some(seconds), ..self }
    }

    /// JSON that is not understood, and why.
    pub fn bad_json(error: &serde_json::Error) -> Refused {
        let mut why = error.to_string();
        // The error repeats words of the input; a long one helps nobody.
        if let Some((end, _)) = why.char_indices().nth(200) {
            why.truncate(end);
            why.push('…');
        }
        const BAD_JSON: Refused = Refused::new(StatusCode::BAD_REQUEST, "bad-json", "");
        BAD_JSON.saying(format!("The JSON of this request is not understood: {why}."))
    }

    /// The stable code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The sentence.
    pub fn detail(&self) -> &str {
        &self.detail
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code {
            "not-your-turn"
            | "game-over"
            | "chance-is-due"
            | "nothing-to-undo"
            | "record-withheld"
            | "nothing-to-take-back"
            | "random-since"
            | "takeback-hidden" => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Refused::new(status, refusal.code, "").saying(refusal.sentence)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => refusals::STALE_VERSION,
            StoreError::Damaged(what) => {
                tracing::error!(what, "the database is damaged");
                refusals::INTERNAL
            }
            StoreError::Unavailable(_, what) => {
                tracing::error!(what, "the database does not answer");
                refusals::UNAVAILABLE.retry_after(1)
            }
        }
    }
}

/// The code of a refusal, beside its answer, for those who count.
#[derive(Clone)]
pub struct Code(pub Cow<'static, str>);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let code = Code(self.code.clone());
        let problem = Problem {
            kind: "about:blank".to_owned(),
            title: self.status.canonical_reason().unwrap_or("Refused").to_owned(),
            status: self.status.as_u16(),
            code: self.code.into_owned(),
            detail: self.detail.into_owned(),
            version: self.version,
        };
        let mut response = reply::json(self.status, "application/problem+json", problem.to_json());
        response.extensions_mut().insert(code);
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
