//! The game and its rules.

use anyhow::Result;
use record::TrollOptions;
use table::GameField;

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
            return Ok(GameField::Diamant { edition, relics });
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
            ..TrollOptions::default()
        };
        Ok(GameField::Troll { options })
    }

    /// Whether a live race was requested.
    pub(crate) fn wants_live_race(&self) -> bool {
        self.race == Some(RaceArg::Live)
    }
}
