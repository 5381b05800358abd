use crate::support::TestApp;

#[tokio::test]
async fn every_game_is_listed() {
    let games = TestApp::start().await.visitor().get("/api/games").await.json();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(names, ["bug", "herd", "bug-off"]);
    for game in games.as_array().unwrap() {
        assert_eq!(game["sample"]["game"], game["id"]);
        let roles = game["roles"].as_array().unwrap();
        assert!(roles.len() as u64 >= game["players"]["max"].as_u64().unwrap());
    }
    assert_eq!(games[2]["hidden"], true);
}
