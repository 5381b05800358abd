use crate::support::TestApp;

#[tokio::test]
async fn a_board_tells_its_cells() {
    let board = TestApp::start().await.visitor().get("/api/boards/hex3").await.json();
    assert_eq!(board["cells"].as_array().unwrap().len(), 19);
    assert_eq!(board["cells"][0]["name"], "a1");
}

#[tokio::test]
async fn there_is_no_other_board() {
    let visitor = TestApp::start().await.visitor();
    for name in ["hex1", "hex99", "hex03", "Hex3", "%20", "%2e%2e", "%F0%9F%90%9C", "hex3%00"] {
        visitor.get(&format!("/api/boards/{name}")).await.refused(404, "unknown-board");
    }
    visitor.get("/api/boards/%FF").await.refused(404, "not-found");
    visitor.get("/api/boards/").await.refused(404, "not-found");
    visitor.get("/api/boards/hex3/cells").await.refused(404, "not-found");
}
