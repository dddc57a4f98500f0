//! Hints for a decision in Diamant.

use std::collections::BTreeMap;

use advice::master::{Master, Taught};
use advice::review::{Prospect, TwoPlayerJudge};
use diamant::{Decision, View};
use serde::Serialize;
use utoipa::ToSchema;
use words::Words;

use super::account::{master, reason};
use super::coach::is_solved;
use super::moment::MomentReview;
use super::review::{ChoiceWorth, Method};
use crate::any::Hint;
use crate::memory::Memory;
use crate::number::{plain, points, rounded};
use crate::said::said;

/// The number of simulations for a single explorer. With more explorers inside each takes longer, and a hint must be
/// fast.
const TRIES_ALONE: u32 = 3_600;

/// A hint for a decision in Diamant. All chances of winning are in points: 100 is a certain win.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiamantHint {
    /// Whether all values are exact. Otherwise they are estimated.
    pub exact: bool,
    /// The number of simulations per choice, if values are estimated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tries: Option<u32>,
    /// Whether the master was trained for a similar game only. Estimates are then rougher than `error` says.
    pub nearest_game: bool,
    /// The visible position.
    #[serde(flatten)]
    pub moment: MomentReview,
    /// The value of continuing.
    pub r#continue: HintedChoice,
    /// The value of leaving.
    pub leave: HintedChoice,
    /// The probability with which the master continues, from 0 to 1.
    pub mix: f64,
    /// The standard error of the difference between the two chances of winning, in points; 0 if they are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// What the master does and why, by language code, such as `en`.
    #[schema(value_type = BTreeMap<String, String>)]
    pub said: BTreeMap<&'static str, String>,
}

/// The value of a choice if the others play like the master.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct HintedChoice {
    /// The chance of winning, in points. Absent if chests are hidden, because it would reveal them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
    /// The expected rubies: brought home by leaving, or carried after one more card. Relics count with their value.
    pub rubies: f64,
}

impl Hint {
    /// The hint for the onlooker of this view; `None` unless they are asked.
    pub fn in_diamant(view: &View<'_>, memory: &Memory) -> Option<Hint> {
        hint(view, memory).map(Hint::Diamant)
    }
}

fn hint(view: &View<'_>, memory: &Memory) -> Option<DiamantHint> {
    let players = view.seats().len();
    let taught = Taught::of(view.rules());
    let by_the_table = Master::of(view.rules(), players);
    if view.standings().is_none() {
        let prospect = Prospect::behind_closed_chests(view, by_the_table.stay(view))?;
        return Some(DiamantHint::new(&prospect, Method::Estimated { tries: 0, taught }));
    }
    // If somebody is going to rest, a different game follows.
    if view.resting().is_empty() && is_solved(view.rules(), players) {
        let prospect = Prospect::judged(view, &mut TwoPlayerJudge::new(&memory.solutions))?;
        return Some(DiamantHint::new(&prospect, Method::Exact));
    }
    let inside = u32::try_from(view.inside().len()).expect("a table has eight seats");
    let tries = TRIES_ALONE / inside.max(1);
    let prospect = Prospect::looking_ahead(view, by_the_table, tries)?;
    Some(DiamantHint::new(&prospect, Method::Estimated { tries, taught }))
}

impl DiamantHint {
    fn new(prospect: &Prospect, method: Method) -> DiamantHint {
        let choice = |decision: Decision| HintedChoice {
            win: prospect.chances.map(|chances| points(chances.by(decision))),
            rubies: rounded(prospect.rubies.by(decision)),
        };
        let mut hint = DiamantHint {
            exact: method == Method::Exact,
            tries: method.tries().filter(|tries| *tries > 0),
            nearest_game: method.nearest_game(),
            moment: (&prospect.moment).into(),
            r#continue: choice(Decision::Continue),
            leave: choice(Decision::Leave),
            mix: rounded(prospect.stay),
            error: prospect.chances.map(|chances| points(chances.error)),
            said: BTreeMap::new(),
        };
        hint.said = said(|words| hint.sentences(words));
        hint
    }

    fn sentences(&self, words: &Words) -> String {
        let worths = self.r#continue.worth().zip(self.leave.worth());
        let why =
            worths.map_or_else(|| self.rubies_alone(words), |(go_on, leave)| reason(words, &go_on, &leave));
        let about = self.error.filter(|_| !self.exact);
        let about = about.map(|error| words.say("hint-estimated", &[("error", plain(words, error).into())]));
        let sentences: Vec<String> =
            [Some(master(words, self.mix)), Some(why), about].into_iter().flatten().collect();
        words.joined("list-sentences", &sentences)
    }

    fn rubies_alone(&self, words: &Words) -> String {
        let rubies = |choice: HintedChoice| plain(words, choice.rubies).into();
        let values = [("rubies-continue", rubies(self.r#continue)), ("rubies-leave", rubies(self.leave))];
        words.say("hint-closed-chests", &values)
    }
}

impl HintedChoice {
    /// Its value, if it may be shown.
    fn worth(self) -> Option<ChoiceWorth> {
        self.win.map(|win| ChoiceWorth { win, rubies: self.rubies })
    }
}
