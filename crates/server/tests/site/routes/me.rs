use crate::support::TestApp;
use axum::http::Method;
use serde_json::json;

#[tokio::test]
async fn a_guest_gets_a_cookie_once_and_keeps_the_name() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let first = ada.get("/api/me").await;
    let cookie = first.header("set-cookie").to_owned();
    for part in ["vivarium_guest=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let name = first.json()["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Guest "));
    let second = ada.get("/api/me").await;
    assert_eq!(second.header("set-cookie"), "");
    assert_eq!(second.json()["name"], name);

    let ada_is = json!({ "name": "Ada", "account": false });
    assert_eq!(ada.put("/api/me", json!({ "name": "  Ada " })).await.json(), ada_is);
    assert_eq!(ada.get("/api/me").await.json(), ada_is.clone());
    assert_ne!(app.visitor().get("/api/me").await.json()["name"], "Ada");
}

#[tokio::test]
async fn somebody_without_a_cookie_can_choose_a_name_at_once() {
    let bob = TestApp::start().await.visitor();
    bob.put("/api/me", json!({ "name": "Bob \u{1f41e}" })).await.json();
    assert_eq!(bob.get("/api/me").await.json()["name"], "Bob \u{1f41e}");
}

#[tokio::test]
async fn names_that_are_none_are_refused_and_change_nothing() {
    let ada = TestApp::start().await.visitor();
    ada.put("/api/me", json!({ "name": "Ada" })).await.json();
    for name in ["", "  ", "a\u{0}b", "line\nbreak", "\u{202e}adA", &"x".repeat(25)] {
        ada.put("/api/me", json!({ "name": name })).await.refused(422, "bad-name");
    }
    for body in [json!({ "name": "x".repeat(300) }), json!({ "name": 7 }), json!({}), json!([]), json!(null)]
    {
        ada.put("/api/me", body).await.refused(400, "bad-json");
    }
    ada.put("/api/me", json!({ "name": "Eve", "admin": true })).await.refused(400, "bad-json");
    let form = ada.send(Method::PUT, "/api/me", "text/plain", b"{\"name\":\"Eve\"}".to_vec()).await;
    form.refused(415, "unsupported-media-type");
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
}

#[tokio::test]
async fn a_forged_cookie_is_as_good_as_none() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.put("/api/me", json!({ "name": "Ada" })).await.json();
    let genuine = ada.cookie().unwrap();
    let (id, _) = genuine.split_once('.').unwrap();
    let zeros = format!("{id}.{}", "0".repeat(64));
    for junk in
        [zeros.as_str(), id, "vivarium_guest=", "vivarium_guest=;;;", "vivarium_guest=%00.ff", "\u{7f}"]
    {
        let stranger = app.visitor();
        let reply = match axum::http::HeaderValue::from_str(junk) {
            Ok(_) => stranger.with("cookie", junk).get("/api/me").await,
            Err(_) => continue,
        };
        assert_ne!(reply.json()["name"], "Ada");
        assert!(reply.header("set-cookie").contains("vivarium_guest="), "{junk}");
    }
}

#[tokio::test]
async fn behind_a_proxy_with_tls_the_cookie_is_secure() {
    let direct = TestApp::start().await.visitor().with("x-forwarded-proto", "https").get("/api/me").await;
    assert!(!direct.header("set-cookie").contains("Secure"));
    let app = TestApp::builder().config(|config| config.behind_proxy = true).start().await;
    let proxied = app.visitor().with("x-forwarded-proto", "https").get("/api/me").await;
    assert!(proxied.header("set-cookie").ends_with("; Secure"));
}

#[tokio::test]
async fn nobody_is_called_like_somebody_with_an_account() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.visitor(), app.visitor());
    ada.registers("Ada Lovelace", "correct horse").await.json();
    // The second is written with Cyrillic letters, the third with a digit.
    for name in
        ["Ada Lovelace", "ADA  LOVELACE", "\u{410}d\u{430} Lovelace", "Ada L0ve1ace", "\u{ff21}da Lovelace"]
    {
        eve.put("/api/me", json!({ "name": name })).await.refused(409, "name-taken");
    }
    for name in ["admin", "Vivarium", "level 3"] {
        eve.put("/api/me", json!({ "name": name })).await.refused(422, "name-reserved");
    }
    // What guests are called anyway they may keep, and guests may share a name.
    let usual = eve.get("/api/me").await.json()["name"].clone();
    eve.put("/api/me", json!({ "name": usual })).await.json();
    app.visitor().put("/api/me", json!({ "name": usual })).await.json();
    assert_eq!(eve.get("/api/me").await.json(), json!({ "name": usual, "account": false }));
}

#[tokio::test]
async fn an_account_changes_its_name_and_leaves_the_old_one_free() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    ada.registers("Ada", "correct horse").await.json();
    bob.registers("Bob", "battery staple").await.json();
    // Another way of writing one's own name is no stranger's.
    let renamed = json!({ "name": "ADA", "account": true });
    assert_eq!(ada.put("/api/me", json!({ "name": "ADA" })).await.json(), renamed);
    ada.put("/api/me", json!({ "name": "B0B" })).await.refused(409, "name-taken");
    ada.put("/api/me", json!({ "name": "Ada \u{1f41e}" })).await.refused(422, "name-letters");
    ada.put("/api/me", json!({ "name": "moderator" })).await.refused(422, "name-reserved");
    assert_eq!(ada.get("/api/me").await.json(), renamed);
    ada.put("/api/me", json!({ "name": "Countess" })).await.json();
    app.visitor().signs_in("Ada", "correct horse").await.refused(403, "bad-credentials");
    app.visitor().signs_in("countess", "correct horse").await.json();
    bob.put("/api/me", json!({ "name": "Ada" })).await.json();
}
