//! Records with a sealed deal: the true ones verify, and whoever changes anything is found out.

use game::conformance::Chooser;
use game::{Game, Move, Seat};
use proptest::prelude::*;
use record::{EditionField, Record, Recorded, Refusal, Verification};
use seal::{CommittedNonces, DealField, FairDeal, GameId, Nonce, SeatNonce, Secret};
use serde_json::{Value, json};
use words::{Language, Words};

use crate::play::{DiamantGame, Rests, TrollGame};
use crate::round_trip::{any_length, house, people, published, troll_options};
use crate::testdata;

fn verify(record: &Value) -> Result<Verification, Refusal> {
    record::read(&record.to_string())?.verify()
}

/// The line that refuses the record.
#[track_caller]
fn refused(record: &Value) -> String {
    verify(record).expect_err("somebody changed something").to_string()
}

/// The games that were dealt and written down, by name.
fn dealt_games() -> Vec<(String, Value)> {
    let names = testdata::names("fairness/records");
    let read = |name: String| {
        let text = testdata::text(&format!("fairness/records/{name}"));
        (name, serde_json::from_str(&text).unwrap())
    };
    names.into_iter().map(read).collect()
}

/// Everything that was drawn, as paths into the record.
fn draws(record: &Value) -> Vec<String> {
    let parts = if record["game"] == "diamant" { "expeditions" } else { "turns" };
    let mut paths = Vec::new();
    for (part, steps) in record[parts].as_array().unwrap().iter().enumerate() {
        for (step, told) in steps["steps"].as_array().unwrap().iter().enumerate() {
            let kinds =
                ["card", "cave", "hall", "dragon"].into_iter().filter(|kind| told.get(kind).is_some());
            paths.extend(kinds.map(|kind| format!("/{parts}/{part}/steps/{step}/{kind}")));
        }
    }
    paths
}

#[test]
fn dealt_games_verify() {
    let games = dealt_games();
    for (name, record) in &games {
        let found = verify(record).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        assert_eq!(found.draws(), draws(record).len(), "{name}");
        assert!(found.is_complete(), "{name}");
        let json: Value = serde_json::from_str(&found.to_json()).unwrap();
        assert_eq!(json, json!({"deal": record["deal"], "draws": found.draws(), "complete": true}), "{name}");
    }
    assert!(games.iter().any(|(_, record)| record["game"] == "diamant"));
    assert!(games.iter().any(|(_, record)| record["game"] == "troll-dragon"));
}

#[test]
fn a_verified_game_is_told_with_what_to_compare() {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let (_, record) = dealt_games().swap_remove(0);
    for language in Language::ALL {
        let account = verify(&record).unwrap().account(&Words::new(language));
        settings.bind(|| insta::assert_snapshot!(format!("verify.{language}"), account));
    }
}

#[test]
fn a_record_that_stops_early_verifies_as_far_as_it_goes() {
    for (name, mut record) in dealt_games() {
        let parts = if record["game"] == "diamant" { "expeditions" } else { "turns" };
        for (left, told) in [(1, "the sealed deal"), (0, "Nothing has been drawn yet")] {
            record[parts].as_array_mut().unwrap().truncate(left);
            let found = verify(&record).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
            assert_eq!((found.draws(), found.is_complete()), (draws(&record).len(), false), "{name}");
            let account = found.account(&Words::new(Language::ENGLISH));
            assert!(account.contains(told) && account.contains("The game isn’t over yet"), "{account}");
        }
    }
}

#[test]
fn any_other_card_or_die_is_found_out_at_its_step() {
    let others = [
        json!("1"),
        json!("5"),
        json!("17"),
        json!("snake"),
        json!("gas"),
        json!("relic"),
        json!([0, 0]),
        json!([1, 2]),
        json!(["blank", "dragon"]),
        json!(["blank", "aside"]),
        json!(["diamond", "key", "door", "troll"]),
        json!(["troll"]),
    ];
    let mut by_the_deal = 0;
    for (name, record) in dealt_games() {
        for path in draws(&record) {
            for other in others.iter().filter(|other| record.pointer(&path) != Some(*other)) {
                let mut changed = record.clone();
                *changed.pointer_mut(&path).unwrap() = other.clone();
                let line = refused(&changed);
                let mut place = path.split('/').filter_map(|segment| segment.parse::<usize>().ok());
                let part = if record["game"] == "diamant" { "expedition" } else { "turn" };
                let (number, step) = (place.next().unwrap() + 1, place.next().unwrap() + 1);
                assert!(line.starts_with(&format!("{part} {number}, step {step}: ")), "{name}: {line}");
                by_the_deal += usize::from(line.contains("the sealed deal gives"));
            }
        }
    }
    assert!(by_the_deal > 100, "most are possible and still not what was dealt: {by_the_deal}");
}

