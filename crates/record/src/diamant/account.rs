//! The story of a game of Diamant.

use diamant::{Event, Gems, Relic};
use game::{Game, SeatSet};
use words::{FluentValue, Words, lay_out};

use crate::account::{Names, number, numbered, ranked, unnumbered, winner_line};
use crate::judged::Judged;

use super::file::DiamantRecord;
use super::referee::{JudgedExpedition, JudgedStep};

pub(super) fn account(judgement: &Judged<DiamantRecord>, words: &Words) -> String {
    let writer =
        AccountWriter { judgement, words, names: Names { players: &judgement.record.players, words } };
    let mut text = writer.title();
    for (number, expedition) in (1..).zip(&judgement.parts) {
        text.push_str(&writer.expedition(number, expedition));
    }
    let view = judgement.game.view(None);
    text.push('\n');
    text.push_str(&lay_out(&writer.final_rows()));
    text.push('\n');
    text.push_str(&winner_line(&judgement.game.standings(), view.is_over(), &writer.names, "tie-relics"));
    text.push('\n');
    text
}

struct AccountWriter<'a> {
    judgement: &'a Judged<DiamantRecord>,
    words: &'a Words,
    names: Names<'a>,
}

impl AccountWriter<'_> {
    fn title(&self) -> String {
        let relics = if self.has_relics() { "account-with-relics" } else { "account-without-relics" };
        let values = [
            ("edition", self.judgement.record.edition.title(self.words).into()),
            ("relics", self.words.say(relics, &[]).into()),
            ("players", number(self.judgement.record.players.len())),
        ];
        self.words.say("account-diamant", &values) + "\n"
    }

    fn expedition(&self, which: usize, expedition: &JudgedExpedition) -> String {
        let total = self.judgement.game.rules().expeditions();
        let heading = self.words.say("expedition", &[("number", number(which)), ("total", total.into())]);
        let mut text = format!("\n{heading}\n");
        text.push_str(&unnumbered(self.rest(expedition.resting)));
        for (step, judged) in (1..).zip(&expedition.steps) {
            text.push_str(&numbered(step, self.step(judged)));
        }
        let chests = self.judgement.record.players.iter().zip(&expedition.chests);
        let chests: Vec<String> = chests.map(|(name, gems)| format!("{name} {gems}")).collect();
        let chests = self.words.say("account-chests", &[("list", self.words.row(&chests).into())]);
        text + &unnumbered(
            [self.still_inside(which), self.undecided(which), Some(chests)].into_iter().flatten(),
        )
    }

    fn rest(&self, resting: SeatSet) -> Option<String> {
        let values = [("names", self.names.of(resting).into()), ("count", number(resting.len()))];
        (!resting.is_empty()).then(|| self.words.say("account-rest", &values))
    }

    /// Where the record stops inside this expedition: who is there, with what.
    fn still_inside(&self, expedition: usize) -> Option<String> {
        let view = self.judgement.game.view(None);
        let inside = view.inside();
        self.stops_inside(expedition).then(|| {
            let values = [
                ("names", self.names.of(inside).into()),
                ("count", number(inside.len())),
                ("carried", view.carried().worth().into()),
                ("path", view.path().rubies().worth().into()),
            ];
            self.words.say("account-still-inside", &values)
        })
    }

    /// Where the record stops between a card and the decision.
    fn undecided(&self, expedition: usize) -> Option<String> {
        let waits = !self.judgement.game.view(None).deciding().is_empty();
        (waits && self.stops_inside(expedition)).then(|| self.words.say("account-undecided", &[]))
    }

    fn stops_inside(&self, expedition: usize) -> bool {
        let view = self.judgement.game.view(None);
        usize::from(view.expedition()) == expedition && !view.path().cards().is_empty()
    }

    fn step(&self, step: &JudgedStep) -> Vec<String> {
        let sentences: Vec<String> =
            step.events.iter().filter_map(|event| self.sentence(*event, step)).collect();
        if sentences.is_empty() { vec![self.words.say("account-all-go-on", &[])] } else { sentences }
    }

    fn sentence(&self, event: Event, step: &JudgedStep) -> Option<String> {
        let say = |name: &str, values: &[(&str, FluentValue<'_>)]| Some(self.words.say(name, values));
        match event {
            Event::TreasureFound { worth, each, stays } => say(
                "account-treasure",
                &[
                    ("worth", worth.worth().into()),
                    ("people", number(step.inside.len())),
                    ("each", each.worth().into()),
                    ("stays", stays.worth().into()),
                ],
            ),
            Event::HazardMet { hazard } => say("account-hazard", &[("hazard", self.hazard(hazard).into())]),
            Event::RelicFound { relic } => say("account-relic", &[("relic", self.relic(relic).into())]),
            Event::TrapSprung { hazard, caught, lost } => say(
                "account-trap",
                &[
                    ("hazard", self.hazard(hazard).into()),
                    ("names", self.names.of(caught).into()),
                    ("count", number(caught.len())),
                    ("lost", lost.worth().into()),
                ],
            ),
            Event::CameHome { leavers, .. } if step.is_before_any_card() => say(
                "account-camp",
                &[("names", self.names.of(leavers).into()), ("count", number(leavers.len()))],
            ),
            Event::CameHome { leavers, carried, share, .. } => say(
                "account-home",
                &[
                    ("names", self.names.of(leavers).into()),
                    ("count", number(leavers.len())),
                    ("carried", carried.worth().into()),
                    ("share", share.worth().into()),
                    ("total", (carried + share).worth().into()),
                ],
            ),
            Event::RelicTaken { seat, relic, worth } => say(
                "account-relic-taken",
                &[
                    ("name", self.judgement.record.players[seat.index()].as_str().into()),
                    ("relic", self.relic(relic).into()),
                    ("worth", worth.into()),
                ],
            ),
            Event::RelicLost { relic } => say("account-relic-lost", &[("relic", self.relic(relic).into())]),
            Event::DeckRanOut { .. } => say("account-deck-ran-out", &[]),
            Event::ExpeditionEnded { removed: Some(hazard), .. } => {
                say("account-removed", &[("hazard", self.hazard(hazard).into())])
            }
            Event::ExpeditionEnded { removed: None, .. }
            | Event::Decided { .. }
            | Event::RestNamed { .. }
            | Event::ExpeditionBegan { .. }
            | Event::GameEnded => None,
        }
    }

    fn final_rows(&self) -> Vec<Vec<String>> {
        let head = |name: &str| self.words.say(name, &[]);
        let mut rows = vec![vec![String::new(), head("column-chest"), head("column-stones")]];
        if self.has_relics() {
            rows[0].push(head("column-relics"));
        }
        rows[0].push(head("column-score"));
        let standings = self.judgement.game.standings();
        for seat in ranked(&standings, self.judgement.game.seats()) {
            let name = &self.judgement.record.players[seat.index()];
            let chest = self.judgement.game.view(Some(seat)).chest(seat).unwrap_or_default();
            let mut row = vec![name.clone(), chest.to_string(), self.stones(chest)];
            if self.has_relics() {
                let worths: Vec<String> =
                    self.judgement.game.view(None).relics(seat).map(|worth| worth.to_string()).collect();
                row.push(if worths.is_empty() { "–".to_owned() } else { worths.join(" + ") });
            }
            row.push(standings.scores[seat].to_string());
            rows.push(row);
        }
        rows
    }

    /// An amount as one would lay it on the table.
    fn stones(&self, gems: Gems) -> String {
        let values = [("diamonds", gems.diamonds().into()), ("rubies", gems.rubies().into())];
        // The sentence ends with a space where there is no ruby, and the column would not line up.
        self.words.say("stones", &values).trim_end().to_owned()
    }

    fn hazard(&self, hazard: diamant::Hazard) -> String {
        self.words.say(&format!("hazard-{}", hazard.word()), &[])
    }

    fn relic(&self, relic: Relic) -> String {
        match relic {
            Relic::Plain => self.words.say("relic-plain", &[]),
            Relic::Numbered(worth) => self.words.say("relic-numbered", &[("worth", worth.into())]),
        }
    }

    fn has_relics(&self) -> bool {
        self.judgement.game.rules().settings().relics.is_some()
    }
}
