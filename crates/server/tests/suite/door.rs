//! A private table from which somebody was sent away: they cannot watch on without their cookie.

use reqwest::Method;
use serde_json::json;

use crate::people::ask;
use crate::support::company::diamant;
use crate::support::player::{Player, Stream};
use crate::support::test_app::refusal;
use crate::whole_games::open_house;

#[tokio::test]
async fn who_was_sent_away_does_not_watch_on_as_nobody_or_somebody_new() {
    let app = open_house().await;
    let [ada, bo, cy] = ["Ada", "Bo", "Cy"].map(|name| Player::new(&app, name));
    let (ada, bo, cy) = (ada.await, bo.await, cy.await);
    let code = ada.make(diamant(json!({})), "Ada").await;
    bo.post(&format!("/api/tables/{code}/seat"), json!({ "name": "Bo" })).await;
    let path = format!("/api/tables/{code}");
    let events = format!("{path}/events");
    let unknown = Stream::open(ask(&app, Method::GET, &events, &[], None)).await;
    let mut friend = cy.stream(&code, None).await;
    friend.next().await.unwrap();

    let (status, _) = ada.try_send(Method::DELETE, &format!("{path}/people/{}", bo.id), None).await;
    assert_eq!(status, 200);
    unknown.end().await;
    let closed = (403, "table/door-closed".to_owned());
    for place in [path.as_str(), &events, &format!("{path}/record")] {
        let nobody = ask(&app, Method::GET, place, &[], None).send().await.unwrap();
        assert_eq!(refusal(nobody).await, closed, "{place}");
    }
    let again = Player::new(&app, "Bo again").await;
    assert_eq!(again.refused(Method::GET, &path, None).await, closed);
    let sit = Some(json!({ "name": "Bo again" }));
    assert_eq!(again.refused(Method::POST, &format!("{path}/seat"), sit).await, closed);
    assert_eq!(bo.refused(Method::GET, &path, None).await, (403, "table/removed".to_owned()));
    assert_eq!(cy.get(&path).await["scene"]["seats"][0]["name"], "Ada", "who was here stays");

    assert_eq!(ada.get(&format!("{path}/people")).await["door"], "closed");
    let (status, _) =
        ada.try_send(Method::PUT, &format!("{path}/door"), Some(json!({ "door": "open" }))).await;
    assert_eq!(status, 200);
    let nobody = ask(&app, Method::GET, &path, &[], None).send().await.unwrap();
    assert_eq!(nobody.status(), 200, "the host lets newcomers in again");
    assert_eq!(
        again.refused(Method::PUT, &format!("{path}/door"), Some(json!({ "door": "closed" }))).await.1,
        "table/not-host"
    );
}
