//! Sessions: the cookie `vivarium_session` holds a token, the store its hash.

use super::Who;
use super::agent::agent;
use crate::app::App;
use crate::clock;
use crate::error::{Refused, refusals};
use crate::guests::{GuestId, cookie, cookies_named, is_secure};
use crate::hex::hex;
use crate::random;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use protocol::{SessionInfo, SessionList};
use sha2::{Digest, Sha256};
use store::{Session, StoreError};

const NAME: &str = "vivarium_session";
/// Letters of a token: 260 bits.
const TOKEN_LETTERS: usize = 52;
/// Letters of the id by which the owner ends it. It opens nothing.
const ID_LETTERS: usize = 16;
/// The longest that browsers keep a cookie: 400 days.
const MAX_AGE: u32 = 34_560_000;
/// A browser that was not seen for so many seconds is signed out: half a year.
const LIFE: i64 = 180 * 86_400;
/// How exactly it is known when a session was seen last, in seconds: so often at most is it written.
const SEEN_EVERY: i64 = 900;
/// Browsers signed in to one account at the same time.
const MOST: u32 = 50;

/// The session that the cookie of a request opens. It is looked up by the hash of the token, so neither the store nor
/// the time that it takes tells a token.
///
/// # Errors
/// When the store does not answer.
pub async fn session_of(app: &App, headers: &HeaderMap) -> Result<Option<Session>, Refused> {
    let Some(token) = cookies_named(headers, NAME).find(|text| random::is_word(text, TOKEN_LETTERS)) else {
        return Ok(None);
    };
    let now = app.time.date();
    let session = app.store.session(&token_hash(token), now - LIFE).await?;
    if let Some(session) = &session
        && now - session.last_seen >= SEEN_EVERY
        && !app.standstill.is_on()
        && let Err(error) = app.store.see_session(&session.id, now).await
    {
        // No reason to send anybody away.
        tracing::warn!(%error, "when a session was seen could not be noted");
    }
    Ok(session)
}

/// Signs the browser behind a request in; the headers of the answer let it be known. `password` is the hash by which
/// its owner was recognised.
///
/// # Errors
/// [`refusals::BAD_CREDENTIALS`] when the password was changed at this moment, or a fault of the store.
pub async fn open_session(
    app: &App,
    asked: &HeaderMap,
    guest: &GuestId,
    password: &str,
) -> Result<HeaderMap, Refused> {
    let token = random::word::<TOKEN_LETTERS>();
    let (browser, system) = agent(asked);
    let now = app.time.date();
    let session = Session {
        id: random::word::<ID_LETTERS>(),
        guest: guest.as_str().to_owned(),
        browser: browser.to_owned(),
        system: system.to_owned(),
        created_at: now,
        last_seen: now,
    };
    app.store.open_session(&session, &token_hash(&token), password, MOST).await.map_err(
        |error| match error {
            StoreError::Conflict => refusals::BAD_CREDENTIALS,
            error => error.into(),
        },
    )?;
    Ok(HeaderMap::from_iter([(SET_COOKIE, cookie(NAME, &token, MAX_AGE, is_secure(app, asked)))]))
}

/// The headers of an answer that let the browser forget its session.
pub fn forget_session(app: &App, asked: &HeaderMap) -> HeaderMap {
    HeaderMap::from_iter([(SET_COOKIE, cookie(NAME, "", 0, is_secure(app, asked)))])
}

/// Whether the one who asked is still the same: a session may have ended, a guest may have got an account.
///
/// # Errors
/// When the store does not answer.
pub async fn is_still(app: &App, who: &Who) -> Result<bool, Refused> {
    Ok(match who {
        Who::Nobody => true,
        Who::Guest(guest) => app.store.account(guest.as_str()).await?.is_none(),
        Who::Account { guest, session } => {
            let all = app.store.sessions(guest.as_str(), app.time.date() - LIFE).await?;
            all.iter().any(|one| one.id == *session)
        }
    })
}

/// The sessions of an account, as its owner sees them from one of them.
///
/// # Errors
/// When the store does not answer.
pub async fn list(app: &App, guest: &GuestId, current: &str) -> Result<SessionList, Refused> {
    let named = |name: String| Some(name).filter(|name| !name.is_empty());
    let shown = |session: Session| SessionInfo {
        current: session.id == current,
        id: session.id,
        browser: named(session.browser),
        system: named(session.system),
        created_at: clock::rfc3339(session.created_at),
        last_seen: clock::rfc3339(session.last_seen),
    };
    let sessions = app.store.sessions(guest.as_str(), app.time.date() - LIFE).await?;
    Ok(SessionList { sessions: sessions.into_iter().map(shown).collect() })
}

fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}
