//! Databases of every schema that there has been: the site says of their tables what the program said that wrote them,
//! and their games go on.

use crate::support::{TestApp, Visitor, dumps, play_out};
use serde_json::{Value, json};
use server::check;

/// A database of an old schema in a site of today.
struct Old {
    schema: i64,
    app: TestApp,
    people: Vec<(String, Visitor)>,
    /// What the program answered that wrote it.
    answers: Vec<Value>,
}

impl Old {
    /// Those who played are there, by the cookies or the passwords that they had.
    async fn open(schema: i64) -> Old {
        let app = TestApp::builder().fair().start_on_schema(schema).await;
        let file = dumps::folder().join(format!("{schema}.json"));
        let told: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        let mut people = Vec::new();
        for (name, keys) in told["people"].as_object().unwrap() {
            let mut visitor = app.visitor();
            match keys["cookie"].as_str() {
                Some(cookie) => visitor = visitor.with("cookie", cookie),
                None => drop(visitor.signs_in(name, keys["password"].as_str().unwrap()).await.json()),
            }
            assert_eq!(visitor.get("/api/me").await.json()["name"], json!(name), "{schema}");
            people.push((name.clone(), visitor));
        }
        Old { schema, app, people, answers: told["answers"].as_array().unwrap().clone() }
    }

    /// The person of this name; somebody who only looks where there is none.
    fn person(&self, name: &str) -> Visitor {
        let known = self.people.iter().find(|(known, _)| known == name);
        known.map_or_else(|| self.app.visitor(), |(_, visitor)| visitor.clone())
    }

    fn visitors(&self) -> Vec<&Visitor> {
        self.people.iter().map(|(_, visitor)| visitor).collect()
    }

    /// The paths and ids of the tables that had this status.
    fn tables(&self, status: &str) -> Vec<String> {
        let path = |answer: &Value| answer["path"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let found = self.answers.iter().filter(|answer| answer["answer"]["status"] == status);
        found.map(path).collect()
    }

    /// Plays every table again by the rules; returns how many there are.
    async fn is_sound(&self) -> usize {
        let (database, schema) = (self.app.database(), self.schema);
        let check = move || {
            let checked = check(&database, |fault| panic!("{schema}: {fault}")).unwrap();
            usize::try_from(checked.tables).unwrap()
        };
        tokio::task::spawn_blocking(check).await.unwrap()
    }
}

/// Whether all of `part` is in `whole`, which may say more.
fn contains(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(name, part)| whole.get(name).is_some_and(|whole| contains(whole, part)))
        }
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len() && whole.iter().zip(part).all(|(whole, part)| contains(whole, part))
        }
        _ => whole == part,
    }
}

#[tokio::test]
async fn old_databases_pass_the_check_and_say_what_they_said() {
    for schema in dumps::schemas() {
        let old = Old::open(schema).await;
        let tables = ["waiting", "running", "over"].map(|status| old.tables(status).len());
        assert!(tables.into_iter().all(|count| count > 0), "{schema}: {tables:?}");
        assert_eq!(old.is_sound().await, tables.into_iter().sum::<usize>());
        let mut records = 0;
        for told in &old.answers {
            let (path, then) = (told["path"].as_str().unwrap(), &told["answer"]);
            let reply = old.person(told["who"].as_str().unwrap()).get(path).await;
            if let Some(text) = then.as_str() {
                assert_eq!(reply.text(), text, "{schema}: {path}");
                records += 1;
            } else {
                let now = reply.json();
                assert!(contains(&now, then), "{schema}: {path} was\n{then}\nand is\n{now}");
            }
        }
        assert!(records >= tables[2], "{schema}: every finished game has a record");
    }
}

#[tokio::test]
async fn games_of_old_databases_are_played_on_to_their_end() {
    for schema in dumps::schemas() {
        let old = Old::open(schema).await;
        let mut ids = old.tables("running");
        for id in old.tables("waiting") {
            if somebody_sits_down(&old, &id).await {
                ids.push(id);
            }
        }
        for id in &ids {
            let end = play_out(&old.visitors(), id).await;
            assert_eq!(
                (&end["status"], &end["result"]["reason"]),
                (&json!("over"), &json!("rules")),
                "{schema}"
            );
            let record = old.app.visitor().get(&format!("/api/tables/{id}/record")).await.text();
            assert_eq!(catalog::replay(&record).unwrap().normal, record, "{schema}");
            // From before chance was promised there is nothing to check.
            if !end["fair"].is_null() {
                assert_eq!(catalog::verify(&record).unwrap().faults, [], "{schema}: {record}");
            }
        }
        old.is_sound().await;
    }
}

#[tokio::test]
async fn replies_of_old_databases_are_played() {
    let mut played = 0;
    for schema in dumps::schemas() {
        let old = Old::open(schema).await;
        let left = old.answers.iter().filter(|told| told["path"].as_str().unwrap().ends_with("/replies"));
        for told in left {
            let (who, reply) = (told["who"].as_str().unwrap(), &told["answer"]["replies"][0]);
            let id = told["path"].as_str().unwrap().split('/').nth(3).unwrap();
            let before = old.person(who).table(id).await["turns"].as_array().unwrap().len();
            for (name, visitor) in &old.people {
                if name != who && !visitor.table(id).await["legal"].as_array().unwrap().is_empty() {
                    visitor.acts(id, reply["expected"].as_str().unwrap()).await.json();
                }
            }
            let turns = old.person(who).table(id).await["turns"].clone();
            let turns: Vec<_> =
                turns.as_array().unwrap()[before..].iter().map(|turn| &turn["text"]).collect();
            assert_eq!(turns, [&reply["expected"], &reply["reply"]], "{schema}");
            played += 1;
        }
    }
    assert!(played > 0);
}

/// Fills the open seat, if anybody may have it.
async fn somebody_sits_down(old: &Old, id: &str) -> bool {
    let (mut invite, mut others) = (Value::Null, Vec::new());
    for visitor in old.visitors() {
        let state = visitor.table(id).await;
        if state["challenge"]["declined"] == true {
            return false;
        }
        match state["you"].as_array().unwrap().is_empty() {
            true => others.push((visitor, state["challenge"].is_null())),
            false => invite = state["invite"].clone(),
        }
    }
    for (visitor, free) in others {
        let reply = visitor.post(&format!("/api/tables/{id}/sit"), json!({ "invite": invite })).await;
        if reply.status.is_success() {
            assert_eq!(reply.json()["status"], "running");
            return true;
        }
        assert!(!free, "{}: {}", old.schema, reply.text());
        reply.refused(403, "not-invited");
    }
    panic!("{}: nobody may sit down at {id}", old.schema);
}
