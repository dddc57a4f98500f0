//! Closed chests: whoever wants to know what is in them must remember it.

use serde_json::{Value, json};
use table::Message;

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
