use crate::support::{Script, TestApp, new_table};
use serde_json::{Value, json};

async fn linked(app: &TestApp) -> (String, String) {
    let ada = app.visitor();
    let state = ada.post("/api/tables", new_table("bug", "hex3", &["me", "open"], "link")).await.json();
    let word = |field: &str| state[field].as_str().unwrap().to_owned();
    (word("id"), word("invite"))
}

#[tokio::test]
async fn the_last_open_seat_starts_the_game() {
    let app = TestApp::start().await;
    let (id, invite) = linked(&app).await;
    let bob = app.visitor();
    bob.put("/api/me", json!({ "name": "Bob" })).await.json();
    let state =
        bob.post(&format!("/api/tables/{id}/sit"), json!({ "seat": 2, "invite": invite })).await.json();
    assert_eq!(
        (&state["status"], &state["you"], &state["to_act"]),
        (&json!("running"), &json!([2]), &json!(1))
    );
    assert_eq!(state["seats"][1]["occupant"], json!({ "kind": "guest", "name": "Bob", "you": true }));
}

#[tokio::test]
async fn a_link_table_asks_for_the_token() {
    let app = TestApp::start().await;
    let (id, invite) = linked(&app).await;
    let eve = app.visitor();
    let path = format!("/api/tables/{id}/sit");
    let wrong = [json!(null), json!(""), json!("x"), json!(format!("{invite}x")), json!("x".repeat(2000))];
    for invite in wrong {
        eve.post(&path, json!({ "invite": invite })).await.refused(403, "bad-invite");
    }
    eve.post(&path, json!({ "invite": "x".repeat(5000) })).await.refused(400, "bad-json");
    eve.post(&path, json!({ "seat": 0 })).await.refused(400, "bad-json");
    eve.post(&path, json!({ "seat": "2" })).await.refused(400, "bad-json");
    eve.post(&path, json!({ "seat": 3, "invite": invite })).await.refused(422, "unknown-seat");
    eve.post(&path, json!({ "seat": 1, "invite": invite })).await.refused(409, "seat-taken");
    assert_eq!(eve.table(&id).await["status"], "waiting");
}

#[tokio::test]
async fn who_sits_already_sits_once() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug-off", "seats=3 copies=10", &["me", "open", "open"]).await["id"].clone();
    let path = format!("/api/tables/{}/sit", id.as_str().unwrap());
    let first = bob.post(&path, json!({ "seat": 2 })).await.json();
    // An answer that was lost is asked for again.
    assert_eq!(bob.post(&path, json!({ "seat": 2 })).await.json(), first);
    assert_eq!(bob.post(&path, json!({})).await.json(), first);
    bob.post(&path, json!({ "seat": 3 })).await.refused(409, "already-seated");
}

#[tokio::test]
async fn a_full_table_takes_nobody() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}/sit");
    app.visitor().post(&path, json!({})).await.refused(409, "no-open-seat");
    app.visitor().post(&path, json!({ "seat": 2 })).await.refused(409, "no-open-seat");
}

#[tokio::test]
async fn two_who_want_the_same_seat_do_not_both_get_it() {
    let app = TestApp::start().await;
    let id = app.visitor().opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let sit = || {
        let (visitor, path) = (app.visitor(), format!("/api/tables/{id}/sit"));
        tokio::spawn(async move { visitor.post(&path, json!({})).await })
    };
    let tasks: Vec<_> = (0..6).map(|_| sit()).collect();
    let mut seated = 0;
    for task in tasks {
        let reply = task.await.unwrap();
        if reply.status == 200 {
            seated += 1;
        } else {
            reply.refused(409, "no-open-seat");
        }
    }
    assert_eq!(seated, 1);
}

#[tokio::test]
async fn in_bug_off_the_lot_decides_who_begins() {
    let app = TestApp::builder().chance(Script::seeded(3).with_order(&[2, 0, 1])).start().await;
    let people = [app.visitor(), app.visitor(), app.visitor()];
    for (visitor, name) in people.iter().zip(["Ada", "Bob", "Cleo"]) {
        visitor.put("/api/me", json!({ "name": name })).await.json();
    }
    let opened = people[0].opens("bug-off", "seats=3 copies=10", &["me", "open", "open"]).await;
    let id = opened["id"].as_str().unwrap();
    people[1].sits(id).await;
    let state = people[2].sits(id).await;
    let names: Vec<&Value> = (0..3).map(|seat| &state["seats"][seat]["occupant"]["name"]).collect();
    assert_eq!(names, ["Cleo", "Ada", "Bob"]);
    assert_eq!(state["you"], json!([1]));
    // It is in the log: after a restart they sit there still.
    let again = app.restart(Script::seeded(1)).await;
    assert_eq!(people[2].at(&again).table(id).await, state);
}

#[tokio::test]
async fn who_sits_down_may_add_to_the_chance_of_the_game() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let given = "ff".repeat(16);
    for (bytes, shown) in [(json!(given), json!(given)), (json!(null), json!(null))] {
        let id = ada.opens("herd", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{id}/sit");
        for wrong in [json!(""), json!("ff"), json!("FF".repeat(16)), json!(255), json!([given])] {
            bob.post(&path, json!({ "bytes": wrong })).await.refused(400, "bad-json");
        }
        let state = bob.post(&path, json!({ "bytes": bytes })).await.json();
        assert_eq!(state["fair"]["bytes"], json!([null, shown]));
        // Asking again changes nothing.
        let again = bob.post(&path, json!({ "bytes": "00".repeat(16) })).await.json();
        assert_eq!(again["fair"]["bytes"], json!([null, shown]));
    }
    // Where nothing is left to chance there is nothing to add to.
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    assert_eq!(
        bob.post(&format!("/api/tables/{id}/sit"), json!({ "bytes": given })).await.json()["fair"],
        json!(null)
    );
}
