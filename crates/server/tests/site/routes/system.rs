use crate::support::TestApp;
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
async fn the_description_names_every_route_and_every_route_is_there() {
    let visitor = TestApp::start().await.visitor();
    let reply = visitor.get("/api/openapi.json").await;
    let description: Value = serde_json::from_slice(&reply.body).unwrap();
    let paths = description["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 30);
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
