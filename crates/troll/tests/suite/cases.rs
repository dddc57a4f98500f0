//! The cases in `testdata/troll`: one function plays them all.

mod case;
mod replay;

use std::fs;
use std::path::Path;

use game::{Game, Seat};
use troll::{Action, Find, Stage, Treasure, Troll};

use case::{Book, Case, Expect};
use replay::Replay;

fn books() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/troll");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .iter()
        .flat_map(|path| {
            let book: Book = serde_json::from_str(&fs::read_to_string(path).unwrap())
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(!book.about.is_empty(), "{} says what it holds", path.display());
            book.cases
        })
        .collect()
}

#[test]
fn every_case_comes_to_what_it_expects() {
    for case in books() {
        for race in case.races() {
            let name = format!("{} ({race:?}): {}", case.id, case.title);
            let Replay { game, refused } = Replay::of(&case.record, race);
            assert_eq!(refused, case.expect.refused, "{name}");
            compare(&game, &case.expect, &name);
        }
    }
}

#[test]
fn every_worked_case_of_the_rulebook_is_there() {
    let cases = books();
    for number in 1..=14 {
        let id = format!("D{number:02}");
        assert!(cases.iter().any(|case| case.id == id && case.book.as_deref() == Some("004")), "{id}");
    }
}

fn compare(game: &Troll, expect: &Expect, name: &str) {
    fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: Option<T>, what: &str, name: &str) {
        let Some(expected) = expected else { return };
        assert_eq!((what, found), (what, expected), "{name}");
    }
    let view = game.view(None);
    same(view.is_over(), expect.over, "end", name);
    same(view.active().index(), expect.active, "active player", name);
    same(view.rooms().diamonds, expect.cave, "cave", name);
    same(view.rooms().nuggets, expect.hall, "hall", name);
    same(view.hand(), expect.hand, "Hand", name);
    same(view.beside(), expect.beside.map(Treasure::from), "beside the bag", name);
    same(view.thrower().map(Seat::index), expect.thrower.map(Some), "thrower", name);
    let winners = view.standings().winners.into_iter().map(Seat::index).collect();
    same(winners, expect.winners.clone(), "winners", name);
    let free = match view.stage() {
        Stage::Cave(cave) => Some(cave.free_dice()),
        Stage::Hall(_) | Stage::Over => None,
    };
    same(free, expect.free_dice.map(Some), "free dice", name);
    let mut legal: Vec<_> = view.actions(view.active()).map(|action| word(action).to_owned()).collect();
    legal.sort();
    let sorted = expect.legal.clone().map(|mut words| {
        words.sort();
        words
    });
    same(legal, sorted, "legal actions", name);
    let bags = view.seats().into_iter().map(|seat| view.bag(seat)).collect();
    let players = expect.players.as_ref().map(|bags| bags.iter().copied().map(Treasure::from).collect());
    same::<Vec<Treasure>>(bags, players, "bags", name);
}

fn word(action: Action) -> &'static str {
    match action {
        Action::Roll => "roll",
        Action::Keep(Find::Key) => "keep key",
        Action::Keep(Find::Door) => "keep door",
        Action::Enter => "enter",
        Action::Leave => "leave",
        Action::Stay => "stay",
        Action::Throw => "throw",
    }
}
