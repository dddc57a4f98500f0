//! The effect of choices in a game of Troll & Dragon on the chances of winning, for programs. All numbers are in
//! points: 100 is a certain win.

use advice::troll_review::WinReview;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::number::points;

/// The parts of a player's result: `result` − `fair` = `own` + `others` + `luck`. In points: 100 is a certain win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollWinReview {
    /// The result: 100 for a win, a share of it for a shared win.
    pub result: f64,
    /// The chance of winning before the first roll.
    pub fair: f64,
    /// The effect of the player's own choices, compared with the advice of the coach.
    pub own: f64,
    /// The effect of the choices of the others.
    pub others: f64,
    /// The rest: dice, races, the starting player, and the error of the simulation.
    pub luck: f64,
    /// The total cost of the choices.
    pub skill_loss: f64,
    /// The standard error of `skill-loss`.
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
