//! The explorers and what they have: what is carried and at risk apart from what is safe.

use diamant::Card;
use protocol::{DiamantScene, Scene, You};

use crate::screen::{Look, Row, dash, thinking};
use client::Narrator;
use client::seats_here;

/// What everybody carries and has, and where they are.
pub(super) fn rows(
    game: &DiamantScene,
    scene: &Scene,
    you: &You,
    look: Look,
    narrator: Narrator<'_>,
) -> (Vec<String>, Vec<Row>) {
    let with_relics = game.relics.iter().any(|relics| !relics.is_empty())
        || game.may_come.keys().any(|card| matches!(card.0, Card::Relic(_)));
    let mut heads = vec![narrator.say("carried"), narrator.say("chest")];
    heads.extend(with_relics.then(|| narrator.say("column-relics")));
    let row = |seat: u8| {
        let place = usize::from(seat);
        let inside = game.inside.contains(&seat);
        let carried = if inside { game.carried.to_string() } else { dash(look) };
        let chest = game.chests.get(place).copied().flatten().or_else(|| own_chest(you, seat));
        let mut numbers =
            vec![carried, chest.map_or_else(|| narrator.say("hidden-chest"), |chest| chest.to_string())];
        let relics = game.relics.get(place).map_or(&[][..], Vec::as_slice);
        let worths: Vec<String> = relics.iter().map(u8::to_string).collect();
        let worths = if worths.is_empty() { dash(look) } else { worths.join("+") };
        numbers.extend(with_relics.then_some(worths));
        Row {
            seat,
            name: narrator.name(scene, seat),
            numbers,
            doing: doing(seat, game, scene, narrator),
            away: !inside,
        }
    };
    (heads, (0..).take(scene.seats.len()).map(row).collect())
}

/// A hidden chest, for its owner, unless others look at the same screen.
fn own_chest(you: &You, seat: u8) -> Option<u16> {
    (seats_here(you) == [seat]).then_some(you.chest).flatten()
}

fn doing(seat: u8, game: &DiamantScene, scene: &Scene, narrator: Narrator<'_>) -> String {
    let asked = scene.question.as_ref().filter(|question| question.seats.contains(&seat));
    if game.over {
        let won = game.standings.as_ref().is_some_and(|standings| standings.winners.contains(&seat));
        return if won { narrator.say("terminal-winner") } else { String::new() };
    }
    match asked {
        Some(question) => thinking(question, seat, narrator),
        None if game.inside.contains(&seat) => narrator.say("where-cave"),
        None => narrator.say("where-camp"),
    }
}
