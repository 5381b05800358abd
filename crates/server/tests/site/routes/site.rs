use crate::support::TestApp;
use axum::http::Method;

#[tokio::test]
async fn every_other_address_is_a_page_of_the_client() {
    let visitor = TestApp::start().await.visitor();
    for path in ["/", "/t/abc?turn=3", "/games/bug", "/nowhere/at/all", "/index.html", "/apiary"] {
        let page = visitor.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(page.header("cache-control"), "no-cache");
        assert_eq!(page.header("set-cookie"), "");
        let again = visitor.with("if-none-match", page.header("etag")).get(path).await;
        assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    }
}

#[tokio::test]
async fn files_that_are_gone_are_not_answered_with_a_page() {
    let visitor = TestApp::start().await.visitor();
    visitor.get("/assets/index-00000000.js").await.refused(404, "not-found");
    visitor.get("/assets/../../Cargo.toml").await.refused(404, "not-found");
}

#[tokio::test]
async fn nothing_is_sent_to_pages() {
    let visitor = TestApp::start().await.visitor();
    visitor.send(Method::POST, "/t/abc", "", Vec::new()).await.refused(405, "method-not-allowed");
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_careful() {
    let visitor = TestApp::start().await.visitor();
    for path in ["/", "/api/games", "/api/nothing", "/healthz"] {
        let reply = visitor.get(path).await;
        let policy = reply.header("content-security-policy");
        for part in ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]
        {
            assert!(policy.contains(part), "{policy}");
        }
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
        assert_eq!(reply.header("referrer-policy"), "same-origin");
        assert!(reply.header("permissions-policy").contains("camera=()"));
    }
}
