//! Every screen in every size, as it is drawn.

use std::time::Duration;

use protocol::{Choice, DiamantField, GameField, GameScene, OptionsField, PhaseWord, TrollField};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use record::{DiamantRecord, DiamantStep, EditionField, Expedition, Record, TrollOptions};
use table::Time;
use words::{Language, Words};

use super::canvas::width;
use super::draw::draw;
use super::keys::KeyCommand;
use super::look::{Colours, Look, Signs};
use super::picture::{Help, Picture};
use super::replaying::Replay;
use client::Narrator;
use client::Recording;
use client::{Answer, Line, Want};
use client::{Offline, Pace, Party};
use rand::SeedableRng;
use rand::rngs::StdRng;

const LOOK: Look =
    Look { signs: Signs::Unicode, colours: Colours::On, odds: true, mouse: false, glance: Duration::ZERO };
const ASCII: Look = Look { signs: Signs::Ascii, ..LOOK };
const SIZES: [(u16, u16); 4] = [(60, 20), (80, 24), (120, 40), (200, 60)];

/// A game in which people choose what is asked of them until the picture is as wanted.
struct Sitting {
    offline: Offline,
    picture: Picture,
    words: Words,
}

impl Sitting {
    fn new(game: GameField, people: &[&str], bots: &[&str], language: Language) -> Sitting {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let options = OptionsField { bots: protocol::Tempo::None, ..OptionsField::new(game) };
        let party = Party { options, people: owned(people), bots: owned(bots) };
        let offline = Offline::begin(party, Pace::Immediate, Box::new(StdRng::seed_from_u64(4))).unwrap();
        let mut sitting = Sitting { offline, picture: Picture::new(LOOK), words: Words::new(language) };
        sitting.listen();
        sitting
    }

    fn listen(&mut self) {
        let narrator = Narrator { words: &self.words };
        while let Some(heard) = self.offline.hear().unwrap() {
            self.picture.take_in(heard, narrator);
        }
    }

    /// Chooses until the picture is as wanted.
    fn until(
        mut self,
        choose: impl Fn(&GameScene, &[Choice]) -> Choice,
        wanted: impl Fn(&Picture) -> bool,
    ) -> Sitting {
        for _ in 0..2_000 {
            if wanted(&self.picture) {
                return self;
            }
            let asked = self.picture.asked();
            let first = asked.offers.first().expect("somebody is asked until the picture is as wanted");
            let own: Vec<Choice> = asked
                .offers
                .iter()
                .filter(|offer| offer.seat == first.seat)
                .map(|offer| offer.choice)
                .collect();
            let game = self.picture.scene().and_then(|scene| scene.game.as_deref()).expect("a game is on");
            let want = Want::Act { seat: first.seat, question: asked.question, choice: choose(game, &own) };
            assert_eq!(self.offline.want(want).unwrap(), Answer::Done);
            self.listen();
        }
        panic!("the picture was never as wanted");
    }

    fn shown(&self, (columns, rows): (u16, u16)) -> String {
        shown(&self.picture, &self.words, columns, rows)
    }
}

fn shown(picture: &Picture, words: &Words, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let narrator = Narrator { words };
    terminal.draw(|frame| drop(draw(frame, picture, narrator))).unwrap();
    terminal.backend().to_string()
}

fn edition(id: &str, relics: Option<bool>) -> GameField {
    DiamantField { edition: EditionField::Published(id.to_owned()), relics, chests: None }.into()
}

fn dice() -> GameField {
    let options = TrollOptions { race: Some(troll::Race::Step.into()), ..TrollOptions::default() };
    TrollField { options }.into()
}

fn go_on(_: &GameScene, own: &[Choice]) -> Choice {
    own[0]
}

fn cards(picture: &Picture) -> usize {
    match picture.scene().and_then(|scene| scene.game.as_deref()) {
        Some(GameScene::Diamant(game)) => game.path.len(),
        _ => 0,
    }
}

fn is_over(picture: &Picture) -> bool {
    picture.scene().is_some_and(|scene| scene.phase == PhaseWord::Over)
}

/// Leaves the cave when it has something, and the hall as soon as it may.
fn careful(game: &GameScene, own: &[Choice]) -> Choice {
    let GameScene::Troll(game) = game else { return own[0] };
    let wishes: &[Choice] = match game.hall {
        Some(_) => &[Choice::Leave, Choice::Throw, Choice::Stay, Choice::Roll],
        None => &[Choice::Enter, Choice::KeepKey, Choice::KeepDoor, Choice::Roll, Choice::Leave],
    };
    wishes.iter().copied().find(|wish| own.contains(wish)).unwrap_or(own[0])
}

