//! How a game of Diamant stands, for those who ask.

use protocol::{DiamantScene, HazardWord, RelicWord, Scene, You};

use crate::narration::Narrator;
use crate::offer::seats_here;

fn which_expedition(game: &DiamantScene, narrator: Narrator<'_>) -> String {
    let values = [("number", game.expedition.into()), ("total", game.expeditions.into())];
    narrator.words.say("state-expedition", &values)
}

/// Everything that lies open, one sentence a line, and this person's own chest.
pub(super) fn lines(game: &DiamantScene, scene: &Scene, you: &You, narrator: Narrator<'_>) -> Vec<String> {
    if game.over {
        let lines = narrator.result(scene).into_iter().map(|sentence| sentence.text);
        return lines.chain(removed(game, narrator)).chain(chests(game, scene, narrator)).collect();
    }
    let mut lines = vec![which_expedition(game, narrator)];
    let path: Vec<String> = game.path.iter().map(|card| narrator.card(card.card)).collect();
    lines.push(if path.is_empty() {
        narrator.say("state-empty")
    } else {
        let values = [("path", narrator.words.list(&path).into()), ("rubies", game.on_path.into())];
        narrator.words.say("state-path", &values)
    });
    let (harmless, met): (Vec<HazardWord>, Vec<HazardWord>) =
        game.met.iter().partition(|hazard| game.harmless.contains(hazard));
    lines.extend(hazards("state-met", &met, narrator));
    lines.extend(hazards("state-harmless", &harmless, narrator));
    lines.extend(relics(game, narrator).into_iter().flatten());
    lines.extend(removed(game, narrator));
    if !game.inside.is_empty() {
        let values = [
            ("names", narrator.names(scene, &game.inside).into()),
            ("count", game.inside.len().into()),
            ("carried", narrator.stones(game.carried).into()),
        ];
        lines.push(narrator.words.say("state-inside", &values));
    }
    lines.extend(chests(game, scene, narrator));
    lines.extend(own_chest(you, narrator));
    lines
}

/// What everybody knows of the deck beside the odds: hazards that can trap nobody, relics, and cards that are out.
pub(super) fn deck(game: &DiamantScene, narrator: Narrator<'_>) -> Vec<String> {
    let [worth, added, next] = relics(game, narrator);
    let harmless = hazards("state-harmless", &game.harmless, narrator);
    [worth, harmless, removed(game, narrator), next, added].into_iter().flatten().collect()
}

/// What is said of these hazards; nothing if there are none.
fn hazards(sentence: &str, hazards: &[HazardWord], narrator: Narrator<'_>) -> Option<String> {
    let names: Vec<String> = hazards.iter().map(|hazard| narrator.card(*hazard)).collect();
    (!names.is_empty())
        .then(|| narrator.words.say(sentence, &[("hazards", narrator.words.list(&names).into())]))
}

/// What the relics on the path would bring, which one was added to the deck, and which one comes next.
fn relics(game: &DiamantScene, narrator: Narrator<'_>) -> [Option<String>; 3] {
    let lying: Vec<u16> = game.path.iter().filter_map(|card| card.worth).map(u16::from).collect();
    let worth = lying.iter().sum::<u16>().into();
    let worth = (!lying.is_empty()).then(|| narrator.words.say("state-relics", &[("worth", worth)]));
    let named = |sentence: &str, relic: Option<RelicWord>| {
        let relic = relic?;
        Some(narrator.words.say(sentence, &[("relic", narrator.relic(relic).into())]))
    };
    let added = named("state-relic-added", game.added_relic);
    [worth, added, named("state-relic-next", game.next_relic)]
}

/// The hazard cards that have left the game.
fn removed(game: &DiamantScene, narrator: Narrator<'_>) -> Option<String> {
    let cards: Vec<String> = (game.removed.iter())
        .map(|(hazard, count)| {
            let values = [("card", narrator.card(*hazard).into()), ("count", (*count).into())];
            narrator.words.say("state-removed-cards", &values)
        })
        .collect();
    (!cards.is_empty())
        .then(|| narrator.words.say("state-removed", &[("cards", narrator.words.row(&cards).into())]))
}

/// What lies open in the chests, relics included.
fn chests(game: &DiamantScene, scene: &Scene, narrator: Narrator<'_>) -> Option<String> {
    let known = (0..).zip(game.chests.iter().zip(&game.relics));
    let known: Vec<String> = known
        .filter_map(|(seat, (chest, relics))| {
            let relics: u16 = relics.iter().copied().map(u16::from).sum();
            Some(format!("{} {}", narrator.name(scene, seat), (*chest)? + relics))
        })
        .collect();
    (!known.is_empty())
        .then(|| narrator.words.say("terminal-chests", &[("list", narrator.words.row(&known).into())]))
}

/// A hidden chest, unless somebody else looks at the same window.
fn own_chest(you: &You, narrator: Narrator<'_>) -> Option<String> {
    let alone = seats_here(you).len() == 1;
    let chest = you.chest.filter(|_| alone)?;
    Some(narrator.words.say("state-chest", &[("amount", narrator.stones(chest).into())]))
}
