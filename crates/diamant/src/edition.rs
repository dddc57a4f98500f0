//! The published editions, as data.

use thiserror::Error;

use crate::{
    Chests, Draft, FirstDecision, Gems, Hazard, LeftBehind, RelicEntry, RelicRules, RelicWorth, Remainder,
    Sprung, TieBreak,
};

/// A published edition: a name for settings, and the look of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The id in files, URLs and commands.
    pub id: &'static str,
    /// Its place where an edition is chosen; 1 is offered first and chosen unless players choose another.
    pub offered: u8,
    /// From which age on its publisher recommends it.
    pub age: u8,
    /// Its five kinds of hazard, three cards each.
    pub hazards: [Hazard; 5],
    /// Its rules about relics.
    pub relics: RelicSwitch,
    /// Who wins a tie.
    pub tie_break: TieBreak,
    /// Whether chests are open unless the players agree otherwise.
    pub chests: Chests,
    /// The stones in the box.
    pub stones: Stones,
    /// How the tunnel is laid out.
    pub tunnel: Tunnel,
    /// What happens at the entrances of the caves.
    pub entrances: Entrances,
    /// What players hold to decide in secret.
    pub decision_prop: DecisionProp,
}

/// What an edition says about relics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicSwitch {
    /// It has none.
    Never,
    /// They are always part of the game.
    Always(RelicSet),
    /// A variant; without relics unless the players choose it.
    Optional(RelicSet),
}

/// The relics of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelicSet {
    entry: RelicEntry,
    worth: RelicWorth,
    values: [u8; 5],
}

/// The stones in a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stones {
    /// Each denomination with its number of stones.
    ByWorth(&'static [(u8, Gems)]),
    /// The rulebook only gives the total.
    Count(u8),
}

/// Whether a game is played with relics, if the edition leaves the choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Relics {
    With,
    Without,
}

/// How the tunnel is laid out on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tunnel {
    /// It turns at every hazard and never runs into the camp or itself.
    TurnsAtHazards,
    /// One straight row.
    Straight,
    /// A corridor; the explorers stand on the newest card.
    Corridor,
}

/// What happens at the entrances of the caves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entrances {
    /// Obstacles lie there; each is removed when its cave is entered.
    Obstacles,
    /// A barricade closes each after its expedition.
    Barricades,
    /// Each is a tile that is removed after its expedition.
    Tiles,
}

/// What players hold to decide in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecisionProp {
    /// A fist: players who have the figure in it leave.
    Fist,
    /// One of two cards.
    TwoCards,
}

/// The edition does not leave this choice about relics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoSuchSwitch {
    /// Relics were requested in an edition without them.
    #[error("{0} has no relics")]
    NoRelics(&'static str),
    /// An edition that always has relics was requested without them.
    #[error("{0} is always played with relics")]
    AlwaysRelics(&'static str),
}

/// An id that is not a published edition.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not a published edition; there are {known}", known = EDITIONS.map(|edition| edition.id).join(", "))]
pub struct UnknownEdition(String);

/// The treasure cards, the same in every edition.
const TREASURES: [u16; 15] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];

const BY_EXIT: [u8; 5] = [5, 5, 5, 10, 10];
const NUMBERED: RelicSet =
    RelicSet { entry: RelicEntry::OnePerExpedition, worth: RelicWorth::Printed, values: [5, 7, 8, 10, 12] };

const RUBY: Gems = Gems::new(1);
const DIAMOND: Gems = Gems::new(5);
const GOLD: Gems = Gems::new(10);