#[test]
fn cards_or_dice_in_another_order_are_found_out() {
    for (name, record) in dealt_games() {
        let paths = draws(&record);
        let mut swapped = 0;
        for pair in paths.windows(2) {
            let [first, second] = [&pair[0], &pair[1]].map(|path| record.pointer(path).unwrap().clone());
            let kind = |path: &String| path.rsplit('/').next().unwrap().to_owned();
            if first != second && kind(&pair[0]) == kind(&pair[1]) {
                let mut changed = record.clone();
                *changed.pointer_mut(&pair[0]).unwrap() = second;
                *changed.pointer_mut(&pair[1]).unwrap() = first;
                refused(&changed);
                swapped += 1;
            }
        }
        assert!(swapped > 5, "{name}: {swapped}");
    }
}

#[test]
fn a_deal_with_anything_changed_is_found_out() {
    for (name, record) in dealt_games() {
        let with = |change: &dyn Fn(&mut Value)| {
            let mut changed = record.clone();
            change(&mut changed["deal"]);
            assert_ne!(changed, record, "{name}");
            refused(&changed)
        };
        let gives_other_draws = |line: String| {
            assert!(line.contains(", step ") && line.contains(": the sealed deal gives "), "{name}: {line}");
        };
        if record["deal"]["version"] == 2 {
            assert!(with(&|deal| deal["game"] = json!("another")).contains("not the one it committed to"));
            assert!(with(&|deal| deal["nonces"].as_array_mut().unwrap().reverse()).starts_with("deal: "));
        } else {
            gives_other_draws(with(&|deal| deal["game"] = json!("another")));
            gives_other_draws(with(&|deal| deal["nonces"].as_array_mut().unwrap().reverse()));
            gives_other_draws(with(&|deal| deal["nonces"][0] = json!("0123456789abcdef0123456789abcdef")));
        }
        gives_other_draws(with(&|deal| {
            let secret = Secret::new([7; 32]);
            deal["commitment"] = json!(secret.commitment().to_string());
            deal["secret"] = json!(secret.reveal());
        }));

        let unlike = "deal: the SHA-256 of the secret is not the commitment";
        for digit in [0, 31, 63] {
            for field in ["secret", "commitment"] {
                let flipped = with(&|deal| deal[field] = json!(flip(deal[field].as_str().unwrap(), digit)));
                assert_eq!(flipped, unlike, "{name}: {field}");
            }
        }
    }
}

/// The digits with one bit of one of them flipped.
fn flip(digits: &str, which: usize) -> String {
    let flipped = |(index, digit): (usize, char)| {
        let value = digit.to_digit(16).unwrap() ^ u32::from(index == which);
        char::from_digit(value, 16).unwrap()
    };
    digits.chars().enumerate().map(flipped).collect()
}

#[test]
fn without_a_secret_or_a_deal_there_is_nothing_to_verify() {
    for (name, mut record) in dealt_games() {
        record["deal"].as_object_mut().unwrap().remove("secret");
        let judged = record::read(&record.to_string()).unwrap().judge();
        // It was played before the dragon dice had to wait for the first treasure roll.
        match name.as_str() {
            "troll-dragon-live.json" => {
                assert!(judged.unwrap_err().to_string().contains("the dragon dice wait"));
            }
            _ => drop(judged.unwrap()),
        }
        let line = "there is nothing to verify yet: the secret is added when the game is over";
        assert_eq!(refused(&record), line);

        record.as_object_mut().unwrap().remove("deal");
        let line = "there is nothing to verify: this record has no sealed deal in a field \"deal\"";
        assert_eq!(refused(&record), line);
    }
}

