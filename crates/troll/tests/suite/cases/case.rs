//! The shape of a case file.

use serde::Deserialize;
use troll::{Draft, DragonFace, Ends, Face, Find, Race, Rules, Treasure, TrollMood};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Book {
    pub(crate) about: Vec<String>,
    pub(crate) cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) book: Option<String>,
    pub(crate) title: String,
    #[serde(default)]
    race: Vec<RaceWord>,
    pub(crate) record: Record,
    pub(crate) expect: Expect,
}

impl Case {
    pub(crate) fn races(&self) -> Vec<Race> {
        if self.race.is_empty() {
            return vec![Race::Live];
        }
        let race = |word: &RaceWord| match word {
            RaceWord::Live => Race::Live,
            RaceWord::Step => Race::Step,
        };
        self.race.iter().map(race).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    format: String,
    game: String,
    options: Options,
    pub(crate) players: Vec<String>,
    pub(crate) turns: Vec<TurnSteps>,
}

impl Record {
    pub(crate) fn rules(&self, race: Race) -> Rules {
        assert_eq!((self.format.as_str(), self.game.as_str()), ("tacora-record/1", "troll-dragon"));
        let published = Draft::default();
        let draft = Draft {
            race,
            ends: match self.options.ends {
                EndsWord::OneRoom => Ends::OneRoom,
                EndsWord::BothRooms => Ends::BothRooms,
            },
            troll: match self.options.troll {
                MoodWord::Strict => TrollMood::Strict,
                MoodWord::Kind => TrollMood::Kind,
            },
            stock: self.options.stock.map_or(published.stock, Treasure::from),
            treasure_die: self.options.dice.as_ref().map_or(published.treasure_die, |dice| dice.treasure),
            ..published
        };
        draft.check().unwrap()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnSteps {
    pub(crate) steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum Step {
    Cave { cave: Vec<FaceWord> },
    Keep { keep: Vec<FindWord> },
    Enter { enter: bool },
    Hall { hall: [u8; 2] },
    Dragon { dragon: [DragonWord; 2], by: usize },
    Leave { leave: bool },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expect {
    pub(crate) refused: Option<Refused>,
    pub(crate) over: Option<bool>,
    pub(crate) active: Option<usize>,
    pub(crate) cave: Option<u16>,
    pub(crate) hall: Option<u16>,
    pub(crate) hand: Option<u16>,
    pub(crate) beside: Option<Pieces>,
    pub(crate) thrower: Option<usize>,
    pub(crate) free_dice: Option<u8>,
    pub(crate) legal: Option<Vec<String>>,
    pub(crate) players: Option<Vec<Pieces>>,
    pub(crate) winners: Option<Vec<usize>>,
}

/// The step that the rules refuse: turn and step counted from 1.
#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refused {
    pub(crate) turn: usize,
    pub(crate) step: usize,
    pub(crate) reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Options {
    ends: EndsWord,
    troll: MoodWord,
    stock: Option<Pieces>,
    dice: Option<DiceWords>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceWords {
    treasure: [u8; 6],
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pieces {
    diamonds: u16,
    nuggets: u16,
}

impl From<Pieces> for Treasure {
    fn from(pieces: Pieces) -> Treasure {
        Treasure { diamonds: pieces.diamonds, nuggets: pieces.nuggets }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RaceWord {
    Live,
    Step,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndsWord {
    OneRoom,
    BothRooms,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MoodWord {
    Strict,
    Kind,
}

/// Gives words of a file their meaning in the rules.
macro_rules! words {
    ($($name:ident means $domain:ident: $($word:ident)+;)+) => {$(
        #[derive(Deserialize, Clone, Copy)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum $name { $($word),+ }

        impl From<$name> for $domain {
            fn from(word: $name) -> $domain {
                match word { $($name::$word => $domain::$word),+ }
            }
        }
    )+};
}

words! {
    FaceWord means Face: Diamond Key Door Troll;
    FindWord means Find: Key Door;
    DragonWord means DragonFace: Blank Dragon Aside;
}
