//! Closed chests: whoever wants to know what is in them must remember it.

use serde_json::{Value, json};
use table::{Message, Options};

use crate::kit::{ADA, BO, Given, diamant, messages};

fn game(message: &Message) -> Value {
    serde_json::to_value(&message.scene.game).unwrap()
}

/// What everybody is shown and what Ada is shown of her own chest. A bot that remembers all of it sits with them.
#[test]
fn they_are_shown_to_their_owners_and_opened_at_the_end() {
    let options = json!({"game": {"name": "diamant", "edition": "incan-gold"}, "stand-in": "minerva"});
    let mut given = Given::playing(3, diamant(&options), 3);
    let mut turns = 0;
    given.finish(|| {
        turns += 1;
        turns % 3 == 0
    });
    let mut own = 0;
    for message in messages(&given.entries) {
        let game = game(message);
        let Some(chests) = game["chests"].as_array() else { continue };
        if game["over"] == true {
            assert!(chests.iter().all(Value::is_u64) && game["standings"].is_object(), "{game}");
            assert_eq!(message.you(Some(ADA)).chest, None, "everybody sees it now");
            continue;
        }
        assert!(chests.iter().all(Value::is_null) && game["standings"].is_null(), "{game}");
        assert_eq!(message.you(None).chest, None);
        let [ada, bo] = [ADA, BO].map(|who| message.you(Some(who)).chest);
        own = own.max(ada.unwrap()).max(bo.unwrap());
    }
    assert!(own > 0, "somebody had something to hide");
}

#[test]
fn chests_are_closed_in_any_edition_if_the_players_agree() {
    for edition in ["classic-2005", "iello-2016", "iello-numbered", "portal-2025", "incan-gold"] {
        for chests in ["open", "hidden"] {
            let game = json!({"name": "diamant", "edition": edition, "chests": chests});
            let mut given = Given::playing(3, diamant(&json!({"game": game})), 3);
            let shown = serde_json::to_value(given.scene().game).unwrap()["chests"].clone();
            let expected = if chests == "open" { json!([0, 0, 0]) } else { json!([null, null, null]) };
            assert_eq!(shown, expected, "{edition}");
            given.finish(|| true);
            let told = given.table.record().unwrap();
            let json: serde_json::Value = serde_json::from_str(&told.to_json()).unwrap();
            assert_eq!(json["chests"], chests);
            assert!(told.verify().unwrap().is_complete());
        }
    }
}

#[test]
fn house_rules_say_it_themselves() {
    let edition = json!({"name": "Ours", "base": "portal-2025"});
    let game = json!({"game": {"name": "diamant", "edition": edition, "chests": "hidden"}});
    let refused = Options::check(diamant(&game)).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("inside \"edition\""), "{refused}");
}