/// The record with a deal that begins after this many of its draws, which came from another one.
fn going_on(record: &Value, seed: u64, after: usize) -> Value {
    let chooser = &mut Chooser::new(seed);
    let players: Vec<String> = serde_json::from_value(record["players"].clone()).unwrap();
    let deal = any_deal(chooser, players.len()).beginning_after(after);
    let told = record::read(&record.to_string()).unwrap();
    let mut left = after;
    match told {
        Record::Diamant(told) => {
            let mut played = DiamantGame::new(told.edition.clone(), told.relics, players);
            for made in told
                .clone()
                .judge_stored()
                .unwrap()
                .moves
                .into_iter()
                .take_while(|made| enough(&mut left, &made.answer))
            {
                played.game.rest(made.resting, &mut Vec::new());
                played.make(made.answer);
            }
            played.deal = Some(deal);
            played.play(10_000, Rests::NowAndThen, chooser, |_, _, chooser| chooser.below(5) == 0);
            played.record.deal = played.deal.as_ref().map(FairDeal::opened);
            serde_json::to_value(&played.record).unwrap()
        }
        Record::Troll(told) => {
            let mut played = TrollGame::new(told.options.clone(), players);
            for made in told
                .clone()
                .judge_stored()
                .unwrap()
                .moves
                .into_iter()
                .take_while(|made| enough(&mut left, made))
            {
                played.make(made);
            }
            played.deal = Some(deal);
            played.play(10_000, chooser, any_action);
            played.record.deal = played.deal.as_ref().map(FairDeal::opened);
            serde_json::to_value(&played.record).unwrap()
        }
    }
}

/// Whether the move still belongs to the draws that came before the deal.
fn enough<A, C>(left: &mut usize, made: &Move<A, C>) -> bool {
    let draws = usize::from(matches!(made, Move::Chance(_)));
    let fits = draws <= *left;
    *left -= if fits { draws } else { 0 };
    fits
}

#[test]
fn a_deal_that_begins_in_the_middle_verifies_from_there_on() {
    for (name, record) in dealt_games() {
        for after in [0, 1, 2, 7, draws(&record).len() - 1] {
            let on = going_on(&record, 2016, after);
            let found = verify(&on).unwrap_or_else(|refusal| panic!("{name} after {after}: {refusal}"));
            assert_eq!((found.draws_before(), found.draws()), (after, draws(&on).len() - after), "{name}");
            let json: Value = serde_json::from_str(&found.to_json()).unwrap();
            assert_eq!(json["deal"].get("after"), (after > 0).then(|| json!(after)).as_ref(), "{name}");
            for language in Language::ALL {
                let account = found.account(&Words::new(language));
                let lines = if after > 0 { 4 } else { 3 };
                let told = account.lines().rev().take_while(|line| !line.is_empty()).count();
                assert_eq!(told, lines, "{name}: {account}");
                assert!(after < 2 || account.contains(&after.to_string()), "{name}: {account}");
            }
        }
    }
}

/// This one was dealt by the Python of `docs/fairness.md`, not by our code.
#[test]
fn a_deal_that_begins_in_the_middle_and_was_computed_elsewhere_verifies() {
    let found = record::read(&testdata::text("fairness/going-on.json")).and_then(Record::verify).unwrap();
    assert_eq!((found.draws_before(), found.draws()), (4, 6));
}

#[test]
fn the_first_draw_of_a_deal_that_begins_in_the_middle_is_checked_and_the_last_before_it_is_not() {
    let (_, record) = dealt_games().swap_remove(0);
    let on = going_on(&record, 1, 4);
    let paths = draws(&on);
    let others = ["1", "2", "3", "4", "5", "7", "9"].map(|worth| json!(worth));
    let with = |path: &str, other: &Value| {
        let mut changed = on.clone();
        *changed.pointer_mut(path).unwrap() = other.clone();
        verify(&changed).err().map(|refusal| refusal.to_string())
    };
    let different = |path: &str| {
        let others = others.iter().filter(|other| on.pointer(path) != Some(*other));
        others.map(|other| with(path, other)).collect::<Vec<_>>()
    };
    let own = different(&paths[4]);
    assert!(own.iter().all(Option::is_some), "{own:?}");
    assert!(own.iter().flatten().any(|line| line.contains("the sealed deal gives")), "{own:?}");
    // Another card before the deal leaves another deck behind, in which the draws of the deal mean other cards: it is
    // found out there, not where it lies.
    let place = |path: &str| {
        let step: usize = path.split('/').rev().nth(1).unwrap().parse().unwrap();
        format!("step {}: the sealed deal gives", step + 1)
    };
    let foreign = different(&paths[3]);
    assert!(foreign.iter().flatten().all(|line| !line.contains(&place(&paths[3]))), "{foreign:?}");

    for after in [3, 5] {
        let mut changed = on.clone();
        changed["deal"]["after"] = json!(after);
        assert!(refused(&changed).contains("the sealed deal gives"), "{after}");
    }
    let mut changed = on.clone();
    changed["deal"]["after"] = json!(paths.len() + 1);
    let line =
        format!("deal: it begins after {} draws, but the record has only {}", paths.len() + 1, paths.len());
    assert_eq!(refused(&changed), line);
}

