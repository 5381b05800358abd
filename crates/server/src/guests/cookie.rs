//! The cookie `vivarium_guest`: the identity and its signature.

use super::GuestId;
use crate::app::App;
use crate::hex::{hex, unhex};
use crate::random;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use store::{Store, StoreError};

const NAME: &str = "vivarium_guest";
/// The longest that browsers keep a cookie: 400 days.
const MAX_AGE: u32 = 34_560_000;
/// So that the key can sign other things later without one passing for the other.
const PURPOSE: &[u8] = b"vivarium guest 1:";

/// Signs and reads the cookies of guests.
pub struct Cookies {
    key: Hmac<Sha256>,
}

impl Cookies {
    /// With the key that the store keeps; at the first start it is drawn from the system.
    ///
    /// # Errors
    /// When the store does not answer, or the key in it is none.
    pub async fn open(store: &dyn Store) -> Result<Cookies, StoreError> {
        let text = store.setting("cookie-key", &hex(&random::bytes::<32>())).await?;
        let key = unhex(&text).filter(|key| key.len() == 32);
        let key = key.ok_or_else(|| StoreError::Damaged("the key that signs cookies".to_owned()))?;
        let key = Hmac::new_from_slice(&key).map_err(|e| StoreError::Damaged(e.to_string()))?;
        Ok(Cookies { key })
    }

    /// The guest whose cookie came with a request; a forged or broken cookie is as good as none.
    pub fn read(&self, headers: &HeaderMap) -> Option<GuestId> {
        cookies_named(headers, NAME).find_map(|value| self.verify(value))
    }

    fn verify(&self, value: &str) -> Option<GuestId> {
        let (id, signature) = value.split_once('.')?;
        let id = GuestId::parse(id)?;
        self.signer(&id).verify_slice(&unhex(signature)?).ok()?;
        Some(id)
    }

    /// The cookie for a guest, for `Set-Cookie`.
    pub fn write(&self, guest: &GuestId, secure: bool) -> HeaderValue {
        let signature = hex(&self.signer(guest).finalize().into_bytes());
        cookie(NAME, &format!("{}.{signature}", guest.as_str()), MAX_AGE, secure)
    }

    fn signer(&self, guest: &GuestId) -> Hmac<Sha256> {
        self.key.clone().chain_update(PURPOSE).chain_update(guest.as_str())
    }
}

/// The values of the cookies of this name. A name may come twice (another path, another host): the first that is
/// genuine counts, among a few.
pub fn cookies_named<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(other, _)| *other == name).map(|(_, value)| value).take(4)
}

/// A cookie for this site and not for scripts, for `Set-Cookie`. With no time left the browser forgets it.
pub fn cookie(name: &str, value: &str, max_age: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("letters, digits and signs of ASCII")
}

/// Whether the browser came by TLS, as the proxy in front says.
pub fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    let forwarded = headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
    app.config.behind_proxy && forwarded == Some(b"https")
}

/// Adds to the headers of an answer that the browser is to forget its guest.
pub fn forget_guest(app: &App, asked: &HeaderMap, headers: &mut HeaderMap) {
    headers.append(SET_COOKIE, cookie(NAME, "", 0, is_secure(app, asked)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookies(key: u8) -> Cookies {
        Cookies { key: Hmac::new_from_slice(&[key; 32]).unwrap() }
    }

    fn carrying(text: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, text.parse().unwrap());
        headers
    }

    #[test]
    fn only_what_was_signed_here_is_read() {
        let guest = GuestId::random();
        let ours = cookies(1);
        let set = ours.write(&guest, false);
        let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
        assert_eq!(ours.read(&carrying(&pair)), Some(guest.clone()));
        assert_eq!(ours.read(&carrying(&format!("a=b; {NAME}=junk; {pair}; c"))), Some(guest));
        assert_eq!(cookies(2).read(&carrying(&pair)), None);
        let other = pair.replace(&pair[15..17], "zz");
        for junk in
            [&other, &pair[..pair.len() - 2], &format!("{pair}00"), NAME, "vivarium_guest=.", "=", ";;;"]
        {
            assert_eq!(ours.read(&carrying(junk)), None, "{junk}");
        }
    }

    #[test]
    fn the_cookie_is_for_this_site_and_not_for_scripts() {
        let text = cookies(1).write(&GuestId::random(), true);
        let text = text.to_str().unwrap();
        for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Secure"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!cookies(1).write(&GuestId::random(), false).to_str().unwrap().contains("Secure"));
    }
}
