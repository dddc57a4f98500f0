//! What is typed in a game of Diamant: the card that was turned, and who left.

use diamant::{Card, Decision, Diamant};
use game::{Ballot, Game, Move, Seat, SeatSet, Turn};
use protocol::CardWord;
use record::{DiamantRecord, Record, Recorded};

use crate::fault::Fault;
use crate::folded::{folded, meant};
use crate::shown::{ShownRecord, Typed};
use client::Narrator;

impl ShownRecord for DiamantRecord {
    fn question(&self, narrator: Narrator<'_>) -> Result<Option<String>, Fault> {
        question(self, narrator)
    }

    fn enter(&self, typed: &str, narrator: Narrator<'_>) -> Result<Typed, Fault> {
        enter(self, typed, narrator)
    }

    fn undone(&self) -> Result<Option<Record>, Fault> {
        Ok(undone(self)?.map(Record::Diamant))
    }

    /// Whether a card lies there and nobody has decided yet.
    fn is_undecided(&self) -> bool {
        let last = self.expeditions.last().and_then(|expedition| expedition.steps.last());
        last.is_some_and(|step| step.undecided)
    }
}

/// What is to be typed next; nothing when the game is over.
fn question(record: &DiamantRecord, narrator: Narrator<'_>) -> Result<Option<String>, Fault> {
    let game = record.clone().judge()?.game;
    Ok(match game.turn() {
        Turn::Chance(_) => {
            let number = game.view(None).path().cards().len() + 1;
            let expedition = game.view(None).expedition();
            let values = [("expedition", expedition.into()), ("number", number.into())];
            Some(narrator.words.say("terminal-companion-card", &values))
        }
        Turn::Ballot(seats) => {
            let people: Vec<String> = seats
                .into_iter()
                .map(|seat| format!("{} {}", seat.index() + 1, name(record, seat)))
                .collect();
            Some(
                narrator
                    .words
                    .say("terminal-companion-leave", &[("people", narrator.words.row(&people).into())]),
            )
        }
        Turn::Race(_) | Turn::Over => None,
    })
}

/// Takes in what was typed.
fn enter(record: &DiamantRecord, typed: &str, narrator: Narrator<'_>) -> Result<Typed, Fault> {
    let game = record.clone().judge()?.game;
    let answer = match game.turn() {
        Turn::Chance(_) => card(&game, typed, narrator).map(Move::Chance),
        Turn::Ballot(seats) => leavers(record, seats, typed, narrator).map(|leaving| {
            let choose = |seat| if leaving.contains(seat) { Decision::Leave } else { Decision::Continue };
            Move::Ballot(Ballot::collect(seats, choose))
        }),
        Turn::Race(_) | Turn::Over => Err(narrator.say("over")),
    };
    let answer = match answer {
        Ok(answer) => answer,
        Err(hint) => return Ok(Typed::Hint(hint)),
    };
    let mut record = record.clone();
    Ok(match play(&mut game.clone(), &mut record, &answer) {
        Ok(()) => Typed::Written(Box::new(Record::Diamant(record))),
        Err(why) => Typed::Hint(narrator.words.refusal("table/illegal-choice", &why)),
    })
}

/// Makes a move and writes it down.
fn play(game: &mut Diamant, record: &mut DiamantRecord, answer: &Move<Decision, Card>) -> Result<(), String> {
    let before = game.clone();
    let mut events = Vec::new();
    game.play(answer, &mut events).map_err(|illegal| illegal.to_string())?;
    record.write(&before, answer, &events);
    Ok(())
}

/// The record without its last move; nothing if there is none.
fn undone(record: &DiamantRecord) -> Result<Option<DiamantRecord>, Fault> {
    let mut moves = record.clone().judge()?.moves;
    if moves.pop().is_none() {
        return Ok(None);
    }
    let mut before = DiamantRecord::begin(record.edition.clone(), record.relics, record.players.clone())
        .with_chests(record.chests);
    let mut game = before.clone().judge()?.game;
    for told in moves {
        game.rest(told.resting, &mut Vec::new());
        play(&mut game, &mut before, &told.answer).expect("a judged record can be played again");
    }
    Ok(Some(before))
}

/// The card that was typed: its number, its word in a record, or the beginning of its name, among those that may come.
fn card(game: &Diamant, typed: &str, narrator: Narrator<'_>) -> Result<Card, String> {
    let typed = folded(typed);
    let known: Vec<Card> = game.view(None).may_come().map(|(card, _)| card).collect();
    if let Ok(exact) = typed.parse::<Card>() {
        let gone = || {
            narrator
                .words
                .say("terminal-companion-no-card", &[("card", narrator.card(CardWord(exact)).into())])
        };
        return known.contains(&exact).then_some(exact).ok_or_else(gone);
    }
    let is_meant = |card: &&Card| {
        let word = card.to_string();
        let named = folded(&narrator.card(CardWord(**card)));
        !typed.is_empty() && (word.starts_with(&typed) || named.starts_with(&typed))
    };
    let meant: Vec<&Card> =
        known.iter().filter(|card| !matches!(card, Card::Treasure(_))).filter(is_meant).collect();
    match meant[..] {
        [card] => Ok(*card),
        _ => Err(narrator.say("terminal-companion-hint-card")),
    }
}

/// Those who leave: by number or by the beginning of a name; nobody, or everyone.
fn leavers(
    record: &DiamantRecord,
    inside: SeatSet,
    typed: &str,
    narrator: Narrator<'_>,
) -> Result<SeatSet, String> {
    let typed = typed.trim().to_lowercase();
    let plain = folded(&typed);
    let is = |word: &str, name: &str| plain == word || plain == folded(&narrator.say(name));
    if typed.is_empty() || typed == "-" || is("nobody", "terminal-word-nobody") {
        return Ok(SeatSet::EMPTY);
    }
    if is("all", "terminal-word-all") {
        return Ok(inside);
    }
    let hint = || narrator.say("terminal-companion-hint-leave");
    let words = typed.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(|word| person(record, inside, word).ok_or_else(hint)).collect()
}

fn person(record: &DiamantRecord, inside: SeatSet, word: &str) -> Option<Seat> {
    if let Ok(number) = word.parse::<usize>() {
        return Seat::new(number.checked_sub(1)?).filter(|seat| inside.contains(*seat));
    }
    let seats: Vec<Seat> = inside.into_iter().collect();
    let names: Vec<String> = seats.iter().map(|seat| name(record, *seat).to_owned()).collect();
    meant(word, &names).map(|place| seats[place])
}

fn name(record: &DiamantRecord, seat: Seat) -> &str {
    record.players.get(seat.index()).map_or("", String::as_str)
}
