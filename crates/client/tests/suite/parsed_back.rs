//! What is said and shown about random games, read back and compared with the engine: no front end may say anything else.

mod browser_games;

use client::{Narrator, Recording};
use diamant::{Card, Diamant, Gems, Hazard};
use game::conformance::Chooser;
use game::{Game, SeatSet, Standings};
use record::{DiamantRecord, EditionField, Record, Recorded, TrollOptions, TrollRecord};
use serde_json::{Value, json};
use troll::{Treasure, Troll};
use words::{Language, Words};

use crate::random_games::{BOXES, PEOPLE, answer, diamant, people};

/// A random game of Troll & Dragon: its record, and the game at the beginning and after every move.
fn dice(options: TrollOptions, players: usize, seed: u64) -> (Record, Vec<Troll>) {
    let mut told = TrollRecord::begin(options, people(players));
    let mut chooser = Chooser::new(seed);
    let mut game = Troll::new(told.rules().unwrap(), players).unwrap();
    let mut games = vec![game.clone()];
    while let Some(answer) = answer(&game, &mut chooser) {
        let mut events = Vec::new();
        let before = game.clone();
        game.play(&answer, &mut events).unwrap();
        told.write(&before, &answer, &events);
        games.push(game.clone());
    }
    (Record::Troll(told), games)
}

/// The rest of the line that begins so, without its full stop.
fn said<'a>(lines: &'a [String], start: &str) -> Option<&'a str> {
    let mut found = lines.iter().filter_map(|line| line.strip_prefix(start));
    let rest = found.next();
    assert!(found.next().is_none(), "{start} is said twice");
    rest.map(|rest| rest.strip_suffix('.').unwrap_or(rest))
}

/// The items of a list as one says it.
fn items(list: &str) -> Vec<&str> {
    list.split(", ").flat_map(|part| part.split(" and ")).collect()
}

/// The number before this word, in the singular or the plural; 0 where it is not mentioned.
fn count(text: &str, singular: &str) -> u16 {
    let plural = if singular == "ruby" { "rubies".to_owned() } else { format!("{singular}s") };
    let found = [singular, &plural].into_iter().find_map(|word| {
        let number = text.split(&format!(" {word}")).next().filter(|before| before.len() < text.len())?;
        number.rsplit([' ', '+']).next()?.parse().ok()
    });
    found.unwrap_or(0)
}

fn stones(text: &str) -> u16 {
    5 * count(text, "diamond") + count(text, "ruby")
}

fn treasure(text: &str) -> Treasure {
    Treasure { diamonds: count(text, "diamond"), nuggets: count(text, "gold nugget") }
}

fn hazard_name(hazard: Hazard, narrator: Narrator<'_>) -> String {
    narrator.say(&format!("hazard-{}", hazard.word()))
}

/// What is said about the end of a game: what everybody has, the winner first.
fn compare_result(lines: &[String], standings: &Standings, seats: SeatSet) {
    let scores = said(lines, "Final scores: ").expect("the scores are said");
    let told: Vec<(&str, u32)> = items(scores)
        .into_iter()
        .map(|item| item.split_once(' ').map(|(name, score)| (name, score.parse().unwrap())).unwrap())
        .collect();
    assert_eq!(told.len(), seats.len());
    for seat in seats {
        assert!(told.contains(&(PEOPLE[seat.index()], standings.scores[seat])), "{scores}");
    }
    let first: Vec<&str> = told.iter().take(standings.winners.len()).map(|(name, _)| *name).collect();
    assert!(standings.winners.into_iter().all(|seat| first.contains(&PEOPLE[seat.index()])), "{scores}");
}

