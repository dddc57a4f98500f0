//! What the full screen shows of random games of every edition, read back and compared with the engine.

use std::time::Duration;

use diamant::{Card, Diamant, Hazard};
use game::Game;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use record::{DiamantRecord, EditionField};
use words::{Language, Words};

use super::draw::draw;
use super::look::{Colours, Look, Signs};
use super::picture::Picture;
use client::{Heard, Narrator, Recording};

#[path = "../../../client/tests/suite/random_games.rs"]
mod random_games;

use random_games::{BOXES, PEOPLE, diamant, people};

const LOOK: Look =
    Look { signs: Signs::Unicode, colours: Colours::On, odds: true, mouse: false, glance: Duration::ZERO };

/// The rows of the screen, without the last look into a cave that is closed.
fn rows_of(mut picture: Picture, narrator: Narrator<'_>) -> Vec<String> {
    picture.last_look = None;
    let mut terminal = Terminal::new(TestBackend::new(200, 60)).unwrap();
    terminal.draw(|frame| drop(draw(frame, &picture, narrator))).unwrap();
    let buffer = terminal.backend().buffer();
    (0..60).map(|y| (0..200).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

/// The part of the screen with the path, and the part with everything else.
fn halves(rows: &[String]) -> (String, String) {
    let cut = |row: &String| row.chars().take(128).collect::<String>();
    let rest = |row: &String| row.chars().skip(128).collect::<String>();
    let join = |rows: Vec<String>| rows.join("\n");
    // The first row names the box, and some boxes are named after a hazard.
    let rows = &rows[1..];
    (join(rows.iter().map(cut).collect()), join(rows.iter().map(rest).collect()))
}

/// Paragraphs of a panel in one line, so that it does not matter where they are broken.
fn flat(text: &str) -> String {
    text.split(['│', '\n']).map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn compare(rows: &[String], game: &Diamant, narrator: Narrator<'_>) {
    let view = game.view(None);
    let (cave, rest) = halves(rows);
    let cards: Vec<_> = view.path().cards().iter().filter(|on_path| !on_path.taken).collect();
    // The number after an arrow is what lies on a card.
    let lying: u16 = cave
        .split('↳')
        .skip(1)
        .map(|after| after.trim_start().split(' ').next().unwrap().parse::<u16>().unwrap())
        .sum();
    assert_eq!(lying, view.path().rubies().worth(), "{cave}");
    for hazard in view.rules().hazards() {
        let name = narrator.say(&format!("hazard-{}", hazard.word()));
        let drawn = cave.matches(&name).count();
        assert_eq!(
            drawn,
            cards.iter().filter(|on_path| on_path.card == Card::Hazard(hazard)).count(),
            "{cave}"
        );
    }
    let relics: Vec<String> = (cards.iter().filter(|on_path| on_path.relic().is_some()))
        .zip(view.worths_on_path())
        .map(|(_, worth)| format!("relic {worth} "))
        .collect();
    assert_eq!(cave.matches("╔═╗").count(), relics.len(), "{cave}");
    assert!(relics.iter().all(|relic| cave.contains(relic)), "{relics:?}\n{cave}");
    for seat in view.seats() {
        let row = rest.lines().find(|row| row.contains(&format!(" {} ", PEOPLE[seat.index()])));
        let mut numbers = row.unwrap().split(PEOPLE[seat.index()]).nth(1).unwrap().split_whitespace();
        let inside = view.inside().contains(seat);
        let carried = if inside { view.carried().worth().to_string() } else { "–".to_owned() };
        assert_eq!(numbers.next(), Some(carried.as_str()), "{rest}");
        let chest = view.chest(seat).map_or_else(|| "hidden".to_owned(), |chest| chest.worth().to_string());
        assert_eq!(numbers.next(), Some(chest.as_str()), "{rest}");
        let worths: Vec<String> = view.relics(seat).map(|worth| worth.to_string()).collect();
        if !worths.is_empty() {
            assert_eq!(numbers.next(), Some(worths.join("+").as_str()), "{rest}");
        }
    }
    if !view.is_over() {
        compare_deck(&flat(&rest), game, narrator);
    }
}

/// The cards that are out, the relics, and the hazards that can trap nobody: they are shown, and not only told once.
fn compare_deck(told: &str, game: &Diamant, narrator: Narrator<'_>) {
    let view = game.view(None);
    let name = |hazard: Hazard| narrator.say(&format!("hazard-{}", hazard.word()));
    for hazard in view.rules().hazards() {
        let removed = view.removed(hazard);
        assert_eq!(told.contains(&format!("{} × {removed}", name(hazard))), removed > 0, "{told}");
    }
    let worth = format!("Anyone leaving alone now takes relics worth {}.", view.relics_on_path());
    assert_eq!(told.contains(&worth), view.path().has_relics(), "{told}");
    let harmless =
        told.split("No longer able to trap anyone: ").nth(1).map(|said| said.split('.').next().unwrap());
    for hazard in view.harmless().iter() {
        assert!(harmless.is_some_and(|said| said.contains(&name(hazard))), "{told}");
    }
    assert_eq!(harmless.is_some(), !view.harmless().is_empty(), "{told}");
}

#[test]
fn what_the_full_screen_shows_of_a_cave_is_what_lies_there() {
    let words = Words::new(Language::ENGLISH);
    let narrator = Narrator { words: &words };
    let (mut relics_seen, mut removed) = (0, 0);
    for (seed, (edition, relics, chests)) in (0..).zip(BOXES) {
        for more in 0..2_u64 {
            let edition = EditionField::Published(edition.to_owned());
            let told = DiamantRecord::begin(edition, relics, people(3 + usize::try_from(more).unwrap()));
            let (told, games) = diamant(told.with_chests(chests), 900 + 10 * seed + more);
            let recording = Recording::of(&told).unwrap();
            for (sight, game) in recording.sights().iter().zip(&games).step_by(2) {
                let mut picture = Picture::new(LOOK);
                picture.take_in(Heard::Sight(Box::new(sight.clone())), narrator);
                compare(&rows_of(picture, narrator), game, narrator);
                relics_seen += usize::from(game.view(None).path().has_relics());
                removed += usize::from(
                    game.view(None).rules().hazards().any(|card| game.view(None).removed(card) > 0),
                );
            }
        }
    }
    assert!(relics_seen > 10 && removed > 25, "{relics_seen} {removed}");
}
