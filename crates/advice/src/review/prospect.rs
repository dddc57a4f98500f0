//! A decision that is still to be made.

use diamant::{Decision, Diamant, View};
use game::{Ballot, BySeat, Game, Seat};

use super::appraisal::mixes;
use super::one_try::Try;
use super::{Judge, Moment, Player, Rubies, Weighed};
use crate::{leaning, look_ahead};

/// How much of a win a choice must be better to become e times as likely: one point, as when all respond to each other.
/// Hundreds of simulations are not much less precise.
const CAUTION: f64 = 0.01;

/// What a deciding seat may know about its choices: the same as the review will say about the decision. It is computed
/// from the view of that seat alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The visible position.
    pub moment: Moment,
    /// The probability with which the master would continue.
    pub stay: f64,
    /// The results of both choices in rubies.
    pub rubies: Rubies,
    /// The chances of winning; `None` if chests are hidden.
    pub chances: Option<Chances>,
}

/// The chance of winning by each choice, while the others choose as the master would.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// By continuing.
    pub go_on: f64,
    /// By leaving.
    pub leave: f64,
    /// The standard error of the difference between the two; 0 if they are exact.
    pub error: f64,
}

impl Chances {
    /// By this choice.
    pub fn by(&self, decision: Decision) -> f64 {
        match decision {
            Decision::Continue => self.go_on,
            Decision::Leave => self.leave,
        }
    }
}

impl Prospect {
    /// This judge's evaluation of the onlooker's choices; `None` if the onlooker is not asked.
    pub fn judged(view: &View<'_>, judge: &mut impl Judge) -> Option<Prospect> {
        let me = view.onlooker().filter(|me| view.deciding().contains(*me))?;
        let game = view.imagined();
        // The actual choices are unknown, and the values do not depend on them.
        let any = Ballot::collect(view.deciding(), |_| Decision::Continue);
        let appraisal = judge.appraise(&game, any);
        let Weighed { stay, go_on, leave, error, .. } = appraisal.weighed[me]?;
        Some(Prospect {
            moment: Moment::of(view),
            stay,
            rubies: Rubies::of(&game, me, &mixes(&appraisal.weighed)),
            chances: Some(Chances { go_on, leave, error }),
        })
    }

    /// The master's evaluation after this many simulations, at least two; `None` if the onlooker is not asked. The
    /// master's table is shifted towards the better choice, as by the bot that uses it.
    pub fn looking_ahead(view: &View<'_>, master: &dyn Player, tries: u32) -> Option<Prospect> {
        let me = view.onlooker().filter(|me| view.deciding().contains(*me))?;
        let game = view.imagined();
        let chances = looks_ahead(&game, me, master, tries);
        let by_the_table = BySeat::from_fn(|seat| {
            if view.deciding().contains(seat) { master.stay(&game.view(Some(seat))) } else { 0.0 }
        });
        Some(Prospect {
            moment: Moment::of(view),
            stay: leaning(by_the_table[me], chances.go_on - chances.leave, CAUTION),
            rubies: Rubies::of(&game, me, &by_the_table),
            chances: Some(chances),
        })
    }

    /// The evaluation if chests are hidden: without chances of winning, which would reveal their content. All others
    /// are assumed to continue as often as the onlooker should. `None` if the onlooker is not asked.
    pub fn behind_closed_chests(view: &View<'_>, stay: f64) -> Option<Prospect> {
        let me = view.onlooker().filter(|me| view.deciding().contains(*me))?;
        let rubies = Rubies::of(&view.imagined(), me, &BySeat::from_fn(|_| stay));
        Some(Prospect { moment: Moment::of(view), stay, rubies, chances: None })
    }
}

/// The mean results of this seat's choices over this many deals.
fn looks_ahead(game: &Diamant, me: Seat, master: &dyn Player, tries: u32) -> Chances {
    let tries = tries.max(2);
    let (mut go_on, mut leave, mut squares) = (0.0, 0.0, 0.0);
    for time in 0..tries {
        let luck = Try::of(0, time);
        let choose = |view: &View<'_>, luck: &mut Try| luck.choose(master.stay(view), view);
        let [goes_on, leaves] = look_ahead(game, me, luck, choose, |game| master.shares(game));
        go_on += goes_on[me];
        leave += leaves[me];
        squares += (goes_on[me] - leaves[me]).powi(2);
    }
    let tries = f64::from(tries);
    let (go_on, leave) = (go_on / tries, leave / tries);
    let variance = (squares / tries - (go_on - leave).powi(2)).max(0.0);
    Chances { go_on, leave, error: (variance / (tries - 1.0)).sqrt() }
}
