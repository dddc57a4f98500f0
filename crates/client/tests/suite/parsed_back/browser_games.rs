//! Random games for the tests of the web client, in `testdata/browser`: what the client is shown of each moment, and beside it
//! what the engine says lies there. The client's sentences are read back and compared with the latter.
//!
//! To write them anew: `TACORA_UPDATE_GAMES=1 cargo test -p client games_for_the_browser`.

use diamant::{Card, Diamant, Gems, Hazard};
use game::{Game, Seat};
use record::{DiamantRecord, EditionField, Record, TrollOptions};
use serde_json::{Map, Value, json};
use troll::{Treasure, Troll};

use super::dice;
use crate::random_games::{BOXES, diamant, people};

/// So many moments of each game are enough, and keep the files small.
const MOMENTS: usize = 45;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/browser");

fn cave(game: &Diamant) -> Value {
    let view = game.view(None);
    let path: Vec<Value> = (view.path().cards().iter().filter(|on_path| !on_path.taken))
        .map(|on_path| json!({ "card": on_path.card.to_string(), "rubies": on_path.rubies.worth() }))
        .collect();
    let met = |can_come: bool| -> Vec<&str> {
        let wanted = |hazard: &Hazard| (game.may_come(Card::Hazard(*hazard)) > 0) == can_come;
        view.met().iter().filter(wanted).map(Hazard::word).collect()
    };
    let removed: Map<String, Value> = (view.rules().hazards())
        .filter(|hazard| view.removed(*hazard) > 0)
        .map(|hazard| (hazard.word().to_owned(), view.removed(hazard).into()))
        .collect();
    let seats = || view.seats().into_iter();
    json!({
        "path": path,
        "rubies": view.path().rubies().worth(),
        "met": met(true),
        "harmless": met(false),
        "relics-on-path": view.path().has_relics().then(|| view.relics_on_path()),
        "removed": removed,
        "inside": view.inside().into_iter().map(Seat::index).collect::<Vec<_>>(),
        "carried": view.carried().worth(),
        "chests": seats().map(|seat| view.chest(seat).map(Gems::worth)).collect::<Vec<_>>(),
        "relics": seats().map(|seat| view.relics(seat).collect::<Vec<u8>>()).collect::<Vec<_>>(),
    })
}

fn table_of_dice(game: &Troll) -> Value {
    let view = game.view(None);
    let pieces = |treasure: Treasure| json!([treasure.diamonds, treasure.nuggets]);
    json!({
        "active": view.active().index(),
        "beside": pieces(view.beside()),
        "rooms": pieces(view.rooms()),
        "hand": view.hand(),
        "bags": view.seats().into_iter().map(|seat| pieces(view.bag(seat))).collect::<Vec<_>>(),
    })
}

/// The first moments of a game, one to a line.
fn written<G>(told: &Record, games: &[G], engine: impl Fn(&G) -> Value) -> String {
    let players = told.players();
    let steps = table::replay(told).unwrap();
    assert_eq!(steps.len(), games.len());
    let moments = steps.iter().zip(games).take(MOMENTS).map(|(step, game)| {
        let mut shown = serde_json::to_value(step).unwrap();
        // Nothing here is about the cards that may still come, and they are long.
        shown["game"].as_object_mut().unwrap().remove("may-come");
        shown["engine"] = engine(game);
        shown.to_string()
    });
    let moments: Vec<String> = moments.collect();
    format!("{{\"players\": {}, \"moments\": [\n{}\n]}}\n", json!(players), moments.join(",\n"))
}

fn games() -> Vec<(String, String)> {
    let caves = (0..).zip(BOXES).map(|(seed, (edition, relics, chests))| {
        let name = format!("{edition}{}", if relics == Some(true) { "-relics" } else { "" });
        let edition = EditionField::Published(edition.to_owned());
        let told = DiamantRecord::begin(edition, relics, people(3 + seed % 3)).with_chests(chests);
        let (told, games) = diamant(told, 7 + seed as u64);
        (name, written(&told, &games, cave))
    });
    let races = [troll::Race::Step, troll::Race::Live, troll::Race::Step, troll::Race::Live];
    let dice = (2..).zip(races).map(|(players, race)| {
        let dice = json!({"dice": {"treasure": [0, 1, 1, 2, 2, 3], "dragon": [2, 3]}});
        let options: TrollOptions = serde_json::from_value(dice).unwrap();
        let (told, games) = dice_of(options, race, players);
        (format!("troll-dragon-{players}"), written(&told, &games, table_of_dice))
    });
    caves.chain(dice).collect()
}

fn dice_of(options: TrollOptions, race: troll::Race, players: usize) -> (Record, Vec<Troll>) {
    dice(TrollOptions { race: Some(race.into()), ..options }, players, 40 + players as u64)
}

#[test]
fn the_games_for_the_browser_are_those_of_the_engine() {
    for (name, expected) in games() {
        let path = format!("{FOLDER}/{name}.json");
        if std::env::var_os("TACORA_UPDATE_GAMES").is_some() {
            std::fs::create_dir_all(FOLDER).unwrap();
            std::fs::write(&path, &expected).unwrap();
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        let value = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
        assert!(value(&found) == value(&expected), "{path} differs; TACORA_UPDATE_GAMES=1 writes it anew");
    }
}
