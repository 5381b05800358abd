use crate::support::TestApp;
use axum::http::Method;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

fn account(name: &str) -> Value {
    json!({ "name": name, "account": true })
}

#[tokio::test]
async fn a_guest_who_registers_keeps_the_running_games() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    let guest = ada.cookie().unwrap();
    let reply = ada.registers(" Ada ", PASSWORD).await;
    assert_eq!((reply.status.as_u16(), reply.json()), (201, account("Ada")));
    let set: Vec<&str> = reply.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    assert_eq!(set.len(), 2);
    for part in ["vivarium_session=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="] {
        assert!(set[0].contains(part), "{set:?}");
    }
    assert!(set[1].starts_with("vivarium_guest=; ") && set[1].contains("; Max-Age=0;"), "{set:?}");
    assert!(!set[0].contains("Secure") && !ada.cookie().unwrap().contains("vivarium_guest"));
    assert_eq!(ada.table(&id).await["you"], json!([1]));
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "a1").await.json();
    assert_eq!(ada.get("/api/tables").await.json()["yours"][0]["id"], id.as_str());

    // The guest's own cookie is worth nothing from now on, alone or beside another.
    let old = app.visitor().with("cookie", &guest);
    let reply = old.get("/api/me").await;
    assert_eq!(reply.json()["account"], false);
    assert_ne!(reply.json()["name"], "Ada");
    assert!(reply.header("set-cookie").starts_with("vivarium_guest="));
    let thief = app.visitor().with("cookie", &format!("vivarium_session={}; {guest}", "a".repeat(52)));
    assert_eq!(thief.table(&id).await["you"], json!([]));
    thief.acts(&id, "e1").await.refused(403, "not-seated");
}

#[tokio::test]
async fn behind_a_proxy_with_tls_the_session_is_secure() {
    let app = TestApp::builder().config(|config| config.behind_proxy = true).start().await;
    let reply = app.visitor().with("x-forwarded-proto", "https").registers("Ada", PASSWORD).await;
    assert_eq!(reply.headers.get_all("set-cookie").iter().count(), 2);
    for cookie in reply.headers.get_all("set-cookie") {
        assert!(cookie.to_str().unwrap().ends_with("; Secure"));
    }
}

#[tokio::test]
async fn names_and_passwords_that_are_none_are_refused_and_change_nothing() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.put("/api/me", json!({ "name": "Guest of honour" })).await.json();
    for (name, code) in [
        ("", "bad-name"),
        ("A\u{200b}da", "bad-name"),
        (&"x".repeat(25), "bad-name"),
        ("\u{1f41e}", "name-letters"),
        // The a is Cyrillic.
        ("P\u{430}ul", "name-letters"),
        ("Admin", "name-reserved"),
        ("Guest 1234", "name-reserved"),
    ] {
        ada.registers(name, PASSWORD).await.refused(422, code);
    }
    for password in ["", "012345678", "Ada Lovelace", &"x".repeat(257)] {
        ada.registers("ada lovelace", password).await.refused(422, "bad-password");
    }
    for body in [
        json!({ "name": "Ada" }),
        json!({ "name": "Ada", "password": 1_234_567_890 }),
        json!({ "name": "Ada", "password": "x".repeat(1025) }),
        json!({ "name": "Ada", "password": PASSWORD, "admin": true }),
        json!({ "name": "x".repeat(300), "password": PASSWORD }),
        json!(null),
    ] {
        ada.post("/api/account", body).await.refused(400, "bad-json");
    }
    let form = b"{\"name\":\"Ada\",\"password\":\"correct horse\"}".to_vec();
    ada.send(Method::POST, "/api/account", "text/plain", form).await.refused(415, "unsupported-media-type");
    assert_eq!(ada.get("/api/me").await.json(), json!({ "name": "Guest of honour", "account": false }));
}

#[tokio::test]
async fn two_accounts_never_look_alike() {
    let app = TestApp::start().await;
    app.visitor().registers("Iris Molina", PASSWORD).await.json();
    for name in ["Iris Molina", "IRIS MOLINA", "lris Molina", "Iris Mo1ina", "\u{ff29}ris  Molina"] {
        app.visitor().registers(name, PASSWORD).await.refused(409, "name-taken");
    }
    app.visitor().registers("\u{41c}\u{430}\u{440}\u{438}\u{44f}", PASSWORD).await.json();
    app.visitor().registers("\u{592a}\u{90ce}", PASSWORD).await.json();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_want_a_name_at_once_one_gets_it() {
    let app = TestApp::start().await;
    let ask = |name: &'static str| {
        let visitor = app.visitor();
        tokio::spawn(async move { visitor.registers(name, PASSWORD).await })
    };
    let tasks: Vec<_> = ["Ada", "ADA", "ada", "Ada", "aDa", "Ad\u{ff41}"].into_iter().map(ask).collect();
    let mut got = 0;
    for task in tasks {
        let reply = task.await.unwrap();
        if reply.status == 201 { got += 1 } else { drop(reply.refused(409, "name-taken")) }
    }
    assert_eq!(got, 1);
}

