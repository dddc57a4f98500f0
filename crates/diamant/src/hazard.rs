//! The hazards. All hazards of published editions are listed here, so that each has a picture, a sound and a name in
//! every language; a house edition chooses among them.

use std::fmt;

/// A kind of hazard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Hazard {
    Spider,
    Snake,
    Lava,
    Boulder,
    Ram,
    Scorpion,
    Spikes,
    Rockfall,
    Gas,
    Explosion,
    Mummy,
    Fire,
}

impl Hazard {
    /// Every kind, in the order of declaration.
    pub const ALL: [Hazard; 12] = [
        Hazard::Spider,
        Hazard::Snake,
        Hazard::Lava,
        Hazard::Boulder,
        Hazard::Ram,
        Hazard::Scorpion,
        Hazard::Spikes,
        Hazard::Rockfall,
        Hazard::Gas,
        Hazard::Explosion,
        Hazard::Mummy,
        Hazard::Fire,
    ];

    /// Its name in records and house editions.
    pub const fn word(self) -> &'static str {
        match self {
            Hazard::Spider => "spider",
            Hazard::Snake => "snake",
            Hazard::Lava => "lava",
            Hazard::Boulder => "boulder",
            Hazard::Ram => "ram",
            Hazard::Scorpion => "scorpion",
            Hazard::Spikes => "spikes",
            Hazard::Rockfall => "rockfall",
            Hazard::Gas => "gas",
            Hazard::Explosion => "explosion",
            Hazard::Mummy => "mummy",
            Hazard::Fire => "fire",
        }
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<Hazard> {
        Hazard::ALL.into_iter().find(|hazard| hazard.word() == word)
    }
}

impl fmt::Display for Hazard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A set of kinds of hazard.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HazardSet(u16);

impl HazardSet {
    /// No hazard.
    pub const EMPTY: HazardSet = HazardSet(0);

    /// Whether the kind is in the set.
    pub const fn contains(self, hazard: Hazard) -> bool {
        self.0 & (1 << hazard as u16) != 0
    }

    /// The set with this kind added.
    #[must_use]
    pub const fn with(self, hazard: Hazard) -> HazardSet {
        HazardSet(self.0 | 1 << hazard as u16)
    }

    /// The number of kinds in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in the set.
    pub fn iter(self) -> impl Iterator<Item = Hazard> {
        Hazard::ALL.into_iter().filter(move |hazard| self.contains(*hazard))
    }
}
