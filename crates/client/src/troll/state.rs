//! How a game of Troll & Dragon stands, for those who ask.

use protocol::{Scene, TrollScene};

use super::fact::find_face;
use crate::telling::Teller;

/// Everything that lies open, one sentence a line.
pub(super) fn lines(game: &TrollScene, scene: &Scene, teller: Teller<'_>) -> Vec<String> {
    let values = [
        ("name", teller.name(scene, game.active).into()),
        ("beside", teller.treasure(game.beside).into()),
        ("diamonds", game.rooms.diamonds.into()),
        ("nuggets", game.rooms.nuggets.into()),
        ("hand", game.hand.into()),
    ];
    let mut lines = vec![teller.words.say("state-troll", &values)];
    if let Some(cave) = game.cave.as_ref().filter(|cave| !cave.shown.is_empty()) {
        lines.push(teller.words.say(
            "terminal-dice-free",
            &[("faces", teller.faces(cave.shown.iter().map(|face| (*face).into())).into())],
        ));
    }
    if let Some(cave) = game.cave.as_ref().filter(|cave| !cave.kept.is_empty()) {
        lines.push(teller.words.say(
            "terminal-dice-kept",
            &[("faces", teller.faces(cave.kept.iter().map(|find| find_face(*find))).into())],
        ));
    }
    if let Some(hall) = &game.hall {
        lines.push(teller.say(if hall.aside.is_some() { "dragon-one-eye" } else { "dragon-asleep" }));
    }
    lines.extend((0..).zip(&game.bags).map(|(seat, bag)| {
        let name = ("name", teller.name(scene, seat).into());
        teller.words.say("terminal-bag", &[name, ("treasure", teller.treasure(*bag).into())])
    }));
    lines
}
