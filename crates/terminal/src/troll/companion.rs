//! What is typed in a game of Troll & Dragon: the dice as they fell, and what the active player did.

use game::Game;
use record::{Record, Recorded, SeatNumber, TrollRecord, TrollStep, TrollTurn};
use troll::{DragonDie, DragonFace, Face, Find, Hall, Stage, Troll};

use crate::fault::Fault;
use crate::folded::folded;
use crate::shown::{ShownRecord, Typed};
use client::Narrator;

impl ShownRecord for TrollRecord {
    fn question(&self, narrator: Narrator<'_>) -> Result<Option<String>, Fault> {
        question(self, narrator)
    }

    fn enter(&self, typed: &str, narrator: Narrator<'_>) -> Result<Typed, Fault> {
        Ok(enter(self, typed, narrator))
    }

    fn undone(&self) -> Result<Option<Record>, Fault> {
        Ok(undone(self).map(Record::Troll))
    }
}

/// What is to be typed next; nothing when the game is over.
fn question(record: &TrollRecord, narrator: Narrator<'_>) -> Result<Option<String>, Fault> {
    let game = record.clone().judge()?.game;
    let view = game.view(None);
    let name = |seat: game::Seat| record.players.get(seat.index()).cloned().unwrap_or_default();
    Ok(match view.stage() {
        Stage::Cave(_) => {
            Some(narrator.words.say("terminal-companion-cave", &[("name", name(view.active()).into())]))
        }
        Stage::Hall(hall) => {
            let values = [
                ("name", name(view.active()).into()),
                ("thrower", name(hall.thrower()).into()),
                ("dice", if hall.aside().is_some() { 1 } else { 2 }.into()),
            ];
            Some(narrator.words.say("terminal-companion-hall", &values))
        }
        Stage::Over => None,
    })
}

/// Takes in what was typed.
fn enter(record: &TrollRecord, typed: &str, narrator: Narrator<'_>) -> Typed {
    let hint = || Typed::Hint(narrator.say("terminal-companion-hint-dice"));
    let Ok(judged) = record.clone().judge() else { return hint() };
    let Some(step) = step(&judged.game, typed, narrator) else { return hint() };
    let mut record = record.clone();
    // A turn that is over has nothing to say of the next one.
    let begun = judged.parts.last().is_some_and(|turn| turn.active == judged.game.view(None).active());
    if record.turns.is_empty() || !begun {
        record.turns.push(TrollTurn::default());
    }
    if let Some(turn) = record.turns.last_mut() {
        turn.steps.push(step);
    }
    match record.clone().judge() {
        Ok(_) => Typed::Written(Box::new(Record::Troll(record))),
        Err(refusal) => {
            Typed::Hint(narrator.words.say("problem", &[("message", refusal.to_string().into())]))
        }
    }
}

/// The record without its last step; nothing if there is none.
fn undone(record: &TrollRecord) -> Option<TrollRecord> {
    let mut record = record.clone();
    while record.turns.last().is_some_and(|turn| turn.steps.is_empty()) {
        record.turns.pop();
    }
    let last = record.turns.last_mut()?;
    last.steps.pop();
    if last.steps.is_empty() {
        record.turns.pop();
    }
    Some(record)
}

/// The step that was typed.
fn step(game: &Troll, typed: &str, narrator: Narrator<'_>) -> Option<TrollStep> {
    let typed = folded(typed);
    let words: Vec<&str> = typed.split([',', ' ']).filter(|word| !word.is_empty()).collect();
    let is = |word: &str, english: &str, name: &str| word == english || word == folded(&narrator.say(name));
    let (first, rest) = words.split_first()?;
    if is(first, "leave", "terminal-word-leave") {
        return Some(TrollStep { leave: Some(true), ..TrollStep::default() });
    }
    if is(first, "enter", "terminal-word-enter") {
        return Some(TrollStep { enter: Some(true), ..TrollStep::default() });
    }
    if is(first, "keep", "terminal-word-keep") {
        let finds = rest.iter().map(|word| find(word, narrator).map(Into::into));
        return Some(TrollStep { keep: Some(finds.collect::<Option<_>>()?), ..TrollStep::default() });
    }
    if let Stage::Hall(hall) = game.view(None).stage() {
        return hall_step(hall, &words, narrator);
    }
    let faces = words.iter().map(|word| face(word, narrator).map(Into::into));
    Some(TrollStep { cave: Some(faces.collect::<Option<_>>()?), ..TrollStep::default() })
}

/// Two numbers are nuggets; words are the dragon dice. The die that is set aside may be left out.
fn hall_step(hall: Hall, words: &[&str], narrator: Narrator<'_>) -> Option<TrollStep> {
    if let [first, second] = words
        && let (Ok(first), Ok(second)) = (first.parse(), second.parse())
    {
        return Some(TrollStep { hall: Some([first, second]), ..TrollStep::default() });
    }
    let faces: Vec<DragonFace> = words.iter().map(|word| dragon(word, narrator)).collect::<Option<_>>()?;
    let faces = match (faces[..].try_into(), &faces[..], hall.aside()) {
        (Ok(both), ..) => both,
        (_, &[face], Some(aside)) => {
            DragonDie::ALL.map(|die| if die == aside { DragonFace::Aside } else { face })
        }
        _ => return None,
    };
    let faces: [DragonFace; 2] = faces;
    let by = Some(SeatNumber::from(hall.thrower()));
    Some(TrollStep { dragon: Some(faces.map(Into::into)), by, ..TrollStep::default() })
}

fn face(word: &str, narrator: Narrator<'_>) -> Option<Face> {
    let names = |face: &Face| [face.name().to_owned(), folded(&narrator.face(*face))];
    only(Face::ALL.iter().copied(), |face| names(face).iter().any(|name| name.starts_with(word)))
}

fn find(word: &str, narrator: Narrator<'_>) -> Option<Find> {
    match face(word, narrator)? {
        Face::Key => Some(Find::Key),
        Face::Door => Some(Find::Door),
        Face::Diamond | Face::Troll => None,
    }
}

fn dragon(word: &str, narrator: Narrator<'_>) -> Option<DragonFace> {
    let faces = [
        (DragonFace::Blank, "blank", "dragon-blank"),
        (DragonFace::Dragon, "dragon", "dragon-dragon"),
        (DragonFace::Aside, "aside", "dragon-aside"),
    ];
    let fits = |(_, english, name): &(DragonFace, &str, &str)| {
        english.starts_with(word) || folded(&narrator.say(name)).starts_with(word)
    };
    only(faces.into_iter(), fits).map(|(face, ..)| face)
}

/// The only one of these that fits.
fn only<T>(mut all: impl Iterator<Item = T>, fits: impl Fn(&T) -> bool) -> Option<T> {
    let first = all.find(|one| fits(one))?;
    all.all(|other| !fits(&other)).then_some(first)
}