/// A deal for this many seats; some of them add nothing.
fn any_deal(chooser: &mut Chooser, seats: usize) -> FairDeal {
    let mut byte = || u8::try_from(chooser.below(256)).unwrap();
    let secret = Secret::new([0; 32].map(|_| byte()));
    let id: String = (0..=byte() % 64).map(|_| char::from(33 + byte() % 94)).collect();
    let id = GameId::new(id).unwrap();
    let mut seat = || match byte() {
        0..48 => SeatNonce::Bot,
        48..96 => SeatNonce::Nothing,
        _ => SeatNonce::committed(Nonce::new([0; 32].map(|_| byte())), &id),
    };
    let seats = (0..seats).map(|_| seat()).collect();
    FairDeal::new(id, secret, CommittedNonces::new(seats))
}

fn play_diamant(
    edition: EditionField,
    relics: Option<bool>,
    seed: u64,
    players: usize,
    moves: usize,
) -> Value {
    let chooser = &mut Chooser::new(seed);
    let mut played = DiamantGame::new(edition, relics, people(players));
    played.deal = Some(any_deal(chooser, players));
    played.play(moves, Rests::NowAndThen, chooser, |_, _, chooser| chooser.below(5) == 0);
    played.record.deal = played.deal.as_ref().map(FairDeal::opened);
    serde_json::to_value(&played.record).unwrap()
}

fn play_troll(seed: u64, players: usize, moves: usize) -> Value {
    let chooser = &mut Chooser::new(seed);
    let mut played = TrollGame::new(troll_options(chooser), people(players));
    played.deal = Some(any_deal(chooser, players));
    played.play(moves, chooser, any_action);
    played.record.deal = played.deal.as_ref().map(FairDeal::opened);
    serde_json::to_value(&played.record).unwrap()
}

fn any_action(game: &troll::Troll, seat: Seat, chooser: &mut Chooser) -> troll::Action {
    *chooser.one_of(&game.actions(seat).collect::<Vec<_>>())
}

/// The record verifies, and not with the nonces of others.
fn check(record: &Value) {
    let found = verify(record).unwrap_or_else(|refusal| panic!("{refusal}\n{record}"));
    assert_eq!(found.draws(), draws(record).len());
    if found.draws() > 20 {
        let mut changed = record.clone();
        changed["deal"]["nonces"][0] = json!("00112233445566778899aabbccddeeff".repeat(2));
        assert!(refused(&changed).starts_with("deal: "));
    }
}

/// A deal of version 2 for three, of whom the last is a bot: its field and the cards it gives.
fn dealt_to_three(nonce: Nonce, of_bot: Nonce) -> Value {
    let game = GameId::new("ground").unwrap();
    let seats = [SeatNonce::committed(nonce, &game), SeatNonce::Nothing, SeatNonce::committed(of_bot, &game)];
    let deal = FairDeal::new(game, Secret::new([3; 32]), CommittedNonces::new(seats.to_vec()));
    let mut played = DiamantGame::new(EditionField::Published("classic-2005".to_owned()), None, people(3));
    played.deal = Some(deal);
    played.play(400, Rests::Never, &mut Chooser::new(1), |_, _, chooser| chooser.below(5) == 0);
    played.record.deal = played.deal.as_ref().map(FairDeal::opened);
    serde_json::to_value(&played.record).unwrap()
}

