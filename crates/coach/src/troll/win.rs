//! The effect of choices in a game of Troll & Dragon on the chances of winning, for programs. All numbers are in
//! points: 100 is a certain win.

use advice::troll_review::WinReview;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::number::points;

/// What a player's result is made of: `result` − `fair` = `own` + `others` + `luck`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollWinReview {
    /// What came of it: 100 for the win, a part of it when it is shared.
    pub result: f64,
    /// What everybody has before the first roll.
    pub fair: f64,
    /// What one's own choices changed, compared with what the coach advises.
    pub own: f64,
    /// What the choices of the others changed.
    pub others: f64,
    /// All the rest: dice, races, who began, and what cannot be told apart from it by trying.
    pub luck: f64,
    /// What the choices cost together.
    pub skill_loss: f64,
    /// The standard error of the skill loss.
    pub error: f64,
}

impl TrollWinReview {
    pub(crate) fn of(seat: Seat, judged: &WinReview) -> TrollWinReview {
        let parts = judged.parts[seat];
        TrollWinReview {
            result: points(parts.result),
            fair: points(parts.fair),
            own: points(parts.own),
            others: points(parts.others),
            luck: points(parts.luck),
            skill_loss: points(judged.skill_loss(seat)),
            error: points(judged.error(seat)),
        }
    }
}
