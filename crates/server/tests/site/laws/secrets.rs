//! Passwords, their hashes and tokens are in no line of the log and in no answer, and the seeds of games in no line of the
//! log.

use crate::support::{Log, Script, TestApp};
use serde_json::json;

#[tokio::test]
async fn no_password_hash_or_token_is_logged_or_answered() {
    let log = Log::listen();
    let app = TestApp::start().await;
    let (ada, phone) = (app.visitor(), app.visitor());
    let passwords = ["first-secret-word", "second-secret-word", "wrong-secret-word"];
    let mut answers = Vec::new();
    ada.get("/api/me").await.json();
    let guest = ada.cookie().unwrap();
    let body = |password: &str| json!({ "name": "Ada", "password": password });
    answers.push(ada.registers("wrong-secret-word", passwords[2]).await);
    answers.push(ada.post("/api/account", json!({ "name": "Ada", "password": [passwords[2]] })).await);
    let cut_off = body(passwords[2]).to_string().replace('}', "");
    let method = axum::http::Method::POST;
    answers.push(ada.send(method, "/api/account", "application/json", cut_off.into_bytes()).await);
    answers.push(ada.registers("Ada", passwords[0]).await);
    answers.push(phone.signs_in("Ada", passwords[2]).await);
    answers.push(phone.signs_in("Ada", passwords[0]).await);
    let tokens = [guest, ada.cookie().unwrap(), phone.cookie().unwrap()];
    let change = json!({ "old": passwords[2], "new": passwords[1] });
    answers.push(ada.put("/api/account/password", change).await);
    let change = json!({ "old": passwords[0], "new": passwords[1] });
    answers.push(ada.put("/api/account/password", change).await);
    for path in ["/api/me", "/api/sessions", "/api/tables", "/api/games"] {
        answers.push(ada.get(path).await);
        answers.push(phone.get(path).await);
    }
    answers.push(ada.delete_account(passwords[2]).await);
    let again = app.restart(Script::seeded(1)).await;
    answers.push(ada.at(&again).delete_account(passwords[1]).await);
    // A table with a seed is opened, read again, played at and ended.
    let cards = phone
        .at(&again)
        .opens_fair("bug-off", "seats=2 copies=6", &["me", "random"], &"00".repeat(16))
        .await
        .1;
    let path = format!("/api/tables/{}", cards["id"].as_str().unwrap());
    let again = again.twin().await;
    while phone.at(&again).does(cards["id"].as_str().unwrap(), "resign").await.status == 409 {}
    let over = phone.at(&again).get(&path).await.json();
    let seed = over["fair"]["seed"].as_str().unwrap().to_owned();
    // A fault of the store is logged, and tells nothing of what it was asked.
    let eve = again.visitor();
    again.app.stop().await;
    answers.push(eve.signs_in("Ada", passwords[1]).await);
    assert_eq!(answers.last().unwrap().status, 503);

    let log = log.text();
    assert!(log.contains("answered") && log.contains("/api/account/password"), "the log is listened to");
    assert!(seed.len() == 64 && !log.contains(&seed));
    let mut secrets: Vec<String> = passwords.iter().take(2).map(|word| (*word).to_owned()).collect();
    secrets.push("argon2".to_owned());
    for cookies in &tokens {
        secrets.extend(cookies.split("; ").map(|pair| pair.split_once('=').unwrap().1.to_owned()));
    }
    assert_eq!(secrets.len(), 6);
    for secret in secrets.iter().chain([&passwords[2].to_owned()]) {
        for line in log.lines() {
            assert!(!line.contains(secret.as_str()), "{line}");
        }
        for answer in &answers {
            assert!(!answer.text().contains(secret.as_str()), "{}", answer.text());
        }
    }
}
