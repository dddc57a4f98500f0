//! The review of a game of Diamant, as text for people.

use words::{FluentValue, Words, lay_out};

use super::review::{ChoiceWorth, DecisionReview, DiamantReview, PlayerReview};
use crate::detail::Detail;
use crate::number::{about, percent, plain, signed};

/// Writes the text.
pub(super) struct AccountWriter<'a> {
    pub(crate) review: &'a DiamantReview,
    pub(crate) words: &'a Words,
}

impl AccountWriter<'_> {
    pub(crate) fn write(&self, detail: Detail) -> String {
        let mut text = self.method() + "\n\n" + &lay_out(&self.rows()) + "\n";
        text.push_str(&self.say("review-parts", &[]));
        text.push('\n');
        for player in &self.review.players {
            text.push_str(&self.costliest(player));
        }
        if detail == Detail::Full {
            text.push('\n');
            text.push_str(&lay_out(&self.decisions()));
        }
        text
    }

    fn say(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, values)
    }

    fn method(&self) -> String {
        match self.review.tries {
            None => self.say("review-exact", &[]),
            Some(tries) => {
                let estimated = self.say("review-estimated", &[("tries", tries.into())]);
                if self.review.nearest_game {
                    format!("{estimated} {}", self.say("review-nearest", &[]))
                } else {
                    estimated
                }
            }
        }
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let heads = [
            "review-column-score",
            "review-column-accuracy",
            "review-column-loss",
            "review-column-fair",
            "review-column-own",
            "review-column-others",
            "review-column-cards",
            "review-column-guessing",
            "review-column-result",
        ];
        let mut rows = vec![vec![String::new()]];
        rows[0].extend(heads.map(|head| self.say(head, &[])));
        rows.extend(self.review.players.iter().map(|player| {
            let loss = if self.review.exact {
                plain(self.words, player.skill_loss)
            } else {
                about(self.words, player.skill_loss, player.error)
            };
            vec![
                player.name.clone(),
                player.score.to_string(),
                plain(self.words, player.accuracy),
                loss,
                plain(self.words, player.fair),
                signed(self.words, player.own),
                signed(self.words, player.others),
                signed(self.words, player.cards),
                signed(self.words, player.guessing),
                plain(self.words, player.result),
            ]
        }));
        rows
    }

    fn costliest(&self, player: &PlayerReview) -> String {
        let name = player.name.as_str();
        if player.costliest.is_empty() {
            return "\n".to_owned() + &self.say("review-no-mistake", &[("name", name.into())]) + "\n";
        }
        let heading = "\n".to_owned() + &self.say("review-costliest", &[("name", name.into())]) + "\n";
        let moments = (1..).zip(self.review.costliest(player)).map(|(place, decision)| {
            let master = master(self.words, decision.mix);
            let reason = reason(self.words, &decision.r#continue, &decision.leave);
            let moment = self.moment(decision);
            let advice = self.words.joined("list-sentences", &[master, reason]);
            format!("{place:>4}. {moment}\n      {advice}\n")
        });
        heading + &moments.collect::<String>()
    }

    /// What happened.
    fn moment(&self, decision: &DecisionReview) -> String {
        let values = [
            ("expedition", decision.moment.expedition.into()),
            ("cards", decision.moment.cards.into()),
            ("choice", decision.choice.word().into()),
            ("carried", decision.moment.carried.into()),
            ("path", decision.moment.path.into()),
            ("trap", plain(self.words, 100.0 * decision.moment.trap).into()),
            ("loss", self.loss(decision).into()),
        ];
        self.say("review-moment", &values)
    }

    fn loss(&self, decision: &DecisionReview) -> String {
        if self.review.exact {
            plain(self.words, decision.loss)
        } else {
            about(self.words, decision.loss, decision.error)
        }
    }

    fn decisions(&self) -> Vec<Vec<String>> {
        let heads = [
            "review-column-name",
            "review-column-expedition",
            "review-column-cards-lying",
            "review-column-carried",
            "review-column-trap",
            "review-column-choice",
            "review-column-mix",
            "review-column-win-continue",
            "review-column-win-leave",
            "review-column-stakes",
            "review-column-loss",
        ];
        let mut rows = vec![heads.map(|head| self.say(head, &[])).to_vec()];
        rows.extend(self.review.decisions.iter().map(|decision| {
            vec![
                self.review.players[usize::from(decision.seat)].name.clone(),
                decision.moment.expedition.to_string(),
                decision.moment.cards.to_string(),
                decision.moment.carried.to_string(),
                percent(self.words, decision.moment.trap),
                self.say("review-choice", &[("choice", decision.choice.word().into())]),
                percent(self.words, decision.mix),
                plain(self.words, decision.r#continue.win),
                plain(self.words, decision.leave.win),
                plain(self.words, decision.stakes),
                self.loss(decision),
            ]
        }));
        rows
    }
}

/// The sentence about the master's mix.
pub(crate) fn master(words: &Words, mix: f64) -> String {
    words.say("review-master", &[("tenths", tenths(mix).into())])
}

/// The reason: the values of both choices.
pub(crate) fn reason(words: &Words, go_on: &ChoiceWorth, leave: &ChoiceWorth) -> String {
    let values = [
        ("win-continue", plain(words, go_on.win).into()),
        ("win-leave", plain(words, leave.win).into()),
        ("rubies-continue", plain(words, go_on.rubies).into()),
        ("rubies-leave", plain(words, leave.rubies).into()),
    ];
    words.say("review-reason", &values)
}

/// A probability in tenths.
fn tenths(chance: f64) -> u32 {
    (0..10).find(|tenths| 10.0 * chance < f64::from(*tenths) + 0.5).unwrap_or(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_and_always_are_what_rounds_to_it() {
        let told = [0.0, 0.049, 0.05, 0.5, 0.949, 0.95, 1.0].map(tenths);
        assert_eq!(told, [0, 0, 1, 5, 9, 10, 10]);
    }
}
