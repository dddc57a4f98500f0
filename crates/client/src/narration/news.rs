//! News of the table, and which game's facts they bring.

use std::cmp::Reverse;

use protocol::{Fact, News, Reaction, Reason, Scene, StandIn, StandingsScene, TieWord, Vote};

use super::{Narrator, Sentence};
use crate::any;

impl Narrator<'_> {
    /// All sentences of one piece of news. What needs none, such as a sealed choice, has none.
    pub fn narrate(self, news: &News, scene: &Scene, before: Option<&Scene>) -> Vec<Sentence> {
        let named = |name: &str, seat: u8| {
            vec![Sentence::plain(self.words.say(name, &[("name", self.name(scene, seat).into())]))]
        };
        match news {
            News::Drawn { facts } | News::Opened { facts, .. } | News::Raced { facts, .. } => {
                facts.iter().flat_map(|fact| self.fact(fact, scene, before)).collect()
            }
            News::Sat { seat, .. } | News::BotSat { seat, .. } => named("news-sat", *seat),
            News::SeatLeft { seat, name } => {
                let name = before.map_or_else(|| name.clone(), |before| self.name(before, *seat));
                vec![Sentence::plain(self.words.say("news-seat-left", &[("name", name.into())]))]
            }
            News::ReadySaid { seat } => named("news-ready", *seat),
            News::GameBegan { players, .. } => {
                let seats: Vec<u8> = (0..).take(players.len()).collect();
                let values = [("names", self.names(scene, &seats).into())];
                let began = Sentence::plain(self.words.say("news-began", &values));
                let added = scene.game.as_deref().and_then(|game| any::scene(game).beginning(self));
                [began].into_iter().chain(added.map(Sentence::plain)).collect()
            }
            News::StoodIn { seat, by: StandIn::Bot, why: Reason::Agreed } => {
                named("news-stood-in-agreed", *seat)
            }
            News::StandInAsked { seat } => named("news-vote-asked", *seat),
            News::StandInVoted { seat, by, vote } => {
                let sentence = match vote {
                    Vote::Agree => "news-vote-agree",
                    Vote::Refuse => "news-vote-refuse",
                };
                let by = by.map_or_else(|| self.say("somebody"), |by| self.name(scene, by));
                let values = [("name", self.name(scene, *seat).into()), ("by", by.into())];
                vec![Sentence::plain(self.words.say(sentence, &values))]
            }
            News::StandInDropped { seat } => named("news-vote-dropped", *seat),
            News::DealRestarted { dropped } => {
                let values = [("names", self.names(scene, dropped).into())];
                vec![Sentence::plain(self.words.say("news-deal-restarted", &values))]
            }
            News::StoodIn { seat, by: StandIn::Bot, .. } => named("news-stood-in-bot", *seat),
            News::StoodIn { seat, by: StandIn::Rest, .. } => named("news-stood-in-rest", *seat),
            News::HandedBack { seat } => named("news-back", *seat),
            News::HostPassed { seat: Some(seat) } => named("news-host", *seat),
            News::Agreed => vec![Sentence::plain(self.say("news-agreed"))],
            News::Reacted { seat, reaction } => {
                vec![self.called_out(scene, *seat, &self.say(reaction_name(*reaction)))]
            }
            // What was said is empty once it was removed.
            News::Said { text, .. } if text.is_empty() => Vec::new(),
            News::Said { seat, text } => vec![self.called_out(scene, *seat, text)],
            News::Made
            | News::DealSealed
            | News::CommitmentsPublished
            | News::AppearanceChosen { .. }
            | News::Moved { .. }
            | News::Listed { .. }
            | News::HostPassed { seat: None }
            | News::Answered { .. }
            | News::GameEnded { .. }
            | News::Woken => Vec::new(),
        }
    }

    fn called_out(self, scene: &Scene, seat: Option<u8>, text: &str) -> Sentence {
        let name = seat.map_or_else(|| self.say("somebody"), |seat| self.name(scene, seat));
        Sentence::plain(self.pair(&name, text))
    }

    fn fact(self, fact: &Fact, scene: &Scene, before: Option<&Scene>) -> Vec<Sentence> {
        let fact = any::fact(fact);
        if fact.is_end() {
            return self.result(scene);
        }
        fact.sentences(scene, before, self)
    }

    /// Who has won, why, and what everybody has, the winner first.
    pub fn result(self, scene: &Scene) -> Vec<Sentence> {
        let winners = Sentence::urgent(self.winners(scene));
        let more = self.tie(scene).into_iter().chain(self.scores(scene)).map(Sentence::plain);
        [winners].into_iter().chain(more).collect()
    }

    /// What everybody has, the winner first; a tie-break counts.
    fn scores(self, scene: &Scene) -> Option<String> {
        let standings = standings(scene)?;
        let mut order: Vec<(u8, u32)> = (0..).zip(standings.scores.iter().copied()).collect();
        order.sort_by_key(|(seat, score)| Reverse((standings.winners.contains(seat), *score)));
        let scores: Vec<String> =
            order.into_iter().map(|(seat, score)| format!("{} {score}", self.name(scene, seat))).collect();
        Some(self.words.say("terminal-scores", &[("list", self.words.row(&scores).into())]))
    }

    /// Why they have won, if others have as many points.
    fn tie(self, scene: &Scene) -> Option<String> {
        Some(self.say(match standings(scene)?.tie? {
            TieWord::Shared => "tie-shared",
            TieWord::Relics => "tie-relics",
            TieWord::Nuggets => "tie-nuggets",
        }))
    }

    /// Who has won.
    pub fn winners(self, scene: &Scene) -> String {
        let Some(standings) = standings(scene) else { return self.say("over") };
        let first = standings.winners.first().map_or(0, |seat| usize::from(*seat));
        let values = [
            ("names", self.names(scene, &standings.winners).into()),
            ("count", standings.winners.len().into()),
            ("score", standings.scores.get(first).copied().unwrap_or_default().into()),
        ];
        self.words.say("winners", &values)
    }
}

/// The scores, where everybody may know them.
pub fn standings(scene: &Scene) -> Option<&StandingsScene> {
    any::scene(scene.game.as_deref()?).standings()
}

fn reaction_name(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Wow => "reaction-wow",
        Reaction::Haha => "reaction-haha",
        Reaction::Ouch => "reaction-ouch",
        Reaction::Phew => "reaction-phew",
        Reaction::Bravo => "reaction-bravo",
        Reaction::Hurry => "reaction-hurry",
        Reaction::Thanks => "reaction-thanks",
        Reaction::GoodGame => "reaction-good-game",
    }
}
