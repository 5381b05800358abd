//! What people do with their accounts.

use super::names::{account_name, is_reserved, name_key};
use super::passwords::Plain;
use super::sessions::open_session;
use super::{SignedIn, Who};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::{GuestId, checked_name};
use crate::tables::{Action, act};
use axum::http::HeaderMap;
use protocol::{ChangePassword, Credentials, Key, Password};
use std::net::IpAddr;
use std::sync::Arc;
use store::{Account, NewAccount, Status, StoreError};

/// Makes an account of a guest and signs the browser in; returns the name and the headers that tell the browser.
///
/// # Errors
/// What is wrong with the name or the password, or that too much was asked.
pub async fn register(
    app: &App,
    ip: IpAddr,
    guest: &GuestId,
    wish: &Credentials,
    asked: &HeaderMap,
) -> Result<(String, HeaderMap), Refused> {
    let (name, name_key) = account_name(&wish.name)?;
    let password = Plain::chosen(&wish.password, &name)?;
    app.registrations.take(ip)?;
    app.sign_ins_by_name.take(name_key.key.clone())?;
    // Before the work: the store decides in the end.
    if app.store.name_owner(&name_key).await?.is_some() {
        return Err(refusals::NAME_TAKEN);
    }
    let password = app.passwords.hash(password).await?;
    let account = NewAccount {
        guest: guest.as_str().to_owned(),
        name: name.clone(),
        name_key,
        password: password.clone(),
        at: app.time.date(),
    };
    app.store.register(&account).await.map_err(taken)?;
    tell(app, guest);
    Ok((name, open_session(app, asked, guest, &password).await?))
}

/// Signs the browser in; returns the name and the headers that tell the browser. A name that nobody has and a wrong
/// password are answered alike, and after the same work.
///
/// # Errors
/// [`refusals::BAD_CREDENTIALS`], or that too much was asked.
pub async fn sign_in(
    app: &App,
    ip: IpAddr,
    before: &Who,
    wish: &Credentials,
    asked: &HeaderMap,
) -> Result<(String, HeaderMap), Refused> {
    let key = name_key(&wish.name).key;
    app.sign_ins.take(ip)?;
    app.sign_ins_by_name.take(key.clone())?;
    let account = app.store.account_named(&key).await?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let is_right = app.passwords.verify(Plain::typed(&wish.password), stored).await?;
    let Some(Account { guest, password: Some(password) }) = account.filter(|_| is_right) else {
        return Err(refusals::BAD_CREDENTIALS);
    };
    let guest = GuestId::parse(&guest).ok_or(refusals::INTERNAL)?;
    let password = renewed(app, &guest, &wish.password, password).await?;
    let headers = open_session(app, asked, &guest, &password).await?;
    if let Who::Account { guest, session } = before {
        app.store.end_session(guest.as_str(), session).await?;
        tell(app, guest);
    }
    Ok((app.name_of(&guest).await?, headers))
}

/// The hash of a password, made anew when it was made at another cost than today's.
async fn renewed(app: &App, guest: &GuestId, password: &Password, old: String) -> Result<String, Refused> {
    if app.passwords.is_current(&old) {
        return Ok(old);
    }
    let new = app.passwords.hash(Plain::typed(password)).await?;
    match app.store.set_password(guest.as_str(), &old, &new, None).await {
        Ok(()) => Ok(new),
        // It was changed at this moment: what was right is so no longer.
        Err(StoreError::Conflict) => Err(refusals::BAD_CREDENTIALS),
        Err(error) => Err(error.into()),
    }
}

/// Gives the one who asks another name. Tables where they sit keep the name that they know.
///
/// # Errors
/// When the name is none, or that of somebody's account.
pub async fn rename(
    app: &App,
    ip: IpAddr,
    who: &Who,
    guest: &GuestId,
    text: &str,
) -> Result<String, Refused> {
    let (name, key) = if who.has_account() {
        account_name(text)?
    } else {
        let name = checked_name(text)?;
        if is_reserved(&name) {
            return Err(refusals::NAME_RESERVED);
        }
        let key = name_key(&name);
        (name, key)
    };
    app.names.take(ip)?;
    let owner = app.store.name_owner(&key).await?;
    if owner.is_some_and(|owner| owner != guest.as_str()) {
        return Err(refusals::NAME_TAKEN);
    }
    let (id, now) = (guest.as_str(), app.time.date());
    if who.has_account() {
        app.store.rename_account(id, &name, &key, now).await.map_err(taken)?;
    } else {
        app.store.rename(id, &name, now).await?;
    }
    Ok(name)
}

