//! The fair deal: sealed before anybody adds to it, kept secret until the end, then open to everyone.

use protocol::{DiamantField, GameField, OptionsField, PhaseWord, Tempo};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;
use table::{Refusal, TableBot};

use crate::input::answer;
use crate::kit::{ADA, BO, CY, Given, diamant, latest_secret, messages, received, seconds, told, troll};

#[test]
fn the_commitment_is_told_before_anybody_can_add_or_play() {
    let given = Given::new(1, diamant(&json!({})), None);
    assert_eq!(told(&given.entries), ["made", "deal-sealed"]);
    let sealed = messages(&given.entries)[1].scene.deal.clone();
    let mut given = given.with_people(3);
    given.wish(ADA, given.commit(1));
    given.start();
    let began = given.wish(ADA, given.reveal(1));
    assert!(messages(&began).iter().all(|message| message.scene.deal == sealed));
    assert_eq!(given.refused(BO, given.commit(2)), Refusal::StaleDeal);
}

#[test]
fn what_was_added_to_one_deal_is_not_in_the_next() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.wish(ADA, given.commit(1));
    given.start();
    given.wish(ADA, given.reveal(1));
    given.finish(|| true);
    assert!(given.table.record().unwrap().to_json().contains(&"01".repeat(32)));
    given.start();
    given.finish(|| true);
    assert!(!given.table.record().unwrap().to_json().contains(&"01".repeat(32)));
}

/// Every published game with every switch.
fn every_game() -> Vec<OptionsField> {
    let editions = record::official_editions().into_iter().flat_map(|edition| {
        let relics = match edition.relics {
            record::RelicSwitchWord::Optional => vec![Some(true), Some(false)],
            _ => vec![None],
        };
        let id = record::EditionField::Published(edition.id.to_owned());
        relics
            .into_iter()
            .map(move |relics| GameField::from(DiamantField { edition: id.clone(), relics, chests: None }))
    });
    let editions = editions.map(|game| OptionsField { bots: Tempo::None, ..OptionsField::new(game) });
    editions.chain(["live", "step"].map(|race| troll(race, &json!({})))).collect()
}

/// Three people and a bot, of whom one goes away in the middle, play a whole game; `look` is asked after every step.
fn whole_game(seed: u64, options: OptionsField, mut look: impl FnMut(&Given, usize)) -> Given {
    let bot = TableBot::company(options.game.kind())[1];
    let mut given = Given::seated(seed, options, 3);
    given.add_bots(&[bot]);
    given.wish(BO, given.commit(0xb0));
    given.wish(CY, given.commit(0xc1));
    given.start();
    given.wish(BO, given.reveal(0xb0));
    given.wish(CY, given.reveal(0xc1));
    let mut generator = SmallRng::seed_from_u64(seed);
    for step in 0..3_000 {
        if given.table.phase() == PhaseWord::Over {
            return given;
        }
        match step {
            10 => given.depart(CY),
            40 => drop(given.arrive(CY)),
            _ if step % 4 == 3 => drop(given.pass(seconds(3))),
            _ => given.feed(answer(&mut generator)),
        }
        look(&given, step);
    }
    panic!("the game does not end");
}

#[test]
fn every_finished_game_can_be_verified() {
    for (seed, options) in (0..).zip(every_game()) {
        let given = whole_game(seed, options, |_, _| {});
        let record = record::read(&given.table.record().unwrap().to_json()).unwrap();
        let verified = record.verify().unwrap();
        assert!(verified.is_complete() && verified.draws() > 2);
    }
}

#[test]
fn a_verified_game_with_another_nonce_is_another_game() {
    let given = whole_game(1, diamant(&json!({})), |_, _| {});
    let record = given.table.record().unwrap().to_json().replace(&"b0".repeat(32), &"b1".repeat(32));
    assert!(record::read(&record).unwrap().verify().is_err());
}

#[test]
fn the_secret_is_nowhere_before_the_end() {
    for (seed, options) in (0..).zip([
        diamant(&json!({"absence": "rest"})),
        troll("live", &json!({})),
        troll("step", &json!({})),
    ]) {
        let mut seen = 0;
        whole_game(seed, options, |given, step| {
            if given.table.phase() == PhaseWord::Over {
                return;
            }
            let secret = latest_secret(&given.log());
            let fresh = &given.entries[seen..];
            seen = given.entries.len();
            let mut all = vec![given.table.record().unwrap().to_json(), format!("{fresh:?} {fresh:#?}")];
            if step % 8 == 0 {
                all.push(format!("{:?}", given.table));
            }
            for message in messages(fresh).into_iter().chain([&given.table.look()]) {
                all.extend([None, Some(ADA), Some(CY)].map(|onlooker| received(message, onlooker)));
            }
            assert!(all.iter().all(|text| !text.contains(&secret)));
        });
    }
}

#[test]
fn the_secret_is_told_at_the_end_and_is_not_that_of_the_next_deal() {
    let given = whole_game(1, diamant(&json!({})), |_, _| {});
    let record = given.table.record().unwrap().to_json();
    assert!(record.contains("\"secret\""));
    let next = latest_secret(&given.log());
    let told: String = messages(&given.entries).into_iter().map(|message| received(message, None)).collect();
    assert!(told.contains("\"secret\"") && !told.contains(&next) && !record.contains(&next));
    assert!(!format!("{:?}{:?}", given.table, given.entries).contains(&next));
}