/// What is said about a cave.
fn compare_cave(lines: &[String], game: &Diamant, narrator: Narrator<'_>) {
    let view = game.view(None);
    if view.is_over() {
        compare_result(lines, &game.standings(), view.seats());
    }
    let lying: Vec<String> = (view.path().cards().iter().filter(|on_path| !on_path.taken))
        .map(|on_path| match on_path.card {
            Card::Treasure(worth) => format!("treasure {}", worth.worth()),
            Card::Hazard(hazard) => hazard_name(hazard, narrator),
            card @ Card::Relic(_) => card.to_string(),
        })
        .collect();
    let (path, rubies) = match said(lines, "On the path: ") {
        Some(said) => said.split_once(", with ").unwrap_or((said, "")),
        None => ("", ""),
    };
    let found: Vec<&str> = if path.is_empty() { Vec::new() } else { items(path) };
    assert_eq!(found, lying);
    assert_eq!(count(rubies, "ruby"), view.path().rubies().worth());

    let names = |start: &str| {
        let mut names: Vec<String> = said(lines, start)
            .map_or(Vec::new(), |list| items(list).into_iter().map(str::to_owned).collect());
        names.sort();
        names
    };
    let hazards = |wanted: &dyn Fn(Hazard) -> bool| {
        let mut names: Vec<String> = view
            .met()
            .iter()
            .filter(|hazard| wanted(*hazard))
            .map(|hazard| hazard_name(hazard, narrator))
            .collect();
        names.sort();
        names
    };
    let can_come = |hazard| game.may_come(Card::Hazard(hazard)) > 0;
    assert_eq!(names("One more of these and it’s a trap: "), hazards(&can_come));
    assert_eq!(names("No longer able to trap anyone: "), hazards(&|hazard| !can_come(hazard)));

    let relics = said(lines, "Anyone leaving alone now takes relics worth ");
    let worth = view.path().has_relics().then(|| view.relics_on_path().to_string());
    assert_eq!(relics, worth.as_deref());
    let removed: u8 = view.rules().hazards().map(|hazard| view.removed(hazard)).sum();
    let gone: u8 = said(lines, "Out of the game: ").map_or(0, |said| {
        items(said).iter().map(|card| card.rsplit(' ').next().unwrap().parse::<u8>().unwrap()).sum()
    });
    assert_eq!(gone, removed);

    let inside: Vec<String> = view.inside().into_iter().map(|seat| PEOPLE[seat.index()].to_owned()).collect();
    let (who, carried) = said(lines, "In the cave: ").map_or((Vec::new(), 0), |said| {
        let (names, carried) =
            said.split_once(", carrying ").or_else(|| said.split_once(". Each carries ")).unwrap();
        (items(names).into_iter().map(str::to_owned).collect(), stones(carried))
    });
    assert_eq!(who, inside);
    assert_eq!(carried, if inside.is_empty() { 0 } else { view.carried().worth() });

    let held = view.seats().into_iter().filter_map(|seat| {
        let relics: u16 = view.relics(seat).map(u16::from).sum();
        Some(format!("{} {}", PEOPLE[seat.index()], view.chest(seat)?.worth() + relics))
    });
    let held: Vec<String> = held.collect();
    let chests = said(lines, "Chests and relics: ").map_or(Vec::new(), items);
    assert_eq!(chests, held);
}

/// What a client is shown of it.
fn compare_cave_scene(scene: &Value, game: &Diamant) {
    let view = game.view(None);
    let mut worths = view.worths_on_path();
    let lying = view.path().cards().iter().filter(|on_path| !on_path.taken);
    let path: Vec<Value> = lying
        .map(|on_path| {
            let mut shown = json!({"card": on_path.card.to_string(), "rubies": on_path.rubies.worth()});
            if on_path.relic().is_some() {
                shown["worth"] = json!(worths.next().unwrap());
            }
            shown
        })
        .collect();
    assert_eq!(scene["path"], json!(path));
    assert_eq!(scene["on-path"], view.path().rubies().worth());
    let seats = || view.seats().into_iter();
    let chests: Vec<Option<u16>> = seats().map(|seat| view.chest(seat).map(Gems::worth)).collect();
    assert_eq!(scene["chests"], json!(chests));
    let relics: Vec<Vec<u8>> = seats().map(|seat| view.relics(seat).collect()).collect();
    assert_eq!(scene["relics"], json!(relics));
    assert_eq!(scene["traps-left"], view.traps_left());
    assert_eq!(scene["carried"], view.carried().worth());
}

