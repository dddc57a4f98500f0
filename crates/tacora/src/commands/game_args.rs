//! The game and its rules.

use anyhow::Result;
use protocol::{DiamantField, GameField, TrollField};
use record::{TrollDice, TrollOptions};

use crate::rules_args::RulesArgs;

/// The game to play.
#[derive(clap::Args)]
pub(crate) struct GameArgs {
    /// The game to play.
    #[arg(long, value_enum, default_value = "diamant")]
    game: WhichGame,
    #[command(flatten)]
    rules: RulesArgs,
    /// Troll & Dragon: the kind of race in the hall. Default: live on a full screen, step with --plain.
    #[arg(long, value_enum)]
    race: Option<RaceArg>,
    /// Troll & Dragon: the game ends when both rooms are empty instead of one.
    #[arg(long)]
    both_rooms: bool,
    /// Troll & Dragon: the Troll lets you go if you have kept a key and a door.
    #[arg(long)]
    kind_troll: bool,
    /// Troll & Dragon: how lightly the dragon sleeps; calm has one dragon on each die, standard one and two, wild two on each.
    #[arg(long, value_enum)]
    dragon: Option<DragonArg>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum DragonArg {
    Calm,
    Standard,
    Wild,
}

impl DragonArg {
    fn preset(self) -> troll::DragonPreset {
        match self {
            DragonArg::Calm => troll::DragonPreset::Calm,
            DragonArg::Standard => troll::DragonPreset::Standard,
            DragonArg::Wild => troll::DragonPreset::Wild,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum WhichGame {
    Diamant,
    TrollDragon,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum RaceArg {
    Live,
    Step,
}

impl GameArgs {
    /// The game options; `usual` is the default kind of race.
    pub(crate) fn field(&self, usual: troll::Race) -> Result<GameField> {
        if self.game == WhichGame::Diamant {
            let (edition, relics) = self.rules.edition_field()?;
            return Ok(DiamantField { edition, relics, chests: self.rules.chests() }.into());
        }
        let race = match self.race {
            Some(RaceArg::Live) => troll::Race::Live,
            Some(RaceArg::Step) => troll::Race::Step,
            None => usual,
        };
        let options = TrollOptions {
            ends: self.both_rooms.then_some(troll::Ends::BothRooms.into()),
            troll: self.kind_troll.then_some(troll::TrollMood::Kind.into()),
            race: Some(race.into()),
            dice: self.dragon.map(|dragon| TrollDice {
                dragon: Some(dragon.preset().dragon_faces()),
                ..TrollDice::default()
            }),
            ..TrollOptions::default()
        };
        Ok(TrollField { options }.into())
    }

    /// Whether a live race was requested.
    pub(crate) fn wants_live_race(&self) -> bool {
        self.race == Some(RaceArg::Live)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use serde_json::{Value, json};

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        game: GameArgs,
    }

    fn agreed(line: &str) -> Value {
        let line = Line::try_parse_from(["play"].into_iter().chain(line.split_whitespace())).unwrap();
        serde_json::to_value(line.game.field(troll::Race::Step).unwrap()).unwrap()
    }

    #[test]
    fn chests_are_hidden_in_any_edition_if_the_players_agree() {
        let hidden = json!({"name": "diamant", "edition": "iello-2016", "chests": "hidden"});
        assert_eq!(agreed("--edition iello-2016 --chests hidden"), hidden);
        let relics = json!({"name": "diamant", "edition": "portal-2025", "relics": true});
        assert_eq!(agreed("--edition portal-2025 --relics"), relics);
    }

    #[test]
    fn the_dragon_sleeps_as_the_players_agree() {
        for (name, faces) in [("calm", [1, 1]), ("standard", [1, 2]), ("wild", [2, 2])] {
            let options = json!({"race": "step", "dice": {"dragon": faces}});
            let line = format!("--game troll-dragon --dragon {name}");
            assert_eq!(agreed(&line), json!({"name": "troll-dragon", "options": options}));
        }
    }
}
