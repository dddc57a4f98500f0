//! The cases in `testdata/troll` as records: the referee comes to what the rules come to.

use record::{Judgement, Record};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::testdata;

/// A case, as far as a referee sees it. What else it expects is the business of the rules' own test.
#[derive(Deserialize)]
struct Case {
    id: String,
    title: String,
    #[serde(default)]
    race: Vec<String>,
    record: Value,
    expect: Expect,
}

#[derive(Deserialize)]
struct Expect {
    refused: Option<Refused>,
    over: Option<bool>,
    cave: Option<u16>,
    hall: Option<u16>,
    hand: Option<u16>,
    players: Option<Vec<Value>>,
    winners: Option<Vec<usize>>,
}

#[derive(Deserialize)]
struct Refused {
    turn: usize,
    step: usize,
    reason: String,
}

/// What the rules cannot know and a referee can: that a step comes after the end of its turn, or a turn after the end of
/// the game.
const KNOWN_BETTER: [(&str, &str); 4] = [
    ("X25", "turn 1, step 7: the turn is over"),
    ("X26", "turn 1, step 5: the turn is over"),
    ("X27", "turn 1, step 5: the turn is over"),
    ("X30", "turn 2: the game is over"),
];

impl Case {
    /// The record in every mode of the race in which the case holds.
    fn records(&self) -> Vec<Value> {
        let races = if self.race.is_empty() { vec!["live".to_owned()] } else { self.race.clone() };
        let in_race = |race: String| {
            let mut record = self.record.clone();
            record["options"]["race"] = Value::String(race);
            record
        };
        races.into_iter().map(in_race).collect()
    }

    fn refusal(&self) -> Option<String> {
        let known_better = KNOWN_BETTER.iter().find(|(id, _)| *id == self.id);
        match (&self.expect.refused, known_better) {
            (Some(_), Some((_, line))) => Some((*line).to_owned()),
            (Some(Refused { turn, step, reason }), None) => {
                Some(format!("turn {turn}, step {step}: {reason}"))
            }
            (None, _) => None,
        }
    }
}

#[test]
fn every_case_of_the_dice_game_is_judged_as_the_rules_have_it() {
    let books = ["troll/rulebook.json", "troll/further.json"];
    for case in books.iter().flat_map(|name| testdata::cases::<Case>(name)) {
        for record in case.records() {
            let name = format!("{} ({}): {}", case.id, record["options"]["race"], case.title);
            match record::read(&record.to_string()).and_then(Record::judge) {
                Err(refusal) => assert_eq!(Some(refusal.to_string()), case.refusal(), "{name}"),
                Ok(judgement) => {
                    assert_eq!(case.refusal(), None, "{name}");
                    compare(&judgement, &case.expect, &name);
                }
            }
        }
    }
}

fn compare(judgement: &Judgement, expect: &Expect, name: &str) {
    let verdict: Value = serde_json::from_str(&judgement.to_json()).unwrap();
    let expected = [
        ("complete", expect.over.map(Value::from)),
        ("cave", expect.cave.map(Value::from)),
        ("hall", expect.hall.map(Value::from)),
        ("hand", expect.hand.map(Value::from)),
        ("winners", expect.winners.clone().map(Value::from)),
    ];
    for (key, expected) in expected {
        assert_eq!(expected.as_ref().unwrap_or(&verdict[key]), &verdict[key], "{name}: {key}");
    }
    let players = verdict["players"].as_array().unwrap();
    let bags = |player: &Value| json!({"diamonds": player["diamonds"], "nuggets": player["nuggets"]});
    let bags: Vec<Value> = players.iter().map(bags).collect();
    assert_eq!(expect.players.as_ref().unwrap_or(&bags), &bags, "{name}: bags");
    for player in players {
        let [diamonds, nuggets, score] =
            ["diamonds", "nuggets", "score"].map(|key| player[key].as_u64().unwrap());
        assert_eq!(diamonds + 3 * nuggets, score, "{name}: score");
    }
}