#[test]
fn what_is_said_and_shown_of_a_cave_is_what_lies_there() {
    let words = Words::new(Language::ENGLISH);
    let narrator = Narrator { words: &words };
    let (mut taken, mut harmless, mut relics_seen) = (0, 0, 0);
    for (seed, (edition, relics, chests)) in (0..).zip(BOXES) {
        for more in 0..25 {
            let edition = EditionField::Published(edition.to_owned());
            let players = people(3 + more % 3);
            let told = DiamantRecord::begin(edition, relics, players).with_chests(chests);
            let (told, games) = diamant(told, 100 * seed + more as u64);
            let recording = Recording::of(&told).unwrap();
            assert_eq!(recording.sights().len(), games.len());
            for (sight, game) in recording.sights().iter().zip(&games) {
                compare_cave(&narrator.state(&sight.scene, &sight.you), game, narrator);
                compare_cave_scene(&serde_json::to_value(&sight.scene.game).unwrap(), game);
                let view = game.view(None);
                taken += view.path().cards().iter().filter(|on_path| on_path.taken).count();
                harmless += view.harmless().len();
                relics_seen += usize::from(view.path().has_relics());
            }
        }
    }
    assert!(taken > 20 && harmless > 20 && relics_seen > 100, "{taken} {harmless} {relics_seen}");
}

fn gain(before: Treasure, after: Treasure) -> Treasure {
    Treasure { diamonds: after.diamonds - before.diamonds, nuggets: after.nuggets - before.nuggets }
}

/// What is said about the dice.
fn compare_dice(lines: &[String], game: &Troll) {
    let view = game.view(None);
    for seat in view.seats() {
        let bag = said(lines, &format!("{}’s bag: ", PEOPLE[seat.index()])).unwrap();
        assert_eq!(treasure(bag), view.bag(seat));
    }
    if view.is_over() {
        return compare_result(lines, &view.standings(), view.seats());
    }
    let start = format!("It’s {}’s turn. Beside the bag: ", PEOPLE[view.active().index()]);
    let rest = said(lines, &start).expect("it is said whose turn it is");
    let (beside, rest) = rest.split_once(". Diamonds in the cave: ").unwrap();
    let (diamonds, rest) = rest.split_once(". Nuggets in the hall: ").unwrap();
    let (nuggets, hand) = rest.split_once(". In the Troll’s Hand: ").unwrap();
    assert_eq!(treasure(beside), view.beside());
    let rooms = [diamonds, nuggets, hand].map(|number| number.parse::<u16>().unwrap());
    assert_eq!(rooms, [view.rooms().diamonds, view.rooms().nuggets, view.hand()]);
}

#[test]
fn what_is_said_and_shown_of_the_dice_is_what_lies_there() {
    let words = Words::new(Language::ENGLISH);
    let narrator = Narrator { words: &words };
    let (mut in_hand, mut woken) = (0, 0);
    for (seed, race) in (0..).zip([troll::Race::Live, troll::Race::Step].into_iter().cycle().take(160)) {
        let options: TrollOptions = serde_json::from_value(json!({
            "stock": {"diamonds": 25, "nuggets": 9}, "dice": {"treasure": [0, 1, 1, 2, 2, 3], "dragon": [2, 3]}
        }))
        .unwrap();
        let options = TrollOptions { race: Some(race.into()), ..options };
        let players = 2 + usize::try_from(seed % 4).unwrap();
        let (told, games) = dice(options, players, seed);
        let recording = Recording::of(&told).unwrap();
        // Dice that were only taken up and never shown are not in a record.
        assert_eq!(recording.sights().len(), games.len());
        for (step, (sight, game)) in recording.sights().iter().zip(&games).enumerate() {
            compare_dice(&narrator.state(&sight.scene, &sight.you), game);
            let view = game.view(None);
            in_hand += usize::from(view.hand() > 0);
            let told = recording.told_in(step, narrator);
            let Some(awake) = told.iter().position(|line| line.starts_with("The Dragon is awake!")) else {
                continue;
            };
            woken += 1;
            let before = games[step - 1].view(None);
            let gained: Vec<Treasure> =
                view.seats().into_iter().map(|seat| gain(before.bag(seat), view.bag(seat))).collect();
            if gained.iter().all(|gain| *gain == Treasure::NONE) {
                continue;
            }
            let shares = &told[awake + 1];
            for (name, gain) in PEOPLE.iter().zip(&gained) {
                let share = shares
                    .split(&format!("{name} ("))
                    .nth(1)
                    .map_or("", |rest| rest.split(')').next().unwrap());
                assert_eq!(treasure(share), *gain, "{shares}");
            }
            let hand = before.hand() - view.hand();
            let from_hand =
                shares.split(" from the Troll’s Hand").next().filter(|start| start.len() < shares.len());
            assert_eq!(from_hand.map_or(0, |start| count(start, "diamond")), hand, "{shares}");
        }
    }
    assert!(in_hand > 50 && woken > 10, "{in_hand} {woken}");
}
