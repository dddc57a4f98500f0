//! The review of a game of Troll & Dragon, as text for people.

use protocol::Choice;
use words::{FluentValue, Words, lay_out};

use super::review::{TrollChoiceReview, TrollPlayerReview, TrollReview};
use crate::detail::Detail;
use crate::number::{about, plain, signed};

/// Writes the text.
pub(super) struct AccountWriter<'a> {
    pub(crate) review: &'a TrollReview,
    pub(crate) words: &'a Words,
}

impl AccountWriter<'_> {
    pub(crate) fn write(&self, detail: Detail) -> String {
        let mut text = self.say("review-dice-exact", &[]) + "\n\n" + &lay_out(&self.rows()) + "\n";
        text.push_str(&self.say("review-dice-parts", &[]));
        text.push('\n');
        for player in &self.review.players {
            text.push_str(&self.costliest(player));
        }
        text.push_str(&self.win());
        if detail == Detail::Full {
            text.push('\n');
            text.push_str(&lay_out(&self.choices()));
        }
        text
    }

    fn say(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, values)
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let heads = [
            "review-column-accuracy",
            "review-column-expected",
            "review-column-loss",
            "review-column-dice",
            "review-column-race",
            "review-column-gifts",
            "review-column-score",
        ];
        let mut rows = vec![vec![String::new()]];
        rows[0].extend(heads.map(|head| self.say(head, &[])));
        rows.extend(self.review.players.iter().map(|player| {
            vec![
                player.name.clone(),
                plain(self.words, player.accuracy),
                plain(self.words, player.expected),
                signed(self.words, -player.lost),
                signed(self.words, player.dice),
                signed(self.words, player.race),
                format!("+{}", player.gifts),
                player.score.to_string(),
            ]
        }));
        rows
    }

    fn costliest(&self, player: &TrollPlayerReview) -> String {
        let name = player.name.as_str();
        if player.costliest.is_empty() {
            return "\n".to_owned() + &self.say("review-no-mistake", &[("name", name.into())]) + "\n";
        }
        let heading = "\n".to_owned() + &self.say("review-costliest", &[("name", name.into())]) + "\n";
        let moments = (1..).zip(self.review.moments(&player.costliest)).map(|(place, (turn, choice))| {
            let moment = self.moment(turn, choice, plain(self.words, choice.lost));
            format!("{place:>4}. {moment}\n      {}\n", self.better(choice))
        });
        heading + &moments.collect::<String>()
    }

    /// The effect of the same choices on the chances of winning.
    fn win(&self) -> String {
        let tries = [("tries", self.review.tries.into())];
        let (method, parts) = (self.say("review-dice-win", &tries), self.say("review-dice-win-parts", &[]));
        let costliest: String = self.review.players.iter().map(|player| self.win_costliest(player)).collect();
        format!("\n{method}\n\n{}\n{parts}\n{costliest}", lay_out(&self.win_rows()))
    }

    fn win_rows(&self) -> Vec<Vec<String>> {
        let heads = [
            "review-column-loss",
            "review-column-fair",
            "review-column-own",
            "review-column-others",
            "review-column-luck",
            "review-column-result",
        ];
        let mut rows = vec![vec![String::new()]];
        rows[0].extend(heads.map(|head| self.say(head, &[])));
        rows.extend(self.review.players.iter().map(|TrollPlayerReview { name, win, .. }| {
            vec![
                name.clone(),
                about(self.words, win.skill_loss, win.error),
                plain(self.words, win.fair),
                signed(self.words, win.own),
                signed(self.words, win.others),
                signed(self.words, win.luck),
                plain(self.words, win.result),
            ]
        }));
        rows
    }

    fn win_costliest(&self, player: &TrollPlayerReview) -> String {
        if player.win_costliest.is_empty() {
            return String::new();
        }
        let heading = self.say("review-dice-win-costliest", &[("name", player.name.as_str().into())]);
        let moments = (1..).zip(self.review.moments(&player.win_costliest)).map(|(place, (turn, choice))| {
            let moment = self.moment(turn, choice, about(self.words, choice.win_loss, choice.win_error));
            format!("{place:>4}. {moment}\n      {}\n", self.wins_more(choice))
        });
        format!("\n{heading}\n") + &moments.collect::<String>()
    }

    /// What happened, and its cost.
    fn moment(&self, turn: u32, choice: &TrollChoiceReview, loss: String) -> String {
        let values = [
            ("turn", turn.into()),
            ("choice", choice.choice.word().into()),
            ("risk", choice.risk.into()),
            ("loss", loss.into()),
        ];
        self.say("review-dice-moment", &values)
    }

    /// The better choice, and the difference.
    fn better(&self, choice: &TrollChoiceReview) -> String {
        let worth = |of: Choice| plain(self.words, choice.worth_of(of).unwrap_or_default());
        let values = [
            ("best", choice.best.word().into()),
            ("worth-best", worth(choice.best).into()),
            ("worth", worth(choice.choice).into()),
        ];
        self.say("review-dice-better", &values)
    }

    /// The choice that wins more often.
    fn wins_more(&self, choice: &TrollChoiceReview) -> String {
        let win = |of: Choice| plain(self.words, choice.win_of(of).unwrap_or_default());
        let values = [
            ("advised", choice.advised.word().into()),
            ("win-advised", win(choice.advised).into()),
            ("win", win(choice.choice).into()),
        ];
        self.say("review-dice-wins-more", &values)
    }

    fn choices(&self) -> Vec<Vec<String>> {
        let heads = [
            "review-column-turn",
            "review-column-name",
            "review-column-risk",
            "review-column-choice",
            "review-column-best",
            "review-column-loss",
            "review-column-advised",
            "review-column-win-loss",
        ];
        let mut rows = vec![heads.map(|head| self.say(head, &[])).to_vec()];
        for (number, turn) in (1..).zip(&self.review.turns) {
            rows.extend(turn.choices.iter().map(|choice| {
                let action =
                    |choice: Choice| self.say("review-dice-choice", &[("choice", choice.word().into())]);
                vec![
                    format!("{number}"),
                    self.review.players[usize::from(turn.seat)].name.clone(),
                    choice.risk.to_string(),
                    action(choice.choice),
                    action(choice.best),
                    plain(self.words, choice.lost),
                    action(choice.advised),
                    about(self.words, choice.win_loss, choice.win_error),
                ]
            }));
        }
        rows
    }
}
