//! The rules of a study: a published edition or a house edition from a file.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use diamant::{Chests, Draft, Edition, Relics, Rules};
use record::{ChestsWord, EditionField, HouseEdition};

use crate::input::Input;

/// The rules to play by.
#[derive(clap::Args)]
pub(crate) struct RulesArgs {
    /// The published edition; `tacora editions` lists them.
    #[arg(long, value_name = "ID", default_value = "classic-2005", conflicts_with = "house")]
    edition: String,
    /// Play with relics, if the edition leaves the choice.
    #[arg(long, conflicts_with = "house")]
    relics: bool,
    /// Whether the others see what is in a chest. Default: as the edition has it.
    #[arg(long, value_enum, conflicts_with = "house")]
    chests: Option<ChestsArg>,
    /// House rules from a TOML file; see `tacora edition check`.
    #[arg(long, value_name = "FILE")]
    house: Option<Input>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum ChestsArg {
    Open,
    Hidden,
}

impl ChestsArg {
    fn chests(self) -> Chests {
        match self {
            ChestsArg::Open => Chests::Open,
            ChestsArg::Hidden => Chests::Hidden,
        }
    }

    fn word(self) -> &'static str {
        match self {
            ChestsArg::Open => "open",
            ChestsArg::Hidden => "hidden",
        }
    }
}

/// Rules and what to call them.
pub(crate) struct NamedRules {
    pub(crate) name: String,
    pub(crate) rules: Arc<Rules>,
    /// A note about them for the user.
    pub(crate) note: Option<String>,
}

impl RulesArgs {
    /// The rules for this many players. Two players may also use a published edition, although no rulebook covers that.
    pub(crate) fn rules(&self, players: Option<usize>) -> Result<NamedRules> {
        let named = match &self.house {
            Some(file) => {
                let text = file.read(HouseEdition::MAX_BYTES)?;
                let house = HouseEdition::from_toml(&text).with_context(|| file.to_string())?;
                NamedRules { name: house.file.name, rules: Arc::new(house.rules), note: None }
            }
            None => self.published(players)?,
        };
        let (settings, name) = (named.rules.settings(), &named.name);
        if let Some(players) = players.filter(|players| !fits(settings, *players)) {
            let (min, max) = (settings.players.start(), settings.players.end());
            bail!("{name} is for {min} to {max} players, not {players}");
        }
        Ok(named)
    }

    /// The edition as in a record, and whether it is played with relics.
    pub(crate) fn edition_field(&self) -> Result<(EditionField, Option<bool>)> {
        Ok(match &self.house {
            Some(file) => {
                let text = file.read(HouseEdition::MAX_BYTES)?;
                let house = HouseEdition::from_toml(&text).with_context(|| file.to_string())?;
                (EditionField::House(Box::new(house.file)), None)
            }
            None => (EditionField::Published(self.edition.clone()), self.relics.then_some(true)),
        })
    }

    /// Whether chests are open or hidden, if somebody has said so.
    pub(crate) fn chests(&self) -> Option<ChestsWord> {
        self.chests.map(|chests| chests.chests().into())
    }

    fn published(&self, players: Option<usize>) -> Result<NamedRules> {
        let edition = Edition::named(&self.edition)?;
        let mut draft = edition.draft(self.relics.then_some(Relics::With))?;
        draft.chests = self.chests.map_or(draft.chests, ChestsArg::chests);
        let note = (players == Some(2)).then(|| {
            draft.players = 2..=8;
            format!("two players are unofficial, {} is for 3 to 8", edition.id)
        });
        let relics = if self.relics { " with relics" } else { "" };
        let mark = if note.is_some() { " (two players: unofficial)" } else { "" };
        Ok(NamedRules {
            name: format!("{}{relics}{mark}", edition.id),
            rules: Arc::new(draft.check()?),
            note,
        })
    }

    /// The command line options for these rules.
    pub(crate) fn options(&self) -> String {
        let chests = self.chests.map(|chests| format!(" --chests {}", chests.word())).unwrap_or_default();
        match &self.house {
            Some(file) => format!("--house {}", quoted(&file.to_string())),
            None if self.relics => format!("--edition {} --relics{chests}", self.edition),
            None => format!("--edition {}{chests}", self.edition),
        }
    }
}

/// Quoted for a shell.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/:,.-_".contains(letter);
    if word.chars().all(plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

fn fits(settings: &Draft, players: usize) -> bool {
    u8::try_from(players).is_ok_and(|players| settings.players.contains(&players))
}
