//! The cookie `vivarium_guest`: the identity and its signature.

use super::GuestId;
use crate::random;
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::fmt::Write;
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
        let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
        // A name may come twice (another path, another host): the first that is genuine counts.
        pairs.filter(|(name, _)| *name == NAME).take(4).find_map(|(_, value)| self.verify(value))
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
        let secure = if secure { "; Secure" } else { "" };
        let id = guest.as_str();
        let text =
            format!("{NAME}={id}.{signature}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(text).expect("letters, digits and signs of ASCII")
    }

    fn signer(&self, guest: &GuestId) -> Hmac<Sha256> {
        self.key.clone().chain_update(PURPOSE).chain_update(guest.as_str())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || text.len() > 128 || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
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
