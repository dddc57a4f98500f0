//! The story of a game of Troll & Dragon.

use game::{Game, Seat, SeatSet};
use troll::{DragonFace, Event, Face, Find, Room, Treasure};
use words::{FluentValue, Words, lay_out};

use crate::account::{Names, number, numbered, ranked, winner_line};
use crate::judged::Judged;

use super::file::TrollRecord;
use super::referee::JudgedTurn;

pub(super) fn account(judgement: &Judged<TrollRecord>, words: &Words) -> String {
    let writer =
        AccountWriter { judgement, words, names: Names { players: &judgement.record.players, words } };
    let view = judgement.game.view(None);
    let mut text = words.say("account-troll", &[("players", number(judgement.record.players.len()))]) + "\n";
    for (number, turn) in (1..).zip(&judgement.parts) {
        text.push_str(&writer.turn(number, turn));
    }
    let rooms = [
        ("cave", view.rooms().diamonds.into()),
        ("hall", view.rooms().nuggets.into()),
        ("hand", view.hand().into()),
    ];
    if view.beside() != Treasure::NONE {
        let line = words.say("account-beside", &[("beside", writer.treasure(view.beside()).into())]);
        text.extend(["      ", line.as_str(), "\n"]);
    }
    text.push('\n');
    text.push_str(&lay_out(&writer.final_rows()));
    text.push('\n');
    text.push_str(&words.say("account-rooms", &rooms));
    text.push('\n');
    text.push_str(&winner_line(&view.standings(), view.is_over(), &writer.names, "tie-nuggets"));
    text.push('\n');
    text
}

struct AccountWriter<'a> {
    judgement: &'a Judged<TrollRecord>,
    words: &'a Words,
    names: Names<'a>,
}

impl AccountWriter<'_> {
    fn turn(&self, which: usize, turn: &JudgedTurn) -> String {
        let heading = self
            .words
            .say("account-turn", &[("number", number(which)), ("name", self.name(turn.active).into())]);
        let mut text = format!("\n{heading}\n");
        for (step, events) in (1..).zip(&turn.steps) {
            text.push_str(&numbered(step, events.iter().flat_map(|event| self.sentences(event))));
        }
        text
    }

    fn sentences(&self, event: &Event) -> Vec<String> {
        let say = |name: &str, values: &[(&str, FluentValue<'_>)]| vec![self.words.say(name, values)];
        match *event {
            Event::CaveRolled { roll, taken } => {
                let faces: Vec<String> = roll.faces().iter().map(|face| self.face(*face)).collect();
                say("account-cave-roll", &[("faces", self.words.row(&faces).into()), ("taken", taken.into())])
            }
            Event::Kept { find: Find::Key } => say("account-kept-key", &[]),
            Event::Kept { find: Find::Door } => say("account-kept-door", &[]),
            Event::TrollCame { lost } => say("account-troll-came", &[("lost", lost.into())]),
            Event::HallEntered { thrower } => say("account-hall", &[("thrower", self.name(thrower).into())]),
            Event::HallRolled { roll, taken } => say(
                "account-hall-roll",
                &[("first", roll[0].into()), ("second", roll[1].into()), ("taken", taken.into())],
            ),
            Event::DragonThrown { by, throw, .. } => {
                let faces: Vec<String> = throw.0.iter().filter_map(|face| self.dragon_face(*face)).collect();
                let faces = self.words.row(&faces);
                say("account-dragon-throw", &[("name", self.name(by).into()), ("faces", faces.into())])
            }
            Event::EyeOpened { .. } => say("dragon-one-eye", &[]),
            Event::DragonAwoke { by, lost, from_hand, shares } => {
                let values = [
                    ("name", self.name(by).into()),
                    ("lost", self.treasure(lost).into()),
                    ("hand", FluentValue::from(from_hand)),
                ];
                let mut lines = say("account-dragon-awake", &values);
                let sharers =
                    self.judgement.game.seats().into_iter().filter(|seat| shares[*seat] != Treasure::NONE);
                lines.extend(sharers.map(|seat| {
                    let share = self.treasure(shares[seat]);
                    self.words
                        .say("account-share", &[("name", self.name(seat).into()), ("share", share.into())])
                }));
                lines
            }
            Event::Left { room, brought } => {
                let sentence = match room {
                    Room::Cave => "account-left-cave",
                    Room::Hall => "account-left-hall",
                };
                say(sentence, &[("brought", self.treasure(brought).into())])
            }
            Event::DiceTaken { .. } | Event::Stayed | Event::TurnPassed { .. } | Event::GameEnded { .. } => {
                Vec::new()
            }
        }
    }

    fn final_rows(&self) -> Vec<Vec<String>> {
        let head = |name: &str| self.words.say(name, &[]);
        let mut rows =
            vec![vec![String::new(), head("column-diamonds"), head("column-nuggets"), head("column-score")]];
        let view = self.judgement.game.view(None);
        let standings = view.standings();
        for seat in ranked(&standings, view.seats()) {
            let bag = view.bag(seat);
            let numbers = [u32::from(bag.diamonds), u32::from(bag.nuggets), standings.scores[seat]];
            rows.push(
                [self.name(seat)].into_iter().chain(numbers.map(|number| number.to_string())).collect(),
            );
        }
        rows
    }

    fn name(&self, seat: Seat) -> String {
        self.names.of(SeatSet::only(seat))
    }

    fn face(&self, face: Face) -> String {
        self.words.say(&format!("die-{}", face.name()), &[])
    }

    /// What a dragon die shows, if it was thrown.
    fn dragon_face(&self, face: DragonFace) -> Option<String> {
        let name = match face {
            DragonFace::Blank => "dragon-blank",
            DragonFace::Dragon => "dragon-dragon",
            DragonFace::Aside => return None,
        };
        Some(self.words.say(name, &[]))
    }

    fn treasure(&self, treasure: Treasure) -> String {
        self.words
            .say("treasure", &[("diamonds", treasure.diamonds.into()), ("nuggets", treasure.nuggets.into())])
    }
}
