//! Playing line by line.

use client::{Offline, Pace, Party};
use protocol::{DiamantField, GameField, OptionsField, Tempo, TrollField};
use rand::SeedableRng;
use rand::rngs::StdRng;
use record::{EditionField, HouseEdition, Record, TrollOptions, official_editions};
use terminal::plain::{AfterGame, play};
use words::{Language, Words};

use crate::script::{Script, lines};

fn diamant(edition: &str, relics: Option<bool>) -> GameField {
    DiamantField { edition: EditionField::Published(edition.to_owned()), relics, chests: None }.into()
}

fn dice() -> GameField {
    let options = TrollOptions { race: Some(troll::Race::Step.into()), ..TrollOptions::default() };
    TrollField { options }.into()
}

fn sit_down(game: GameField, people: &[&str], bots: &[&str]) -> Offline {
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let options = OptionsField { bots: Tempo::None, ..OptionsField::new(game) };
    let party = Party { options, people: owned(people), bots: owned(bots) };
    Offline::begin(party, Pace::Immediate, Box::new(StdRng::seed_from_u64(20))).unwrap()
}

/// Types the choices with these numbers in turn, for ever.
fn by_turns(numbers: &'static [&'static str]) -> impl FnMut(&str) -> Option<String> {
    let mut numbers = numbers.iter().cycle();
    move |_| numbers.next().map(|number| (*number).to_owned())
}

/// Plays a whole game by these numbers; the transcript and the record.
fn whole_game(
    mut offline: Offline,
    numbers: &'static [&'static str],
    language: Language,
) -> (String, Record) {
    let mut script = Script::new(by_turns(numbers));
    play(&mut offline, &Words::new(language), &mut script, AfterGame::End).unwrap();
    let told = offline.record().unwrap();
    told.clone().judge().expect("the referee accepts what was played");
    (script.transcript, told)
}

#[test]
fn a_whole_game_of_diamant_reads_well_in_every_language() {
    for language in Language::ALL {
        let offline = sit_down(diamant("portal-2025", Some(true)), &["Ada"], &["renard", "magda"]);
        let (transcript, _) = whole_game(offline, &["1", "1", "2"], language);
        insta::assert_snapshot!(format!("diamant_{language}"), transcript);
    }
}

#[test]
fn a_whole_game_of_the_dice_reads_well_in_every_language() {
    for language in Language::ALL {
        let (transcript, _) = whole_game(sit_down(dice(), &["Ada"], &["bold"]), &["1", "1", "2"], language);
        insta::assert_snapshot!(format!("troll_{language}"), transcript);
    }
}

#[test]
fn every_edition_can_be_played_to_its_end() {
    for edition in official_editions() {
        let offline = sit_down(diamant(edition.id, None), &["Ada", "Bo"], &["kazik"]);
        let (transcript, told) = whole_game(offline, &["1", "1", "1", "2"], Language::ENGLISH);
        let complete = told.judge().unwrap().to_json().contains("\"complete\":true");
        assert!(complete, "{}: {transcript}", edition.id);
    }
    let house = HouseEdition::from_toml(
        "name = \"Us two\"\nbase = \"classic-2005\"\nplayers = [2, 2]\nchests = \"hidden\"\n",
    );
    let edition = EditionField::House(Box::new(house.unwrap().file));
    let offline = sit_down(DiamantField { edition, relics: None, chests: None }.into(), &["Ada", "Bo"], &[]);
    whole_game(offline, &["1", "2"], Language::ENGLISH);
}

#[test]
fn secret_choices_are_typed_unseen_and_leave_no_trace() {
    let play_with = |first: &'static [&'static str]| {
        let mut offline = sit_down(diamant("classic-2005", None), &["Ada", "Bo", "Cy"], &[]);
        let mut script = Script::new(lines(first));
        play(&mut offline, &Words::new(Language::ENGLISH), &mut script, AfterGame::End).unwrap();
        (script.transcript, script.unseen)
    };
    let (stays, unseen) = play_with(&["1", "1"]);
    let (leaves, _) = play_with(&["2", "Leave"]);
    assert_eq!(unseen, 2);
    assert_eq!(stays, leaves, "whatever the first two choose, the third sees the same");
    assert!(stays.contains("Ada has chosen.\n") && stays.contains("Bo has chosen.\n"), "{stays}");
}

#[test]
fn bad_input_gives_a_hint_and_is_asked_again() {
    let good = ["1", "1", "1", "2"];
    let bad = ["", "0", "3", "x", "99999999999999999999", "kontynuuj", "ü", "--", "1 2"];
    let record_of = |typed: Vec<&str>| {
        let mut offline = sit_down(diamant("classic-2005", None), &["Ada"], &["renard", "magda"]);
        let mut script = Script::new(lines(&typed));
        play(&mut offline, &Words::new(Language::ENGLISH), &mut script, AfterGame::End).unwrap();
        (offline.record().unwrap(), script.transcript)
    };
    let (plain, _) = record_of(good.to_vec());
    let noisy: Vec<&str> = good.into_iter().flat_map(|line| bad.into_iter().chain([line])).collect();
    let (same, transcript) = record_of(noisy);
    assert_eq!(plain, same);
    let after = transcript.split("> kontynuuj\n").nth(1).unwrap();
    let mut after = after.lines();
    assert!(after.next().unwrap().starts_with("Type the number of a choice"), "{transcript}");
    assert_eq!(after.next(), Some("Ada: 1 Continue, 2 Leave"));
}