#[test]
fn the_cave_in_every_size() {
    let sitting =
        Sitting::new(edition("iello-2016", None), &["Ada"], &["magda", "renard", "kazik"], Language::ENGLISH)
            .until(go_on, |picture| cards(picture) >= 6);
    for (columns, rows) in SIZES {
        insta::assert_snapshot!(format!("cave_{columns}x{rows}"), sitting.shown((columns, rows)));
    }
}

#[test]
fn the_path_of_the_first_box_turns_at_hazards() {
    let people = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
    let mut told = DiamantRecord::begin(EditionField::Published("classic-2005".to_owned()), None, people);
    let cards = ["5", "snake", "7", "gas", "9", "scorpion", "11"];
    let step = |card: &str| DiamantStep { card: Some(card.to_owned()), ..DiamantStep::default() };
    told.expeditions.push(Expedition { rest: Vec::new(), steps: cards.into_iter().map(step).collect() });
    let recording = Recording::of(&Record::Diamant(told)).unwrap();
    let words = Words::new(Language::ENGLISH);
    let mut replay = Replay::new(&recording, Narrator { words: &words }, LOOK);
    replay.act(KeyCommand::Last);
    insta::assert_snapshot!("turning_path_120x40", shown(&replay.picture, &words, 120, 40));
}

#[test]
fn a_long_path_of_eight_keeps_its_end_in_sight() {
    let people = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"].map(str::to_owned).to_vec();
    let mut told = DiamantRecord::begin(EditionField::Published("iello-2016".to_owned()), None, people);
    let cards =
        ["1", "2", "3", "4", "5", "7", "9", "11", "13", "14", "15", "17", "ram", "lava", "relic", "boulder"];
    let step = |card: &str| DiamantStep { card: Some(card.to_owned()), ..DiamantStep::default() };
    told.expeditions.push(Expedition { rest: Vec::new(), steps: cards.into_iter().map(step).collect() });
    let recording = Recording::of(&Record::Diamant(told)).unwrap();
    let words = Words::new(Language::ENGLISH);
    let mut replay = Replay::new(&recording, Narrator { words: &words }, LOOK);
    replay.act(KeyCommand::Last);
    for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
        insta::assert_snapshot!(
            format!("long_path_{columns}x{rows}"),
            shown(&replay.picture, &words, columns, rows)
        );
    }
}

#[test]
fn the_cave_in_ascii_and_in_every_language() {
    for language in Language::ALL {
        let mut sitting =
            Sitting::new(edition("portal-2025", Some(true)), &["Ada"], &["magda", "renard"], language)
                .until(go_on, |picture| cards(picture) >= 5);
        insta::assert_snapshot!(format!("cave_{language}"), sitting.shown((80, 24)));
        sitting.picture.look = ASCII;
        let ascii = sitting.shown((80, 24));
        // The letters and marks of a language are its own, and so is all that is wide; everything else is ASCII.
        let own = |letter: char| {
            letter.is_alphabetic() || "¡¿".contains(letter) || width(letter.encode_utf8(&mut [0; 4])) > 1
        };
        let foreign = |text: &str| text.chars().any(|letter| !letter.is_ascii() && !own(letter));
        assert!(!foreign(&ascii), "{ascii}");
        insta::assert_snapshot!(format!("cave_ascii_{language}"), ascii);
    }
}

#[test]
fn a_shared_keyboard_shows_no_choice() {
    let mut sitting =
        Sitting::new(edition("classic-2005", None), &["Ada", "Bo", "Cy"], &[], Language::ENGLISH);
    let asked = sitting.picture.asked();
    assert!(asked.secret);
    let before = sitting.shown((80, 24));
    insta::assert_snapshot!("shared_keyboard", before);
    let chosen = |choice: Choice, mut sitting: Sitting| {
        let want = Want::Act { seat: 0, question: asked.question, choice };
        sitting.offline.want(want).unwrap();
        sitting.listen();
        sitting.shown((80, 24))
    };
    let again = Sitting::new(edition("classic-2005", None), &["Ada", "Bo", "Cy"], &[], Language::ENGLISH);
    sitting.picture.cursor = 1;
    assert_eq!(chosen(Choice::Leave, sitting), chosen(Choice::Continue, again));
}