/// The attack: a dealer who knows the secret and all other nonces tries nonces of a bot until the first card is a 17.
#[test]
fn a_nonce_that_the_dealer_tried_out_for_a_bot_is_found_out() {
    let own = Nonce::new([9; 32]);
    let tries = (0..=u8::MAX).map(|byte| dealt_to_three(own, Nonce::new([byte; 32])));
    let wanted = |record: &Value| record["expeditions"][0]["steps"][0]["card"] == "17";
    let ground = tries.into_iter().find(wanted).expect("one try in thirty will do");
    verify(&ground).expect("the draws follow from the secret and the nonces");

    // The dealer says that the third seat is a bot, as everybody at the table knows.
    let mut marked = ground.clone();
    marked["deal"]["bots"] = json!([2]);
    assert_eq!(refused(&marked), "deal: seat 2 is a bot and must not commit");
    marked["deal"]["commitments"][2] = Value::Null;
    assert_eq!(refused(&marked), "deal: seat 2 is a bot: its nonce must be zeros");
    marked["deal"]["nonces"][2] = json!(Nonce::NONE.to_string());
    assert!(refused(&marked).contains("the sealed deal gives"));
    // Or that it was committed to, with the commitment that was published before the nonces were known.
    let published = Nonce::new([77; 32]).commitment(&GameId::new("ground").unwrap());
    let mut swapped = ground.clone();
    swapped["deal"]["commitments"][2] = json!(published.to_string());
    assert_eq!(refused(&swapped), "deal: the nonce of seat 2 is not the one it committed to");
    // Or that nobody committed.
    let mut silent = ground.clone();
    silent["deal"]["commitments"][2] = Value::Null;
    assert_eq!(refused(&silent), "deal: seat 2 did not commit: its nonce must be zeros");
}

#[test]
fn what_the_procedure_of_version_2_cannot_lead_to_is_refused() {
    let record = dealt_to_three(Nonce::new([9; 32]), Nonce::new([8; 32]));
    let violations: [(&str, Value, &str); 11] = [
        ("version", json!(3), "deal: version 3 is not known here, only 1 and 2"),
        ("version", json!(1), "deal: version 1 has no bots"),
        ("bots", Value::Null, "deal: version 2 says which seats are bots"),
        ("bots", json!([3]), "deal: bots must be seats below 3 in ascending order, each once"),
        ("bots", json!([1, 1]), "deal: bots must be seats below 3 in ascending order, each once"),
        ("commitments", Value::Null, "deal: version 2 has the commitment of every seat"),
        ("commitments", json!([null]), "deal: every seat has a commitment or null: 3, not 1"),
        ("dropped", json!([0]), "deal: seat 0 was dropped and must not commit again"),
        ("dropped", json!([1]), "deal: 0 restarts do not go with 1 dropped seats"),
        ("restarts", json!(1), "deal: 1 restarts do not go with 0 dropped seats"),
        ("nonces", json!(["", "", ""]), "deal: the nonce of seat 0 must be 64 lower-case hexadecimal digits"),
    ];
    for (field, value, line) in violations {
        let mut changed = record.clone();
        changed["deal"][field] = value;
        assert_eq!(refused(&changed), line);
    }
    let mut dropped = record.clone();
    dropped["deal"]["dropped"] = json!([1]);
    dropped["deal"]["restarts"] = json!(1);
    let account = verify(&dropped).unwrap().account(&Words::new(Language::ENGLISH));
    assert!(account.contains("left out, nothing added") && account.contains("prepared a second time"));
}

proptest! {
    #[test]
    fn a_game_dealt_by_any_published_edition_verifies(seed: u64, players in 3_usize..=8, moves in any_length()) {
        let (edition, relics) = published(&mut Chooser::new(seed));
        check(&play_diamant(edition, relics, seed, players, moves));
    }

    #[test]
    fn a_game_dealt_by_any_house_rules_verifies(seed: u64, players in 2_usize..=8, moves in any_length()) {
        check(&play_diamant(house(&mut Chooser::new(seed)), None, seed, players, moves));
    }

    #[test]
    fn a_game_of_troll_and_dragon_that_was_dealt_verifies(seed: u64, players in 2_usize..=5, moves in any_length()) {
        check(&play_troll(seed, players, moves));
    }

    #[test]
    fn a_deal_reads_as_it_was_written(seed: u64, seats in 1_usize..=8) {
        let deal = any_deal(&mut Chooser::new(seed), seats);
        let later = any_deal(&mut Chooser::new(seed), seats).beginning_after(seats);
        for field in [deal.sealed(), deal.opened(), later.sealed(), later.opened()] {
            let text = serde_json::to_string(&field).unwrap();
            prop_assert_eq!(serde_json::from_str::<DealField>(&text).unwrap(), field);
        }
    }
}
