//! What one onlooker may know.

use game::{Seat, SeatSet, Standings};

use crate::state::Stage;
use crate::{Card, Chests, Diamant, Gems, Hazard, HazardSet, Path, Relic, Rules};

/// The game as one seat, or a spectator, may see it.
///
/// A view borrows the game and shows what its onlooker may know: everything except the chests of the others, if the
/// table has agreed to hide them. The order of the deck is unknown to the game itself.
#[derive(Clone, Copy)]
pub struct View<'a> {
    game: &'a Diamant,
    onlooker: Option<Seat>,
}

/// Where an explorer is. Only an explorer in the cave carries anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// At home.
    Camp,
    /// In the cave.
    Cave {
        /// What the explorer would lose in a trap.
        carried: Gems,
    },
}

impl<'a> View<'a> {
    pub(crate) fn new(game: &'a Diamant, onlooker: Option<Seat>) -> View<'a> {
        View { game, onlooker }
    }

    /// Whose view it is; `None` for a spectator.
    pub fn onlooker(&self) -> Option<Seat> {
        self.onlooker
    }

    /// The settings.
    pub fn rules(&self) -> &'a Rules {
        &self.game.rules
    }

    /// Everyone at the table.
    pub fn seats(&self) -> SeatSet {
        self.game.seats
    }

    /// The current expedition, counted from 1.
    pub fn expedition(&self) -> u8 {
        self.game.expedition
    }

