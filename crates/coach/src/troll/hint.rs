//! Hints for a choice in Troll & Dragon.

use std::collections::BTreeMap;

use advice::troll_turn::{Tempo, TurnPlan};
use game::Seat;
use serde::Serialize;
use troll::{View, worth};
use utoipa::ToSchema;
use words::Words;

use super::review::TrollChoiceWorth;
use crate::any::Hint;
use crate::number::{plain, rounded};
use crate::said::said;

/// A hint for a choice in Troll & Dragon. Values are the exact expected yield of the turn: 1 for a diamond, 3 for a nugget. In a
/// live race both sides are assumed to be equally fast.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollHint {
    /// The value of the treasure that is not safe yet.
    pub risk: u32,
    /// The probability that the next roll brings the Troll or, in the hall, that the next throw wakes the Dragon, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub danger: Option<f64>,
    /// All legal choices, the best first.
    pub choices: Vec<TrollChoiceWorth>,
    /// The best and the second-best choice in words, by language code, such as `en`.
    #[schema(value_type = BTreeMap<String, String>)]
    pub said: BTreeMap<&'static str, String>,
}

impl Hint {
    /// The hint for the player in this seat; `None` unless it is their turn and they have a choice.
    pub fn in_troll(view: View<'_>, seat: Seat) -> Option<Hint> {
        hint(view, seat).map(Hint::Troll)
    }
}

fn hint(view: View<'_>, seat: Seat) -> Option<TrollHint> {
    if view.active() != seat {
        return None;
    }
    let plan = TurnPlan::ahead(view, Tempo::EVEN);
    let best = plan.best(view)?;
    let mut choices = plan.choices(view);
    choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    // The plan knows which of several equally good choices to prefer.
    choices.sort_by_key(|(action, _)| *action != best);
    let choices: Vec<TrollChoiceWorth> = choices
        .into_iter()
        .map(|(action, worth)| TrollChoiceWorth { choice: action.into(), worth: rounded(worth), win: None })
        .collect();
    let [first, second, ..] = &choices[..] else { return None };
    Some(TrollHint {
        risk: worth(view.beside()),
        danger: view.danger().map(|danger| rounded(f64::from(danger.ways) / f64::from(danger.outcomes))),
        said: said(|words| sentence(words, first, second)),
        choices,
    })
}

fn sentence(words: &Words, best: &TrollChoiceWorth, next: &TrollChoiceWorth) -> String {
    let values = [
        ("best", best.choice.word().into()),
        ("worth-best", plain(words, best.worth).into()),
        ("next", next.choice.word().into()),
        ("worth-next", plain(words, next.worth).into()),
    ];
    words.say("hint-dice", &values)
}
