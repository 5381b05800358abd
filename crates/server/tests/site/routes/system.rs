use crate::support::{Log, TestApp};
use axum::http::Method;
use serde_json::Value;

#[tokio::test]
async fn a_healthy_server_says_so() {
    let app = TestApp::start().await;
    assert_eq!(app.visitor().get("/healthz").await.text(), "ok\n");
    app.app.stop().await;
    app.visitor().get("/healthz").await.refused(503, "unavailable");
}

#[tokio::test]
async fn a_fault_of_the_server_has_an_id_by_which_the_log_can_be_asked() {
    let log = Log::listen();
    let app = TestApp::start().await;
    assert!(app.visitor().get("/healthz").await.headers.get("x-request-id").is_none());
    app.app.stop().await;
    let reply = app.visitor().get("/api/tables").await;
    assert_eq!(reply.status, 503);
    let id = reply.headers.get("x-request-id").unwrap().to_str().unwrap();
    let text = log.text();
    let lines: Vec<&str> = text.lines().filter(|line| line.contains(id)).collect();
    assert!(lines.iter().any(|line| line.contains("the database does not answer")), "{lines:?}");
}

#[tokio::test]
async fn a_server_that_can_write_is_ready() {
    let app = TestApp::start().await;
    assert_eq!(app.visitor().get("/readyz").await.text(), "ready\n");
    app.app.stop().await;
    app.visitor().get("/readyz").await.refused(503, "unavailable");
}

#[tokio::test]
async fn who_runs_the_server_can_count_what_happens() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "c3").await.json();
    ada.acts(&id, "c3").await.refused(422, "occupied");
    let text = ada.get("/metrics").await.text();
    let lines = [
        "vivarium_steps_total 1",
        "vivarium_acknowledged_seconds_count 1",
        "vivarium_refusals_total{code=\"occupied\"} 1",
        "vivarium_tables_in_memory 1",
        "vivarium_live_connections 0",
        "vivarium_thinking_waiting{line=\"turns\"} 0",
        "vivarium_thinking_waiting{line=\"hints\"} 0",
        "# EOF",
    ];
    for line in lines {
        assert!(text.lines().any(|found| found == line), "{line} is not in:\n{text}");
    }
    assert!(!text.contains(&id), "a table can be told from the others");
}

#[tokio::test]
async fn nobody_elsewhere_can_count_what_happens() {
    let app = TestApp::start().await;
    app.visitor().with("x-forwarded-for", "203.0.113.9").get("/metrics").await.refused(404, "not-found");
}

#[tokio::test]
async fn the_description_names_every_route_and_every_route_is_there() {
    let visitor = TestApp::start().await.visitor();
    let reply = visitor.get("/api/openapi.json").await;
    let description: Value = serde_json::from_slice(&reply.body).unwrap();
    let paths = description["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 34);
    let filled = |path: &str| {
        [("{board}", "hex3"), ("{id}", "x"), ("{number}", "1"), ("{name}", "x")]
            .into_iter()
            .fold(path.to_owned(), |path, (gap, text)| path.replace(gap, text))
    };
    for (path, item) in paths {
        for verb in item.as_object().unwrap().keys() {
            let method: Method = verb.to_uppercase().parse().unwrap();
            let path = filled(path);
            let reply = visitor.send(method, &path, "application/json", b"{}".to_vec()).await;
            assert_ne!(reply.status, 405, "{verb} {path}");
            assert!(!reply.text().contains("\"not-found\""), "{verb} {path}");
        }
        if item.get("delete").is_some() {
            continue;
        }
        let other = visitor.send(Method::DELETE, &filled(path), "", Vec::new()).await;
        other.refused(405, "method-not-allowed");
    }
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for name in ["TableState", "BugOffView", "Problem", "ServerMessage", "NewTable"] {
        assert!(schemas.contains_key(name), "{name}");
    }
    // Whatever is referred to is there.
    let text = reply.text();
    for part in text.split("\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn addresses_of_the_api_that_lead_nowhere_are_problems() {
    let visitor = TestApp::start().await.visitor();
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/", "/api/tables/x/y", "/api/games/bug"] {
        visitor.get(path).await.refused(404, "not-found");
    }
}