/// All published editions we know.
pub const EDITIONS: [Edition; 5] = [
    Edition {
        id: "classic-2005",
        offered: 4,
        age: 8,
        hazards: [Hazard::Snake, Hazard::Scorpion, Hazard::Rockfall, Hazard::Gas, Hazard::Explosion],
        relics: RelicSwitch::Never,
        tie_break: TieBreak::Shared,
        chests: Chests::Open,
        stones: Stones::ByWorth(&[(60, RUBY), (30, DIAMOND)]),
        tunnel: Tunnel::TurnsAtHazards,
        entrances: Entrances::Obstacles,
        decision_prop: DecisionProp::Fist,
    },
    Edition {
        id: "iello-2016",
        offered: 3,
        age: 8,
        hazards: [Hazard::Spider, Hazard::Snake, Hazard::Lava, Hazard::Boulder, Hazard::Ram],
        relics: RelicSwitch::Always(RelicSet {
            entry: RelicEntry::AllAtSetUp,
            worth: RelicWorth::ByExit,
            values: BY_EXIT,
        }),
        tie_break: TieBreak::Shared,
        chests: Chests::Open,
        stones: Stones::ByWorth(&[(60, RUBY), (40, DIAMOND)]),
        tunnel: Tunnel::Straight,
        entrances: Entrances::Barricades,
        decision_prop: DecisionProp::TwoCards,
    },
    Edition {
        id: "iello-numbered",
        offered: 2,
        age: 8,
        hazards: [Hazard::Spider, Hazard::Snake, Hazard::Lava, Hazard::Boulder, Hazard::Ram],
        relics: RelicSwitch::Optional(NUMBERED),
        tie_break: TieBreak::Shared,
        chests: Chests::Open,
        stones: Stones::ByWorth(&[(60, RUBY), (40, DIAMOND)]),
        tunnel: Tunnel::Straight,
        entrances: Entrances::Barricades,
        decision_prop: DecisionProp::TwoCards,
    },
    Edition {
        id: "portal-2025",
        offered: 1,
        age: 8,
        hazards: [Hazard::Scorpion, Hazard::Snake, Hazard::Lava, Hazard::Boulder, Hazard::Spikes],
        relics: RelicSwitch::Optional(NUMBERED),
        tie_break: TieBreak::Shared,
        chests: Chests::Open,
        stones: Stones::Count(100),
        tunnel: Tunnel::Corridor,
        entrances: Entrances::Tiles,
        decision_prop: DecisionProp::TwoCards,
    },
    Edition {
        id: "incan-gold",
        offered: 5,
        age: 8,
        hazards: [Hazard::Spider, Hazard::Snake, Hazard::Mummy, Hazard::Fire, Hazard::Rockfall],
        relics: RelicSwitch::Always(RelicSet {
            entry: RelicEntry::OnePerExpedition,
            worth: RelicWorth::ByExit,
            values: BY_EXIT,
        }),
        tie_break: TieBreak::MostRelics,
        chests: Chests::Hidden,
        stones: Stones::ByWorth(&[(60, RUBY), (30, DIAMOND), (20, GOLD)]),
        tunnel: Tunnel::Straight,
        entrances: Entrances::Barricades,
        decision_prop: DecisionProp::TwoCards,
    },
];

impl Edition {
    /// The edition with this id.
    pub fn by_id(id: &str) -> Option<&'static Edition> {
        EDITIONS.iter().find(|edition| edition.id == id)
    }

    /// The edition with this id, or an error that lists the ids.
    pub fn named(id: &str) -> Result<&'static Edition, UnknownEdition> {
        Edition::by_id(id).ok_or_else(|| UnknownEdition(id.chars().take(40).collect()))
    }

    /// Its settings, with or without relics; `None` is the default of the rulebook.
    pub fn draft(&self, relics: Option<Relics>) -> Result<Draft, NoSuchSwitch> {
        Ok(Draft {
            players: 3..=8,
            expeditions: 5,
            treasures: TREASURES.to_vec(),
            hazards: self.hazards.iter().map(|hazard| (*hazard, 3)).collect(),
            relics: self.relic_rules(relics)?,
            sprung: Sprung::OneCopyOut,
            first_decision: FirstDecision::AfterFirstCard,
            remainder: Remainder::OfTheWholePath,
            tie_break: self.tie_break,
            chests: self.chests,
        })
    }

    fn relic_rules(&self, wanted: Option<Relics>) -> Result<Option<RelicRules>, NoSuchSwitch> {
        let set = match (self.relics, wanted) {
            (RelicSwitch::Never, Some(Relics::With)) => return Err(NoSuchSwitch::NoRelics(self.id)),
            (RelicSwitch::Always(_), Some(Relics::Without)) => {
                return Err(NoSuchSwitch::AlwaysRelics(self.id));
            }
            (RelicSwitch::Always(set), _) | (RelicSwitch::Optional(set), Some(Relics::With)) => set,
            (RelicSwitch::Never | RelicSwitch::Optional(_), _) => return Ok(None),
        };
        Ok(Some(RelicRules {
            entry: set.entry,
            worth: set.worth,
            values: set.values.to_vec(),
            left_behind: LeftBehind::OutOfTheGame,
        }))
    }
}