#[tokio::test]
async fn who_has_an_account_registers_no_other() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.registers("Ada", PASSWORD).await.json();
    ada.registers("Eva", PASSWORD).await.refused(409, "has-account");
    app.visitor().signs_in("Eva", PASSWORD).await.refused(403, "bad-credentials");
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_ends_the_other_sessions() {
    let app = TestApp::start().await;
    let (ada, phone) = (app.visitor(), app.visitor());
    ada.registers("Ada", PASSWORD).await.json();
    phone.signs_in("Ada", PASSWORD).await.json();
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/api/account/password";
    ada.put(path, change("wrong password", "battery staple")).await.refused(403, "wrong-password");
    ada.put(path, change(PASSWORD, "short")).await.refused(422, "bad-password");
    app.visitor().put(path, change(PASSWORD, "battery staple")).await.refused(403, "signed-out");
    assert_eq!(phone.get("/api/me").await.json(), account("Ada"));

    ada.put(path, change(PASSWORD, "battery staple")).await.done();
    assert_eq!(ada.get("/api/me").await.json(), account("Ada"));
    assert_eq!(phone.get("/api/me").await.json()["account"], false);
    phone.signs_in("Ada", PASSWORD).await.refused(403, "bad-credentials");
    phone.signs_in("Ada", "battery staple").await.json();
}

#[tokio::test]
async fn a_deleted_account_is_gone_and_its_games_stay() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let running = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&running).await;
    ada.acts(&running, "c3").await.json();
    ada.registers("Ada", PASSWORD).await.json();
    let thief = ada.thief();
    ada.delete_account("wrong password").await.refused(403, "wrong-password");
    assert_eq!(ada.get("/api/me").await.json(), account("Ada"));

    ada.delete_account(PASSWORD).await.done();
    // Nobody waits for somebody who will not come back.
    let state = bob.table(&running).await;
    assert_eq!((&state["status"], &state["result"]["winners"]), (&json!("over"), &json!([2])));
    assert_eq!(state["turns"][0]["text"], "c3");
    for visitor in [&ada, &thief] {
        let me = visitor.get("/api/me").await.json();
        assert_eq!(me["account"], false);
        assert_ne!(me["name"], "Ada");
        assert_eq!(visitor.table(&running).await["you"], json!([]));
        visitor.get("/api/sessions").await.refused(403, "signed-out");
    }
    bob.signs_in("Ada", PASSWORD).await.refused(403, "bad-credentials");
    // The name is free again, and whoever takes it has none of the games.
    bob.put("/api/me", json!({ "name": "Ada" })).await.json();
    let eve = app.visitor();
    eve.registers("Ada", PASSWORD).await.json();
    assert_eq!(eve.get("/api/tables").await.json()["yours"], json!([]));
    assert_eq!(eve.table(&running).await["you"], json!([]));
}

#[tokio::test]
async fn only_its_owner_deletes_an_account() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.visitor(), app.visitor());
    ada.registers("Ada", PASSWORD).await.json();
    eve.delete_account(PASSWORD).await.refused(403, "signed-out");
    eve.registers("Eve", "battery staple").await.json();
    eve.delete_account(PASSWORD).await.refused(403, "wrong-password");
    let foreign = ada.with("origin", "https://evil.example");
    foreign.delete_account(PASSWORD).await.refused(403, "foreign-origin");
    assert_eq!(ada.get("/api/me").await.json(), account("Ada"));
}

#[tokio::test]
async fn nothing_keeps_the_name_of_a_deleted_account() {
    let app = TestApp::start().await;
    let (ada, bob, cleo) = (app.visitor(), app.visitor(), app.visitor());
    ada.registers("Ada Lovelace", PASSWORD).await.json();
    let with_three = ada.opens("bug-off", "seats=3 copies=6", &["me", "open", "open"]).await["id"].clone();
    let with_three = with_three.as_str().unwrap();
    bob.sits(with_three).await;
    cleo.sits(with_three).await;
    // One that she has left, one that waits, one that is over, one that she joined.
    let left = bob.opens("bug-off", "seats=3 copies=6", &["me", "open", "open"]).await["id"].clone();
    let left = left.as_str().unwrap();
    ada.sits(left).await;
    cleo.sits(left).await;
    ada.does(left, "resign").await.json();
    let waiting = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let over = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.does(&over, "resign").await.json();
    let joined = bob.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    ada.sits(&joined).await;
    bob.acts(&joined, "c3").await.json();

    let mut live = crate::support::Socket::connect(app.listen().await, &bob, &joined).await;
    live.next().await.unwrap();
    ada.delete_account(PASSWORD).await.done();
    let state = bob.table(&joined).await;
    assert_eq!(state["seats"][1]["occupant"], json!({ "kind": "guest", "name": "", "you": false }));
    assert_eq!((&state["status"], &state["turns"][0]["text"]), (&json!("over"), &json!("c3")));
    live.reach(state["version"].as_u64().unwrap()).await;
    let occupant = bob.table(with_three).await["seats"][0]["occupant"].clone();
    assert_eq!((&occupant["kind"], &occupant["replaces"]), (&json!("bot"), &json!("")));
    assert_eq!(bob.table(with_three).await["status"], "running");

    let mut bob = bob;
    for restarted in [false, true] {
        if restarted {
            let again = app.restart(crate::support::Script::seeded(1)).await;
            bob = bob.at(&again);
        }
        for id in [with_three, left, &waiting, &over, &joined] {
            for path in [format!("/api/tables/{id}"), format!("/api/tables/{id}/record")] {
                let text = bob.get(&path).await.text();
                assert!(!text.contains("Lovelace"), "{path}: {text}");
            }
        }
        let text = bob.get("/api/tables").await.text();
        assert!(!text.contains("Lovelace"), "{text}");
    }
    let record = bob.get(&format!("/api/tables/{joined}/record")).await.text();
    assert!(record.contains("\"?\""), "{record}");
}