#[test]
fn a_trap_is_seen_before_the_next_expedition() {
    let told = include_str!("../../../../testdata/examples/portal-trap.json");
    let recording = Recording::of(&record::read(told).unwrap()).unwrap();
    let words = Words::new(Language::ENGLISH);
    let mut replay = Replay::new(&recording, Narrator { words: &words }, LOOK);
    replay.act(KeyCommand::Last);
    insta::assert_snapshot!("trap", shown(&replay.picture, &words, 80, 24));
    replay.act(KeyCommand::Left);
    assert_eq!(replay.picture.last_look, None);
}

#[test]
fn people_take_their_seats() {
    let mut sitting =
        Sitting::new(edition("classic-2005", None), &["Ada", "Bo"], &["magda"], Language::ENGLISH);
    let mut sight = sitting.picture.sight.take().unwrap();
    sight.scene = protocol::Scene { phase: PhaseWord::Seating, game: None, question: None, ..sight.scene };
    sitting.picture = Picture {
        sight: Some(sight),
        link: Some("https://example.org/t/K7QM2XNP4T".to_owned()),
        lost: true,
        ..Picture::new(LOOK)
    };
    insta::assert_snapshot!("seating", sitting.shown((80, 24)));
}

#[test]
fn everybody_sees_that_hints_are_on() {
    let mut sitting =
        Sitting::new(edition("classic-2005", None), &["Ada"], &["magda", "kazik"], Language::ENGLISH);
    assert!(!sitting.shown((100, 24)).contains("Hints are on"));
    let scene = &mut sitting.picture.sight.as_mut().unwrap().scene;
    let options = OptionsField { hints: protocol::Hints::On, ..(*scene.options).clone() };
    scene.options = protocol::Rendered::new(options);
    assert!(sitting.shown((100, 24)).contains("Hints are on"), "{}", sitting.shown((100, 24)));
}

#[test]
fn a_clock_is_shown_where_the_table_has_one() {
    let mut sitting =
        Sitting::new(edition("classic-2005", None), &["Ada"], &["magda", "kazik"], Language::ENGLISH);
    assert!(!sitting.picture.tick(Time(0)), "there is no clock");
    if let Some(question) = sitting.picture.sight.as_mut().and_then(|sight| sight.scene.question.as_mut()) {
        question.deadline = Some(30_000);
    }
    assert!(sitting.picture.tick(Time(5_000)) && !sitting.picture.tick(Time(5_000)));
    assert!(sitting.shown((80, 24)).contains("Ada, your choice: (25 s left)"));
    sitting.picture.tick(Time(99_000));
    assert!(sitting.shown((80, 24)).contains("(0 s left)"));
}

#[test]
fn the_end_of_a_game() {
    let sitting =
        Sitting::new(edition("portal-2025", Some(true)), &["Ada"], &["magda", "renard"], Language::ENGLISH)
            .until(|_, own| own[own.len() - 1], is_over);
    insta::assert_snapshot!("end", sitting.shown((80, 24)));
}

#[test]
fn the_dice_in_every_size() {
    let in_cave = |picture: &Picture| match picture.scene().and_then(|scene| scene.game.as_deref()) {
        Some(GameScene::Troll(game)) => game.cave.as_ref().is_some_and(|cave| !cave.kept.is_empty()),
        _ => false,
    };
    let sitting = Sitting::new(dice(), &["Ada", "Bo"], &["bold"], Language::ENGLISH).until(careful, in_cave);
    for (columns, rows) in SIZES {
        insta::assert_snapshot!(format!("dice_{columns}x{rows}"), sitting.shown((columns, rows)));
    }
}

#[test]
fn the_hall_and_the_end_of_the_dice() {
    let one_eye = |picture: &Picture| match picture.scene().and_then(|scene| scene.game.as_deref()) {
        Some(GameScene::Troll(game)) => game.hall.as_ref().is_some_and(|hall| hall.aside.is_some()),
        _ => false,
    };
    let brave = |game: &GameScene, own: &[Choice]| match game {
        GameScene::Troll(game) if game.hall.is_some() => {
            *own.iter().find(|choice| **choice != Choice::Leave).unwrap_or(&own[0])
        }
        _ => careful(game, own),
    };
    let sitting = Sitting::new(dice(), &["Ada", "Bo"], &["bold"], Language::ENGLISH).until(brave, one_eye);
    insta::assert_snapshot!("hall_80x24", sitting.shown((80, 24)));
    let mut sitting =
        Sitting::new(dice(), &["Ada", "Bo"], &["bold"], "pl".parse().unwrap()).until(careful, is_over);
    insta::assert_snapshot!("dice_end_pl", sitting.shown((80, 24)));
    sitting.picture.look = ASCII;
    assert!(!sitting.shown((80, 24)).contains('─'));
}

