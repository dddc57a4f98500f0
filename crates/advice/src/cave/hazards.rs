//! The hazards in the game, and which of them have been met.

use diamant::{Card, Hazard, Rules, Sprung, View};

/// The number of cards of each kind of hazard in the game, in descending order: which kind has how many does not
/// matter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Hazards {
    cards: Vec<u8>,
}

impl Hazards {
    /// All hazards of the box.
    pub fn full(rules: &Rules) -> Hazards {
        Hazards::new(rules.hazards().map(|hazard| rules.copies(hazard)).collect())
    }

    /// The hazards of the box after these have left the game; `None` if that is impossible. Every trap removes a card
    /// of a kind with at least two cards.
    pub fn without(rules: &Rules, removed: &[Hazard]) -> Option<Hazards> {
        let left = rules.hazards().map(|hazard| {
            let gone = removed.iter().filter(|gone| **gone == hazard).count();
            rules.copies(hazard).checked_sub(u8::try_from(gone).ok()?).filter(|left| *left > 0)
        });
        let known = removed.iter().all(|gone| rules.hazards().any(|hazard| hazard == *gone));
        known.then(|| left.collect::<Option<Vec<u8>>>())?.map(Hazards::new)
    }

    /// The hazards in the game of this view.
    pub fn of(view: &View<'_>) -> Hazards {
        let in_the_game = |hazard| view.rules().copies(hazard) - view.removed(hazard);
        Hazards::new(view.rules().hazards().map(in_the_game).collect())
    }

    /// The number of cards of each kind, in descending order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.cards.iter().copied()
    }

    fn new(mut cards: Vec<u8>) -> Hazards {
        cards.sort_unstable_by(|one, other| other.cmp(one));
        Hazards { cards }
    }

    /// The hazards in the game after a trap of a kind that had this many cards.
    pub(crate) fn after_trap(&self, cards: u8, sprung: Sprung) -> Hazards {
        let mut left = self.cards.clone();
        if let (Sprung::OneCopyOut, Some(kind)) = (sprung, left.iter_mut().find(|kind| **kind == cards)) {
            *kind -= 1;
        }
        Hazards::new(left)
    }

    /// The possible hazards in the game after one more expedition.
    pub(crate) fn after_expedition(&self, sprung: Sprung) -> Vec<Hazards> {
        let trapped = self.cards.iter().filter(|cards| **cards > 1);
        let mut after: Vec<Hazards> = trapped.map(|cards| self.after_trap(*cards, sprung)).collect();
        after.push(self.clone());
        after
    }
}

/// Kinds of hazard with the same number of cards in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Group {
    cards: u8,
    kinds: u8,
    step: usize,
}

impl Group {
    /// How many of its kinds have been met.
    fn met(&self, state: usize) -> u8 {
        let kinds = usize::from(self.kinds) + 1;
        u8::try_from(state / self.step % kinds).expect("a digit is at most the number of kinds")
    }
}

/// All ways in which hazards can have been met, numbered: one digit per group, the number of its kinds that have been
/// met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HazardStates {
    groups: Vec<Group>,
    states: Vec<HazardState>,
}

/// The hazards that may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HazardState {
    /// The number of hazard cards in the deck.
    pub(crate) cards_left: u16,
    /// The states after a new kind has been met, with the number of cards that lead there.
    pub(crate) meetings: Vec<(usize, u8)>,
    /// The groups whose met kinds may come again, with the number of such cards.
    pub(crate) traps: Vec<(usize, u8)>,
}

impl HazardStates {
    pub(crate) fn new(hazards: &Hazards) -> HazardStates {
        let mut groups: Vec<Group> = Vec::new();
        let mut len = 1;
        for same in hazards.cards.chunk_by(|one, other| one == other) {
            let kinds = u8::try_from(same.len()).expect("there are few kinds");
            groups.push(Group { cards: same[0], kinds, step: len });
            len *= same.len() + 1;
        }
        let states = (0..len).map(|state| HazardState::new(&groups, state)).collect();
        HazardStates { groups, states }
    }

    /// The number of states.
    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    /// The state with this number.
    pub(crate) fn state(&self, state: usize) -> &HazardState {
        &self.states[state]
    }

    /// The state after meeting one more kind that has this many cards.
    pub(crate) fn after_meeting(&self, state: usize, cards: u8) -> Option<usize> {
        self.groups.iter().find(|group| group.cards == cards).map(|group| state + group.step)
    }

    /// The number of kinds that have been met.
    pub(crate) fn met(&self, state: usize) -> usize {
        self.groups.iter().map(|group| group.met(state)).map(usize::from).sum()
    }

    /// Every state with its number, in descending order; the first has no hazards left to meet.
    pub(crate) fn backwards(&self) -> impl Iterator<Item = (usize, &HazardState)> {
        self.states.iter().enumerate().rev()
    }

    /// The state that is no longer needed after this one when going backwards, if there is one.
    pub(crate) fn done_with(&self, state: usize) -> Option<usize> {
        self.groups.iter().map(|group| state + group.step).max()
    }

    /// The number of cards per kind in each group.
    pub(crate) fn cards_of_groups(&self) -> impl Iterator<Item = u8> + '_ {
        self.groups.iter().map(|group| group.cards)
    }

    /// The state of the cave in this view.
    pub(crate) fn state_of(&self, view: &View<'_>) -> usize {
        let steps = view.met().iter().filter_map(|hazard| {
            let on_the_path = 1;
            let cards = view.may_come().find(|(card, _)| *card == Card::Hazard(hazard));
            let cards = cards.map_or(0, |(_, cards)| cards) + on_the_path;
            self.groups.iter().find(|group| group.cards == cards).map(|group| group.step)
        });
        steps.sum()
    }
}

impl HazardState {
    /// The number of cards that are traps.
    pub(crate) fn trap_cards(&self) -> u16 {
        self.traps.iter().map(|(_, cards)| u16::from(*cards)).sum()
    }

    fn new(groups: &[Group], state: usize) -> HazardState {
        let mut new = HazardState { cards_left: 0, meetings: Vec::new(), traps: Vec::new() };
        for (number, group) in groups.iter().enumerate() {
            let met = group.met(state);
            let to_meet = (group.kinds - met) * group.cards;
            let traps = met * (group.cards - 1);
            if to_meet > 0 {
                new.meetings.push((state + group.step, to_meet));
            }
            if traps > 0 {
                new.traps.push((number, traps));
            }
            new.cards_left += u16::from(to_meet) + u16::from(traps);
        }
        new
    }
}
