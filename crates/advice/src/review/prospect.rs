//! A decision that is still to be made.

use diamant::{Decision, View};
use game::{Ballot, BySeat};

use super::appraisal::mixes;
use super::{Judge, Moment, Rubies, Weighed};

/// What a seat that is asked may know of its choices: what will be said of the decision once it is made. It comes from the
/// view of that seat and from nothing else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// What there is to see.
    pub moment: Moment,
    /// With which chance the master would go on.
    pub stay: f64,
    /// What the choices bring in rubies.
    pub rubies: Rubies,
    /// What they are worth; nothing where chests are closed.
    pub weighed: Option<Weighed>,
}

impl Prospect {
    /// What this judge says of the choices of the onlooker; nothing when the onlooker is not asked.
    pub fn judged(view: &View<'_>, judge: &mut impl Judge) -> Option<Prospect> {
        let me = view.onlooker().filter(|me| view.deciding().contains(*me))?;
        let game = view.imagined();
        // Nobody knows what will be chosen, and what is weighed does not depend on it.
        let any = Ballot::collect(view.deciding(), |_| Decision::Continue);
        let appraisal = judge.appraise(&game, any);
        let weighed = appraisal.weighed[me]?;
        Some(Prospect {
            moment: Moment::of(view),
            stay: weighed.stay,
            rubies: Rubies::of(&game, me, &mixes(&appraisal.weighed)),
            weighed: Some(weighed),
        })
    }

    /// What is said where chests are closed: no chance of winning, from which one could read what is in them. All others are
    /// taken to go on as often as the onlooker should. Nothing when the onlooker is not asked.
    pub fn behind_closed_chests(view: &View<'_>, stay: f64) -> Option<Prospect> {
        let me = view.onlooker().filter(|me| view.deciding().contains(*me))?;
        let rubies = Rubies::of(&view.imagined(), me, &BySeat::from_fn(|_| stay));
        Some(Prospect { moment: Moment::of(view), stay, rubies, weighed: None })
    }
}