#[test]
fn the_help_lies_above_everything() {
    let mut sitting =
        Sitting::new(edition("classic-2005", None), &["Ada"], &["magda", "renard"], Language::ENGLISH);
    sitting.picture.help = Some(Help::Playing);
    for (columns, rows) in [(60, 20), (120, 40)] {
        insta::assert_snapshot!(format!("help_{columns}x{rows}"), sitting.shown((columns, rows)));
    }
}

#[test]
fn the_odds_can_be_switched_off() {
    let mut sitting =
        Sitting::new(edition("classic-2005", None), &["Ada"], &["magda", "renard"], Language::ENGLISH)
            .until(go_on, |picture| cards(picture) >= 2);
    assert!(sitting.shown((120, 40)).contains("The next card"));
    sitting.picture.odds = false;
    assert!(!sitting.shown((120, 40)).contains("The next card"));
}

#[test]
fn a_recording_is_stepped_through() {
    let told = include_str!("../../../../testdata/examples/portal-trap.json");
    let recording = Recording::of(&record::read(told).unwrap()).unwrap();
    let words = Words::new(Language::ENGLISH);
    let mut replay = Replay::new(&recording, Narrator { words: &words }, LOOK);
    for _ in 0..3 {
        replay.act(KeyCommand::Right);
    }
    insta::assert_snapshot!("replay_step_3", shown(&replay.picture, &words, 80, 24));
    replay.act(KeyCommand::Last);
    let last = shown(&replay.picture, &words, 80, 24);
    replay.act(KeyCommand::First);
    replay.act(KeyCommand::Press(8));
    replay.act(KeyCommand::Press(8));
    replay.act(KeyCommand::Enter);
    assert_eq!(shown(&replay.picture, &words, 80, 24), last, "a number beyond the end jumps to the end");
    replay.act(KeyCommand::PageUp);
    assert_eq!(replay.picture.replay.unwrap().step, 0, "the record has one expedition");
}

#[test]
fn names_in_any_script_keep_the_columns() {
    let people = ["Ada", "さくら", "ليلى", "דנה", "\u{1F48E}\u{1F409}", "김민준", "Zoe\u{308}"];
    for language in Language::ALL {
        let sitting = Sitting::new(edition("classic-2005", None), &people, &[], language);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let narrator = Narrator { words: &sitting.words };
        terminal.draw(|frame| drop(draw(frame, &sitting.picture, narrator))).unwrap();
        let buffer = terminal.backend().buffer();
        let symbol = |x: u16, y: u16| buffer[(x, y)].symbol();
        // Every chest is empty: the noughts stand below each other, whatever the names are.
        let begins = |y: u16, name: &str| (0..10).any(|x| name.starts_with(symbol(x, y)) && x == 3);
        let row_of = |name: &str| (1..22).rev().find(|y| begins(*y, name) && symbol(2, *y) == " ");
        let noughts = |y: u16| (0..80).filter(|x| symbol(*x, y) == "0").collect::<Vec<u16>>();
        let first = noughts(row_of(people[0]).unwrap());
        assert_eq!(first.len(), 2, "{language}: carried and in the chest");
        for name in people {
            let row = row_of(name).unwrap_or_else(|| panic!("{language}: {name} has no row"));
            assert_eq!(noughts(row), first, "{language}: {name}\n{}", terminal.backend());
        }
    }
}

#[test]
fn nothing_breaks_in_any_window_however_small() {
    let people = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
    let mut cave = Sitting::new(edition("iello-2016", None), &people, &[], "fr".parse().unwrap())
        .until(go_on, |picture| cards(picture) >= 9);
    let mut hall = Sitting::new(dice(), &["Ada", "Bo"], &["bold"], "pl".parse().unwrap());
    for help in [None, Some(Help::Playing)] {
        cave.picture.help = help;
        hall.picture.help = help;
        for columns in (1..=200).step_by(7) {
            for rows in (1..=60).step_by(3) {
                cave.shown((columns, rows));
                hall.shown((columns, rows));
            }
        }
    }
}
