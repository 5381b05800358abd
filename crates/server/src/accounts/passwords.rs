//! Passwords: Argon2id, a few at once, away from the threads that answer requests.

use crate::config::PasswordCost;
use crate::error::{Refused, refusals};
use crate::random;
use argon2::password_hash::phc::{ParamsString, PasswordHash};
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use protocol::Password;
use std::sync::Arc;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

const FEWEST: usize = 10;
const MOST: usize = 256;

/// A password that may be set, in one form however the keyboard composed it.
pub struct Plain(String);

impl Plain {
    /// What somebody types to prove who they are: compared, not judged.
    pub fn typed(password: &Password) -> Plain {
        Plain(password.expose().nfc().collect())
    }

    /// What somebody wants as a password.
    ///
    /// # Errors
    /// When it is too short, too long, or the name.
    pub fn chosen(password: &Password, name: &str) -> Result<Plain, Refused> {
        let plain = Plain::typed(password);
        let fits = (FEWEST..=MOST).contains(&plain.0.chars().count());
        let is_name = plain.0.trim().to_lowercase() == name.to_lowercase();
        if fits && !is_name { Ok(plain) } else { Err(refusals::BAD_PASSWORD) }
    }
}

/// Hashes and compares.
pub struct Passwords {
    hasher: Argon2<'static>,
    params: Params,
    /// Places for those who hash or wait for it; without one, come back later.
    line: Arc<Semaphore>,
    /// Places for those who hash: each takes a processor and much memory for a moment.
    at_once: Arc<Semaphore>,
}

impl Passwords {
    /// At this cost.
    pub fn new(cost: &PasswordCost) -> Passwords {
        let params = Params::new(cost.kibibytes, cost.passes, 1, None).unwrap_or(Params::DEFAULT);
        Passwords {
            hasher: Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone()),
            params,
            line: Arc::new(Semaphore::new(cost.at_once + cost.waiting)),
            at_once: Arc::new(Semaphore::new(cost.at_once)),
        }
    }

    /// A PHC string for the store.
    ///
    /// # Errors
    /// When too many wait.
    pub async fn hash(&self, password: Plain) -> Result<String, Refused> {
        let hasher = self.hasher.clone();
        let hash = self.work(move || hash(&hasher, &password)).await?;
        hash.ok_or(refusals::INTERNAL)
    }

    /// Whether a password is the one that was hashed. Without a hash, because nobody is called so, it takes the same
    /// work to say no.
    ///
    /// # Errors
    /// When too many wait.
    pub async fn verify(&self, password: Plain, stored: Option<String>) -> Result<bool, Refused> {
        let hasher = self.hasher.clone();
        self.work(move || match stored.as_deref().map(PasswordHash::new) {
            Some(Ok(stored)) => hasher.verify_password(password.0.as_bytes(), &stored).is_ok(),
            Some(Err(_)) | None => {
                std::hint::black_box(hash(&hasher, &password));
                false
            }
        })
        .await
    }

    /// Whether a hash was made at today's cost.
    pub fn is_current(&self, stored: &str) -> bool {
        let wanted = ParamsString::try_from(&self.params);
        PasswordHash::new(stored).is_ok_and(|stored| wanted.is_ok_and(|wanted| stored.params == wanted))
    }

    async fn work<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        let place = self.line.clone().try_acquire_owned().map_err(|_| refusals::BUSY.retry_after(2))?;
        let turn = self.at_once.clone().acquire_owned().await.map_err(|_| refusals::INTERNAL)?;
        let job = move || {
            let done = job();
            // Given back by the work itself, also when nobody waits for it any more.
            drop((place, turn));
            done
        };
        tokio::task::spawn_blocking(job).await.map_err(|_| refusals::INTERNAL)
    }
}

fn hash(hasher: &Argon2<'static>, password: &Plain) -> Option<String> {
    let hash = hasher.hash_password_with_salt(password.0.as_bytes(), &random::bytes::<16>());
    hash.map(|hash| hash.to_string()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        serde_json::from_value(text.into()).unwrap()
    }

    fn cheap() -> PasswordCost {
        PasswordCost { kibibytes: 8, passes: 1, at_once: 1, waiting: 1 }
    }

    #[tokio::test]
    async fn only_the_password_itself_opens() {
        let passwords = Passwords::new(&cheap());
        let chosen = |text| Plain::chosen(&password(text), "Ada").ok().unwrap();
        let typed = |text| Plain::typed(&password(text));
        let stored = passwords.hash(chosen("caf\u{e9} au lait")).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=8,t=1,p=1$") && !stored.contains("lait"), "{stored}");
        assert_ne!(passwords.hash(chosen("caf\u{e9} au lait")).await.unwrap(), stored, "salted");
        // Another keyboard composes the accent itself.
        assert!(passwords.verify(typed("cafe\u{301} au lait"), Some(stored.clone())).await.unwrap());
        for wrong in ["cafe au lait", "caf\u{e9} au lait ", "Caf\u{e9} au lait", ""] {
            assert!(!passwords.verify(typed(wrong), Some(stored.clone())).await.unwrap(), "{wrong}");
        }
        assert!(!passwords.verify(typed("caf\u{e9} au lait"), None).await.unwrap());
        assert!(!passwords.verify(typed(""), Some("no hash".to_owned())).await.unwrap());
        assert!(passwords.is_current(&stored));
        assert!(!Passwords::new(&PasswordCost { passes: 2, ..cheap() }).is_current(&stored));
    }

    #[test]
    fn a_password_is_long_enough_and_not_the_name() {
        let judged = |text: &str| Plain::chosen(&password(text), "Ada Lovelace").map(|_| ());
        assert!(
            judged("0123456789").is_ok() && judged(&"ä".repeat(256)).is_ok() && judged("          ").is_ok()
        );
        for wrong in ["", "012345678", "Ada Lovelace", " ada lovelace ", &"x".repeat(257)] {
            assert_eq!(judged(wrong).unwrap_err().code(), "bad-password", "{wrong}");
        }
    }

    #[tokio::test]
    async fn a_storm_of_passwords_waits_in_a_bounded_line() {
        let passwords = Arc::new(Passwords::new(&cheap()));
        // Somebody hashes and somebody waits: there is no third place.
        let busy = passwords.at_once.clone().acquire_owned().await.unwrap();
        let _hashing = passwords.line.clone().try_acquire_owned().unwrap();
        let waiting = tokio::spawn({
            let passwords = passwords.clone();
            async move { passwords.verify(Plain::typed(&password("x")), None).await }
        });
        tokio::task::yield_now().await;
        let third = passwords.verify(Plain::typed(&password("x")), None).await;
        assert_eq!(third.unwrap_err().code(), "busy");
        drop(busy);
        assert!(!waiting.await.unwrap().unwrap());
        assert!(!passwords.verify(Plain::typed(&password("x")), None).await.unwrap());
    }
}
