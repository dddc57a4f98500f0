//! Choosing how one's explorer looks: everybody is told, and nonsense is refused.

use reqwest::Method;
use serde_json::json;

use crate::support::company::diamant;
use crate::support::player::Player;
use crate::whole_games::open_house;

#[tokio::test]
async fn a_chosen_explorer_is_seen_by_all_and_its_colour_is_taken() {
    let app = open_house().await;
    let (ada, bo) = (Player::new(&app, "Ada").await, Player::new(&app, "Bo").await);
    let code = ada.make(diamant(json!({})), "Ada").await;
    let path = format!("/api/tables/{code}");
    bo.post(&format!("{path}/seat"), json!({ "name": "Bo" })).await;
    let appearance = format!("{path}/appearance");
    let chosen = json!({ "colour": "pink", "pattern": "waves", "figure": "porter" });
    let (status, _) = ada.try_send(Method::PUT, &appearance, Some(chosen.clone())).await;
    assert_eq!(status, 200);
    assert_eq!(bo.get(&path).await["scene"]["seats"][0]["appearance"], chosen);
    assert!(bo.get(&path).await["scene"]["seats"][1].get("appearance").is_none());
    let taken = bo.refused(Method::PUT, &appearance, Some(chosen)).await;
    assert_eq!(taken, (409, "table/colour-taken".to_owned()));
    for nonsense in [
        json!({ "colour": "beige", "pattern": "waves", "figure": "porter" }),
        json!({ "colour": "red", "pattern": "waves" }),
        json!({ "colour": "red", "pattern": "waves", "figure": "porter", "hat": "tall" }),
    ] {
        let refused = bo.refused(Method::PUT, &appearance, Some(nonsense)).await;
        assert_eq!(refused.1, "request/body");
    }
}