#[test]
fn the_words_that_always_work_work_in_the_readers_language_too() {
    for (language, typed, said) in [
        (Language::ENGLISH, "state", "Expedition 1 of 5."),
        ("fr".parse().unwrap(), "état", "Expédition 1 sur 5."),
        ("pl".parse().unwrap(), "stan", "Wyprawa 1 z 5."),
        ("pl".parse().unwrap(), "STATE", "Wyprawa 1 z 5."),
    ] {
        let mut offline = sit_down(diamant("classic-2005", None), &["Ada"], &["renard", "magda"]);
        let mut script = Script::new(lines(&[typed, "repeat", "odds", "?", "quit", "1"]));
        play(&mut offline, &Words::new(language), &mut script, AfterGame::Ask).unwrap();
        assert!(script.transcript.contains(said), "{}", script.transcript);
        assert!(!script.transcript.contains("> 1"), "nothing is read after quit");
    }
}

#[test]
fn the_end_of_input_is_a_polite_goodbye_and_yes_plays_again() {
    let mut answers = by_turns(&["2"]);
    let mut games = 0;
    let plan = move |printed: &str| {
        if printed.starts_with("Ready to start?") {
            games += 1;
            return (games < 2).then(|| "yes".to_owned());
        }
        answers(printed)
    };
    let mut script = Script::new(plan);
    let mut offline = sit_down(diamant("classic-2005", None), &["Ada"], &["renard", "magda"]);
    play(&mut offline, &Words::new(Language::ENGLISH), &mut script, AfterGame::Ask).unwrap();
    assert_eq!(script.transcript.matches("The game begins: ").count(), 2);
    assert!(script.transcript.ends_with("Goodbye.\n"), "{}", script.transcript);
}

#[test]
fn the_relic_of_the_first_expedition_is_told_like_the_others() {
    for (edition, relics) in
        [("iello-numbered", Some(true)), ("portal-2025", Some(true)), ("incan-gold", None)]
    {
        let offline = sit_down(diamant(edition, relics), &["Ada"], &["renard", "magda"]);
        let (transcript, _) = whole_game(offline, &["2"], Language::ENGLISH);
        let told = transcript.lines().filter(|line| line.starts_with("Shuffled into the deck: ")).count();
        assert_eq!(told, 5, "{edition}: {transcript}");
    }
}

#[test]
fn the_end_says_what_everybody_has_and_the_winner_first() {
    let (transcript, told) = whole_game(
        sit_down(diamant("classic-2005", None), &["Ada"], &["renard", "magda"]),
        &["1", "1", "2"],
        Language::ENGLISH,
    );
    let verdict: serde_json::Value = serde_json::from_str(&told.judge().unwrap().to_json()).unwrap();
    let players = verdict["players"].as_array().unwrap();
    let first = usize::try_from(verdict["winners"][0].as_u64().unwrap()).unwrap();
    let scores = transcript.lines().rev().find_map(|line| line.strip_prefix("Final scores: ")).unwrap();
    let expected = format!("{} {}, ", players[first]["name"].as_str().unwrap(), players[first]["score"]);
    assert!(scores.starts_with(&expected), "{scores}");
    assert!(players.iter().all(|player| scores.contains(player["name"].as_str().unwrap())), "{scores}");
}

#[test]
fn the_rules_of_this_table_can_be_asked_for_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let asked = |mut offline: Offline, typed: &str| {
            let mut script = Script::new(lines(&[typed, "quit"]));
            play(&mut offline, &words, &mut script, AfterGame::End).unwrap();
            script.transcript.split(&format!("> {typed}\n")).nth(1).unwrap().to_owned()
        };
        for (edition, relics, said) in [
            ("portal-2025", Some(true), "rules-table-relics"),
            ("classic-2005", None, "rules-table-no-relics"),
        ] {
            let told = asked(sit_down(diamant(edition, relics), &["Ada"], &["renard", "magda"]), "rules");
            assert!(told.contains(&words.say(said, &[])), "{told}");
            assert!(told.contains(&words.say("rules-chests-open", &[])), "{told}");
        }
        let own_word = words.say("terminal-word-rules", &[]);
        let told = asked(sit_down(dice(), &["Ada"], &["bold"]), &own_word);
        assert!(told.contains(&words.say("rules-td-race-step", &[])), "{told}");
        assert!(told.contains(&words.say("rules-td-end", &[])), "{told}");
    }
}
