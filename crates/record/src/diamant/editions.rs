//! The published editions in the shape that programs read.

use std::collections::BTreeMap;

use diamant::{Draft, EDITIONS, Edition, RelicSwitch, Relics, Stones};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::hazard_word::HazardWord;
use super::house_file::{
    ChestsWord, FirstDecisionWord, LeftBehindWord, RelicEntryWord, RelicWorthWord, RemainderWord, SprungWord,
    TieBreakWord,
};
use crate::word_enum::word_enum;

/// A published edition, whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OfficialEdition {
    /// The id.
    #[schema(value_type = String)]
    pub id: &'static str,
    /// Its place where an edition is chosen; 1 is offered first and chosen unless players choose another.
    pub offered: u8,
    /// From which age on its publisher recommends it.
    pub age: u8,
    /// Whether it has relics.
    pub relics: RelicSwitchWord,
    /// How the tunnel is laid out.
    pub tunnel: TunnelWord,
    /// What stands at the entrances.
    pub entrances: EntrancesWord,
    /// What players hold to decide in secret.
    pub decision: DecisionWord,
    /// The stones in the box, by worth; by 0 where the rulebook does not say.
    // Names of fields in JSON are strings, of numbers too.
    #[schema(value_type = BTreeMap<String, u8>)]
    pub stones: BTreeMap<u16, u8>,
    /// The settings, with relics where the edition has any.
    pub settings: Settings,
}

/// Whether an edition has relics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RelicSwitchWord {
    /// It has none.
    Never,
    /// They are always part of the game.
    Always,
    /// The players decide.
    Optional,
}

word_enum!(
    /// How the tunnel is laid out.
    TunnelWord = diamant::Tunnel { TurnsAtHazards, Straight, Corridor }
);
word_enum!(
    /// What stands at the entrances of the expeditions.
    EntrancesWord = diamant::Entrances { Obstacles, Barricades, Tiles }
);
word_enum!(
    /// What players hold to decide in secret.
    DecisionWord = diamant::DecisionProp { Fist, TwoCards }
);

/// The settings of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    players: [u8; 2],
    expeditions: u8,
    treasures: Vec<u16>,
    hazards: Vec<HazardCards>,
    relics: Option<RelicSettings>,
    sprung: SprungWord,
    first_decision: FirstDecisionWord,
    remainder: RemainderWord,
    tie_break: TieBreakWord,
    chests: ChestsWord,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
struct HazardCards {
    hazard: HazardWord,
    copies: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
struct RelicSettings {
    entry: RelicEntryWord,
    worth: RelicWorthWord,
    values: Vec<u8>,
    left_behind: LeftBehindWord,
}

/// So many stones of this worth; worth nothing where the rulebook does not say.
fn stones(worth: u16, count: u8) -> String {
    if worth == 0 { count.to_string() } else { format!("{count} of {worth}") }
}

/// The word that stands for a setting in files.
fn word(setting: impl Serialize) -> String {
    match serde_json::to_value(setting) {
        Ok(serde_json::Value::String(word)) => word,
        _ => unreachable!("settings are written as words"),
    }
}

/// Every published edition.
pub fn official_editions() -> Vec<OfficialEdition> {
    EDITIONS.iter().map(OfficialEdition::of).collect()
}

impl OfficialEdition {
    fn of(edition: &Edition) -> OfficialEdition {
        let full = edition.draft(Some(Relics::With)).or_else(|_| edition.draft(None));
        OfficialEdition {
            id: edition.id,
            offered: edition.offered,
            age: edition.age,
            relics: match edition.relics {
                RelicSwitch::Never => RelicSwitchWord::Never,
                RelicSwitch::Always(_) => RelicSwitchWord::Always,
                RelicSwitch::Optional(_) => RelicSwitchWord::Optional,
            },
            tunnel: edition.tunnel.into(),
            entrances: edition.entrances.into(),
            decision: edition.decision_prop.into(),
            stones: match edition.stones {
                Stones::ByWorth(kinds) => {
                    kinds.iter().map(|(count, worth)| (worth.worth(), *count)).collect()
                }
                Stones::Count(count) => BTreeMap::from([(0, count)]),
            },
            settings: Settings::of(&full.expect("every edition can be played as its rulebook has it")),
        }
    }
}

impl OfficialEdition {
    /// The edition in lines for people.
    pub fn describe(&self) -> String {
        let relics = match self.relics {
            RelicSwitchWord::Always => "",
            RelicSwitchWord::Optional => "\n  the relics are a variant: off unless switched on",
            RelicSwitchWord::Never => "\n  no relics",
        };
        let stones: Vec<String> = self.stones.iter().map(|(worth, count)| stones(*worth, *count)).collect();
        let [tunnel, decision] = [word(self.tunnel), word(self.decision)];
        let looks = format!("stones: {}; tunnel: {tunnel}; decision: {decision}", stones.join(" + "));
        format!("{}\n{}{relics}\n  {looks}", self.id, self.settings.describe())
    }
}

impl Settings {
    /// The settings in lines for people.
    pub fn describe(&self) -> String {
        let join = |numbers: &[String]| numbers.join(" ");
        let treasures: Vec<String> = self.treasures.iter().map(u16::to_string).collect();
        let hazards: Vec<String> =
            self.hazards.iter().map(|cards| format!("{}×{}", cards.hazard.0, cards.copies)).collect();
        let mut lines = vec![
            format!("{}–{} players, {} expeditions", self.players[0], self.players[1], self.expeditions),
            format!("treasures {}", join(&treasures)),
            format!("hazards {}", join(&hazards)),
        ];
        if let Some(relics) = &self.relics {
            let values: Vec<String> = relics.values.iter().map(u8::to_string).collect();
            let [entry, worth, left] = [word(relics.entry), word(relics.worth), word(relics.left_behind)];
            lines.push(format!("relics {} ({worth}; {entry}; left behind: {left})", join(&values)));
        }
        let [sprung, first] = [word(self.sprung), word(self.first_decision)];
        let [remainder, tie_break, chests] = [word(self.remainder), word(self.tie_break), word(self.chests)];
        lines.push(format!("sprung hazard: {sprung}; first decision: {first}; remainder: {remainder}"));
        lines.push(format!("tie: {tie_break}; chests: {chests}"));
        format!("  {}", lines.join("\n  "))
    }

    /// These settings in words.
    pub fn of(draft: &Draft) -> Settings {
        Settings {
            players: [*draft.players.start(), *draft.players.end()],
            expeditions: draft.expeditions,
            treasures: draft.treasures.clone(),
            hazards: draft
                .hazards
                .iter()
                .map(|(hazard, copies)| HazardCards { hazard: HazardWord(*hazard), copies: *copies })
                .collect(),
            relics: draft.relics.as_ref().map(|relics| RelicSettings {
                entry: relics.entry.into(),
                worth: relics.worth.into(),
                values: relics.values.clone(),
                left_behind: relics.left_behind.into(),
            }),
            sprung: draft.sprung.into(),
            first_decision: draft.first_decision.into(),
            remainder: draft.remainder.into(),
            tie_break: draft.tie_break.into(),
            chests: draft.chests.into(),
        }
    }
}
