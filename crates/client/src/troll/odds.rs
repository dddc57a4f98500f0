//! How likely the next roll or throw takes everything, in a sentence. The numbers are those of `tacora odds`.

use protocol::{DangerScene, TrollScene};

use crate::narration::Narrator;

/// The danger, if there is one.
pub(super) fn lines(game: &TrollScene, narrator: Narrator<'_>) -> Option<Vec<String>> {
    let DangerScene { ways, outcomes } = game.danger?;
    let percent = (100.0 * f64::from(ways) / f64::from(outcomes)).round();
    let values = [("ways", ways.into()), ("outcomes", outcomes.into()), ("percent", percent.into())];
    Some(vec![
        narrator.words.say(if game.hall.is_some() { "danger-dragon" } else { "danger-troll" }, &values),
    ])
}
