//! How a game of Troll & Dragon stands, for those who ask.

use protocol::{Scene, TrollScene};

use crate::narration::Narrator;

/// Everything that lies open, one sentence a line.
pub(super) fn lines(game: &TrollScene, scene: &Scene, narrator: Narrator<'_>) -> Vec<String> {
    let bags = (0..).zip(&game.bags).map(|(seat, bag)| {
        let name = ("name", narrator.name(scene, seat).into());
        narrator.words.say("terminal-bag", &[name, ("treasure", narrator.treasure(*bag).into())])
    });
    if game.over {
        let lines = narrator.result(scene).into_iter().map(|sentence| sentence.text);
        return lines.chain(bags).collect();
    }
    let values = [
        ("name", narrator.name(scene, game.active).into()),
        ("beside", narrator.treasure(game.beside).into()),
        ("diamonds", game.rooms.diamonds.into()),
        ("nuggets", game.rooms.nuggets.into()),
        ("hand", game.hand.into()),
    ];
    let mut lines = vec![narrator.words.say("state-troll", &values)];
    if let Some(cave) = game.cave.as_ref().filter(|cave| !cave.shown.is_empty()) {
        lines.push(narrator.words.say(
            "terminal-dice-free",
            &[("faces", narrator.faces(cave.shown.iter().map(|face| (*face).into())).into())],
        ));
    }
    if let Some(cave) = game.cave.as_ref().filter(|cave| !cave.kept.is_empty()) {
        lines.push(narrator.words.say(
            "terminal-dice-kept",
            &[("faces", narrator.faces(cave.kept.iter().map(|find| (*find).into())).into())],
        ));
    }
    if let Some(hall) = &game.hall {
        lines.push(narrator.say(if hall.aside.is_some() { "dragon-one-eye" } else { "dragon-asleep" }));
    }
    lines.extend(bags);
    lines
}