/// Sets another password; all other browsers are signed out.
///
/// # Errors
/// When the old one is wrong or the new one none, or that too much was asked.
pub async fn change_password(
    app: &App,
    ip: IpAddr,
    reader: &SignedIn,
    change: &ChangePassword,
) -> Result<(), Refused> {
    let name = app.name_of(&reader.guest).await?;
    let new = Plain::chosen(&change.new, &name)?;
    let old = proven(app, ip, reader, &name, &change.old).await?;
    let new = app.passwords.hash(new).await?;
    let guest = reader.guest.as_str();
    app.store.set_password(guest, &old, &new, Some(&reader.session)).await.map_err(|error| match error {
        StoreError::Conflict => refusals::WRONG_PASSWORD,
        error => error.into(),
    })?;
    tell(app, &reader.guest);
    Ok(())
}

/// Deletes the account. Its games stay, without the name; those under way are given up, so that nobody waits. The name
/// is free again, for anybody.
///
/// # Errors
/// When the password is wrong, or that too much was asked.
pub async fn delete(
    app: &Arc<App>,
    ip: IpAddr,
    reader: &SignedIn,
    password: &Password,
) -> Result<(), Refused> {
    let name = app.name_of(&reader.guest).await?;
    proven(app, ip, reader, &name, password).await?;
    let (app, guest) = (app.clone(), reader.guest.clone());
    // It goes on to its end even when nobody waits for the answer. The account goes last: if something breaks off,
    // its owner is still there and can ask again.
    let task = tokio::spawn(async move {
        for id in app.store.tables_naming(guest.as_str()).await? {
            if let Err(refused) = leave(&app, &guest, &id).await {
                let code = refused.code();
                tracing::error!(table = id, code, "a deleted account could not leave a table");
                // A damaged table must not keep somebody for ever.
                if code != refusals::INTERNAL.code() {
                    return Err(refused);
                }
            }
        }
        app.store.forget_speaker(guest.as_str()).await?;
        match app.store.delete_account(guest.as_str(), app.time.date()).await {
            // Deleted already is deleted.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        tell(&app, &guest);
        Ok(())
    });
    task.await.unwrap_or(Err(refusals::INTERNAL))
}

/// Gives a game up if it runs or was to begin, and takes the name out of it.
async fn leave(app: &Arc<App>, guest: &GuestId, table: &str) -> Result<(), Refused> {
    let cell = app.tables.get(app, table).await?;
    loop {
        let now = cell.table(app).await?;
        let plays = now.status() == Status::Running && now.seats_of(guest) > 0;
        let action = match plays {
            true => Action::Resign,
            false if now.awaits(guest) => Action::Decline,
            // Nobody is left for whom it would wait.
            false if now.may_close(guest) => Action::Close,
            false => return cell.forget(app, guest).await,
        };
        let key = Key::new("account-deleted").ok_or(refusals::INTERNAL)?;
        match act(app, cell.clone(), Some(guest.clone()), now.version(), &key, action).await {
            // Somebody was faster: what is there now?
            Err(refused) if refused.is(&refusals::STALE_VERSION) || refused.is(&refusals::BEGUN) => {}
            Err(refused) => return Err(refused),
            Ok(_) => return cell.forget(app, guest).await,
        }
    }
}

/// Signs one browser of the account out.
///
/// # Errors
/// When there is none of this id.
pub async fn end_session(app: &App, reader: &SignedIn, id: &str) -> Result<(), Refused> {
    if !app.store.end_session(reader.guest.as_str(), id).await? {
        return Err(refusals::UNKNOWN_SESSION);
    }
    tell(app, &reader.guest);
    Ok(())
}

/// Signs all other browsers of the account out.
///
/// # Errors
/// When the store does not answer.
pub async fn end_others(app: &App, reader: &SignedIn) -> Result<(), Refused> {
    app.store.end_other_sessions(reader.guest.as_str(), &reader.session).await?;
    tell(app, &reader.guest);
    Ok(())
}

/// The hash of the reader's password, if this is it.
async fn proven(
    app: &App,
    ip: IpAddr,
    reader: &SignedIn,
    name: &str,
    password: &Password,
) -> Result<String, Refused> {
    app.sign_ins.take(ip)?;
    app.sign_ins_by_name.take(name_key(name).key)?;
    let account = app.store.account(reader.guest.as_str()).await?;
    let stored = account.and_then(|account| account.password).ok_or(refusals::SIGNED_OUT)?;
    let is_right = app.passwords.verify(Plain::typed(password), Some(stored.clone())).await?;
    if is_right { Ok(stored) } else { Err(refusals::WRONG_PASSWORD) }
}

/// Lets live connections of this identity ask themselves whether they still are.
fn tell(app: &App, guest: &GuestId) {
    // Nobody may be connected.
    let _ = app.identities.send(guest.clone());
}

fn taken(error: StoreError) -> Refused {
    match error {
        StoreError::Conflict => refusals::NAME_TAKEN,
        error => error.into(),
    }
}
