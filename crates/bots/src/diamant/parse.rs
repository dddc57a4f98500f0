//! Names to bots and back.

use std::fmt;
use std::str::FromStr;

use diamant::Diamant;

use super::DiamantBot;
use super::character::{CHARACTERS, Character};
use crate::any::other_game;
use crate::name::{Name, UnknownBot};

/// One example of every strategy.
pub const DIAMANT_CATALOGUE: [&str; 17] = [
    "coin:0.9",
    "turn:6",
    "gems:9",
    "hazards:2",
    "path:7",
    "gems-or-hazards:10,2",
    "gems-or-turn:10,6",
    "hazards-or-turn:2,6",
    "risk:0.2",
    "myopic:1",
    "wary:1,2",
    "lead:10,5,-2,3",
    "hunter:9,2",
    "never",
    "oracle",
    "master",
    "master-table",
];

impl FromStr for DiamantBot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<DiamantBot, UnknownBot> {
        let name = Name::new(text);
        let cards = |cards: u8| (1..=64).contains(&cards);
        let kinds = |kinds: u8| (1..=12).contains(&kinds);
        let gems = |gems: u16| (1..=999).contains(&gems);
        let bot = match name.word {
            "coin" => DiamantBot::Coin(one(name.numbers("coin:0.9, from 0 to 1", |_| true)?)),
            "turn" => DiamantBot::Turn(one(name.numbers("turn:6, with 1 to 64 cards", cards)?)),
            "gems" => DiamantBot::Gems(one(name.numbers("gems:9, with 1 to 999", gems)?)),
            "hazards" => DiamantBot::Hazards(one(name.numbers("hazards:2, with 1 to 12", kinds)?)),
            "path" => DiamantBot::Path(one(name.numbers("path:7, with 1 to 999", gems)?)),
            "gems-or-hazards" => {
                let example = "gems-or-hazards:10,2, with 1 to 999 and 1 to 12";
                let [carried, met] = name.numbers(example, gems)?;
                DiamantBot::GemsOrHazards(carried, small(&name, met, example, kinds)?)
            }
            "gems-or-turn" => {
                let example = "gems-or-turn:10,6, with 1 to 999 and 1 to 64";
                let [carried, lying] = name.numbers(example, gems)?;
                DiamantBot::GemsOrTurn(carried, small(&name, lying, example, cards)?)
            }
            "hazards-or-turn" => {
                let [met, lying] = name.numbers("hazards-or-turn:2,6, with 1 to 12 and 1 to 64", cards)?;
                if !kinds(met) {
                    return Err(name.unknown("there are 1 to 12 kinds of hazard"));
                }
                DiamantBot::HazardsOrTurn(met, lying)
            }
            "risk" => DiamantBot::Risk(one(name.numbers("risk:0.2, from 0 to 1", |_| true)?)),
            "myopic" => DiamantBot::Myopic(one(
                name.numbers("myopic:1, from 0 to 100", |w| (0.0..=100.0).contains(&w))?
            )),
            "wary" => {
                let [balance, keenness] =
                    name.numbers("wary:1,2, from 0 to 100", |n| (0.0..=100.0).contains(&n))?;
                DiamantBot::Wary { balance, keenness }
            }
            "lead" => {
                let [base, lead, ahead, behind] =
                    name.numbers("lead:10,5,-2,3, from -999 to 999", |n: i16| (-999..=999).contains(&n))?;
                let lead =
                    u16::try_from(lead).map_err(|_| name.unknown("the lead that counts is not negative"))?;
                DiamantBot::Lead { base, lead, ahead, behind }
            }
            "hunter" => {
                let example = "hunter:9,2, with 1 to 999 and 1 to 8";
                let [carried, inside] = name.numbers(example, gems)?;
                DiamantBot::Hunter(
                    carried,
                    small(&name, inside, example, |inside| (1..=8).contains(&inside))?,
                )
            }
            "never" => {
                let [] = name.numbers::<u8, 0>("never", |_| true)?;
                DiamantBot::Never
            }
            "oracle" => {
                let [] = name.numbers::<u8, 0>("oracle", |_| true)?;
                DiamantBot::Oracle
            }
            "master" => {
                let [] = name.numbers::<u8, 0>("master", |_| true)?;
                DiamantBot::Master
            }
            "master-table" => {
                let [] = name.numbers::<u8, 0>("master-table", |_| true)?;
                DiamantBot::MasterTable
            }
            word => match Character::by_id(word) {
                Some(character) => {
                    let [] = name.numbers::<u8, 0>(word, |_| true)?;
                    DiamantBot::Character(character.temper)
                }
                None => return Err(name.unknown(other_game::<Diamant>(text).unwrap_or_else(hint))),
            },
        };
        Ok(bot)
    }
}

/// The message that lists valid names.
fn hint() -> String {
    let characters: Vec<&str> = CHARACTERS.iter().map(|character| character.id).collect();
    format!("try {}, or {}", DIAMANT_CATALOGUE.join(", "), characters.join(", "))
}

fn one<T>([only]: [T; 1]) -> T {
    only
}

fn small(name: &Name<'_>, number: u16, example: &str, fits: impl Fn(u8) -> bool) -> Result<u8, UnknownBot> {
    let small = u8::try_from(number).ok().filter(|number| fits(*number));
    small.ok_or_else(|| name.unknown(format!("write it like {example}")))
}

impl fmt::Display for DiamantBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            DiamantBot::Coin(stay) => write!(f, "coin:{stay}"),
            DiamantBot::Turn(cards) => write!(f, "turn:{cards}"),
            DiamantBot::Gems(gems) => write!(f, "gems:{gems}"),
            DiamantBot::Hazards(kinds) => write!(f, "hazards:{kinds}"),
            DiamantBot::Path(rubies) => write!(f, "path:{rubies}"),
            DiamantBot::GemsOrHazards(gems, kinds) => write!(f, "gems-or-hazards:{gems},{kinds}"),
            DiamantBot::GemsOrTurn(gems, cards) => write!(f, "gems-or-turn:{gems},{cards}"),
            DiamantBot::HazardsOrTurn(kinds, cards) => write!(f, "hazards-or-turn:{kinds},{cards}"),
            DiamantBot::Risk(chance) => write!(f, "risk:{chance}"),
            DiamantBot::Myopic(weight) => write!(f, "myopic:{weight}"),
            DiamantBot::Wary { balance, keenness } => write!(f, "wary:{balance},{keenness}"),
            DiamantBot::Lead { base, lead, ahead, behind } => {
                write!(f, "lead:{base},{lead},{ahead},{behind}")
            }
            DiamantBot::Hunter(gems, inside) => write!(f, "hunter:{gems},{inside}"),
            DiamantBot::Never => f.write_str("never"),
            DiamantBot::Oracle => f.write_str("oracle"),
            DiamantBot::Master => f.write_str("master"),
            DiamantBot::MasterTable => f.write_str("master-table"),
            DiamantBot::Character(temper) => f.write_str(Character::of(temper).id),
        }
    }
}