    /// The path of this expedition.
    pub fn path(&self) -> &'a Path {
        &self.game.path
    }

    /// The hazards that have been met in this expedition: another of these is a trap, unless it is [harmless](View::harmless).
    pub fn met(&self) -> HazardSet {
        self.game.met
    }

    /// Who is in the cave.
    pub fn inside(&self) -> SeatSet {
        self.game.inside
    }

    /// Who will rest in the camp from the next expedition on. Those who rest in the current one are just not inside.
    pub fn resting(&self) -> SeatSet {
        self.game.resting
    }

    /// Who is asked to decide now.
    pub fn deciding(&self) -> SeatSet {
        if self.game.stage == Stage::Decide { self.game.inside } else { SeatSet::EMPTY }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.stage == Stage::Over
    }

    /// What each explorer in the cave carries; it is the same for all of them.
    pub fn carried(&self) -> Gems {
        self.game.carried
    }

    /// Where the explorer of this seat is.
    pub fn whereabouts(&self, seat: Seat) -> Whereabouts {
        if self.game.inside.contains(seat) {
            Whereabouts::Cave { carried: self.game.carried }
        } else {
            Whereabouts::Camp
        }
    }

    /// The content of this seat's chest, if the onlooker may see it.
    pub fn chest(&self, seat: Seat) -> Option<Gems> {
        (self.chests_are_open() || self.onlooker == Some(seat)).then_some(self.game.chests[seat])
    }

    /// The content of this seat's chest for somebody who paid attention. Everyone sees what is brought home, so a good
    /// memory knows even a hidden chest. [`chest`](View::chest) is what is displayed.
    pub fn remembered(&self, seat: Seat) -> Gems {
        self.game.chests[seat]
    }

    /// What this seat has in its chest and in relics, if the onlooker may know it.
    #[inline]
    pub fn points(&self, seat: Seat) -> Option<u32> {
        (self.chests_are_open() || self.onlooker == Some(seat)).then_some(self.game.points[seat])
    }

    /// What this seat has in its chest and in relics, for somebody who paid attention.
    #[inline]
    pub fn remembered_points(&self, seat: Seat) -> u32 {
        self.game.points[seat]
    }

    /// The values of this seat's relics, in the order in which they were taken.
    pub fn relics(&self, seat: Seat) -> impl Iterator<Item = u8> + use<'a> {
        self.game.relics_of(seat)
    }

    /// The places on the path whose relic was taken, which relic that was, and who took it, in the order of the path.
    /// Whoever takes a relic takes all of them, so later places were taken later.
    pub fn pedestals(&self) -> impl Iterator<Item = (usize, Relic, Seat)> + use<'a> {
        let game = self.game;
        let empty = || {
            game.path.cards().iter().enumerate().filter_map(|(place, on_path)| match on_path.card {
                Card::Relic(relic) if on_path.taken => Some((place, relic)),
                _ => None,
            })
        };
        let earlier = game.taken.len() - empty().count();
        let takers = game.taken.iter().skip(earlier).map(|relic| relic.seat);
        empty().zip(takers).map(|((place, relic), seat)| (place, relic, seat))
    }

    /// What each relic on the path is worth to somebody who leaves alone now, first turned first.
    pub fn worths_on_path(&self) -> impl Iterator<Item = u8> + use<'a> {
        let game = self.game;
        (game.taken.len()..)
            .zip(game.path.relics())
            .map(|(before, relic)| game.rules.relic_worth(relic, before))
    }

    /// What the relics on the path are worth to somebody who leaves alone now.
    pub fn relics_on_path(&self) -> u16 {
        if self.path().has_relics() { self.worths_on_path().map(u16::from).sum() } else { 0 }
    }

    /// The relic that was shuffled in for this expedition, where they come one by one.
    pub fn added_relic(&self) -> Option<Relic> {
        self.game.rules.relic_before(self.game.expedition)
    }

    /// The relic on top of the pile, which is shuffled in for the next expedition. The pile lies face up where relics have
    /// numbers.
    pub fn next_relic(&self) -> Option<Relic> {
        let next = self.game.expedition + 1;
        let relic = (next <= self.rules().expeditions()).then(|| self.game.rules.relic_before(next))?;
        relic.filter(|relic| matches!(relic, Relic::Numbered(_)))
    }

    /// A copy of the game for simulations, with every chest as [remembered](View::remembered).
    pub fn imagined(&self) -> Diamant {
        self.game.clone()
    }

    /// The number of cards that may still come in this expedition.
    pub fn cards_left(&self) -> u8 {
        self.game.bag.len()
    }

    /// Every card that may still come, with its number of copies.
    pub fn may_come(&self) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        let game = self.game;
        let counted = game.rules.faces().iter().enumerate().map(|(slot, card)| (*card, game.bag.count(slot)));
        counted.filter(|(_, count)| *count > 0)
    }

    /// The number of cards that may still come and would be a trap now.
    pub fn traps_left(&self) -> u8 {
        self.game.traps_left
    }

    /// The sum of all treasures that may still come.
    pub fn rubies_left(&self) -> Gems {
        self.game.rubies_left
    }

    /// The hazards that have been met and of which no other card can come: they can trap nobody in this expedition.
    pub fn harmless(&self) -> HazardSet {
        let game = self.game;
        let spent = game.met.iter().filter(|hazard| game.may_come(Card::Hazard(*hazard)) == 0);
        spent.fold(HazardSet::EMPTY, HazardSet::with)
    }

    /// How many cards of this hazard have left the game.
    pub fn removed(&self, hazard: Hazard) -> u8 {
        self.game.rules.copies(hazard) - self.game.in_the_game(Card::Hazard(hazard))
    }

    /// Scores and leaders, if the onlooker may know them.
    pub fn standings(&self) -> Option<Standings> {
        self.chests_are_open().then(|| self.game.current_standings())
    }

    fn chests_are_open(&self) -> bool {
        self.is_over() || self.game.rules.settings().chests == Chests::Open
    }

    /// Everything the accessors show, for comparing two views.
    fn facts(&self) -> impl PartialEq + std::fmt::Debug + use<'a> {
        let game = self.game;
        let chests: Vec<Option<Gems>> = game.seats.into_iter().map(|seat| self.chest(seat)).collect();
        let cave = (game.stage, &game.path, game.met, game.inside, game.resting, game.carried);
        let cards = (&game.deck, &game.bag, &game.taken);
        (self.onlooker, &game.rules, game.seats, game.expedition, cave, cards, chests, self.standings())
    }
}

impl PartialEq for View<'_> {
    fn eq(&self, other: &View<'_>) -> bool {
        self.facts() == other.facts()
    }
}

impl Eq for View<'_> {}

impl std::fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.facts().fmt(f)
    }
}
