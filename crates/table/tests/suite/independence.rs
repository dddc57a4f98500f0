//! While nothing is drawn, nothing that anybody can see depends on the secret.

use protocol::{Choice, OptionsField, PhaseWord, Reaction};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use table::{Logged, Table, Wish};

use crate::input::answer;
use crate::kit::{ADA, BO, CY, DI, Given, ZOE, diamant, milliseconds, name, received, troll};

/// A table in the middle of a game, and another that differs in nothing but the secret of the deal.
fn twins(seed: u64, options: OptionsField) -> Option<[Given; 2]> {
    let mut given = Given::playing(seed, options, 3);
    let mut generator = SmallRng::seed_from_u64(seed);
    for _ in 0..generator.random_range(0..60) {
        given.feed(answer(&mut generator));
        given.pass(milliseconds(300));
    }
    let log = given.log();
    let other = with_another_secret(&log);
    let playing = given.table.phase() == PhaseWord::Playing;
    let twin = |log: Vec<Logged>| Given {
        table: Table::fold(&log, given.now).unwrap(),
        now: given.now,
        generator: SmallRng::seed_from_u64(seed),
        entries: Vec::new(),
    };
    playing.then(|| [twin(log), twin(other)])
}

/// The same log, but the deal that is running has another secret than the one it was sealed with.
fn with_another_secret(log: &[Logged]) -> Vec<Logged> {
    let secret = crate::kit::latest_secret(log);
    let other = "5e".repeat(32);
    let text = serde_json::to_string(log).unwrap().replace(&secret, &other);
    serde_json::from_str(&text).unwrap()
}

/// Everything that can be known: what was told, how everybody sees it, what a log file might hold.
fn known(given: &Given) -> String {
    let look = given.table.look();
    let sees = [None, Some(ADA), Some(BO), Some(CY), Some(ZOE)].map(|onlooker| received(&look, onlooker));
    let record = given.table.record().map(|record| record.to_json());
    format!("{:?}\n{:?}\n{sees:?}\n{record:?}\n{:?}", given.table, given.entries, given.table.due(given.now))
}

/// Things that draw nothing. What was answered to them.
fn do_what_draws_nothing(given: &mut Given) -> Vec<String> {
    let mut answers = Vec::new();
    let question = given.question();
    let wishes = [
        (ADA, Wish::React(Reaction::Wow)),
        (ZOE, Wish::Sit(name("Zoe"))),
        (ZOE, Wish::Ready),
        (BO, Wish::Act { question: question + 9, choice: Choice::Leave }),
        (CY, given.commit(3)),
        (CY, given.reveal(3)),
        (DI, Wish::Host(table::HostWish::Start)),
        (ADA, Wish::Act { question, choice: Choice::Throw }),
    ];
    for (who, wish) in wishes {
        if !matches!(given.scene().question.unwrap().kind, protocol::QuestionKind::Race) || who != ADA {
            answers.push(format!("{:?}", given.try_wish(who, None, wish)));
        }
    }
    for who in [ZOE, BO] {
        given.arrive(who);
    }
    // All but the last who thinks seal, and change their minds.
    let scene = given.scene().question.unwrap();
    if scene.kind == protocol::QuestionKind::Ballot {
        let thinking = scene.thinking.unwrap();
        for seat in &thinking[1..] {
            let who = [ADA, BO, CY][usize::from(*seat)];
            for choice in [Choice::Leave, Choice::Continue] {
                given.try_wish(who, None, Wish::Act { question, choice }).unwrap();
            }
        }
    }
    answers
}

fn every_kind() -> [OptionsField; 3] {
    [diamant(&json!({})), troll("live", &json!({})), troll("step", &json!({}))]
}

#[test]
fn nothing_but_a_draw_depends_on_the_secret() {
    for options in every_kind() {
        let mut compared = 0;
        for seed in 0..20 {
            let Some([mut one, mut other]) = twins(seed, options.clone()) else { continue };
            assert_eq!(known(&one), known(&other));
            assert_eq!(do_what_draws_nothing(&mut one), do_what_draws_nothing(&mut other));
            assert_eq!(known(&one), known(&other));
            compared += 1;
        }
        assert!(compared > 5);
    }
}

#[test]
fn the_next_draw_does_depend_on_it() {
    for options in every_kind() {
        let differs = (0..20).filter_map(|seed| twins(seed, options.clone())).any(|mut twins| {
            let [one, other] = &mut twins;
            for given in [&mut *one, &mut *other] {
                let mut answers = SmallRng::seed_from_u64(1);
                for _ in 0..10 {
                    given.now = given.now + milliseconds(800);
                    given.feed(answer(&mut answers));
                }
            }
            known(one) != known(other)
        });
        assert!(differs, "the comparison can fail");
    }
}
