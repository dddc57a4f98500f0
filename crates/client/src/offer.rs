//! What the people at this device may choose now.

use protocol::{Choice, QuestionKind, Scene, You};

use crate::line::Sight;

/// One thing that one person may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who.
    pub seat: u8,
    /// What.
    pub choice: Choice,
}

/// What is asked of this device now: nothing, if there are no offers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Asked {
    /// The number of the question.
    pub question: u32,
    /// What may be chosen.
    pub offers: Vec<Offer>,
    /// Whether whoever is first moves, and may move again.
    pub race: bool,
    /// Whether others at this device must not see what is chosen.
    pub secret: bool,
}

/// Somebody has answered a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The number of the question.
    pub question: u32,
    /// Who.
    pub seat: u8,
}

/// What one seat of this device sees.
struct Place<'a> {
    seat: u8,
    actions: &'a [Choice],
    choice: Option<Choice>,
}

impl Asked {
    /// In a race everybody may act; sealed choices are asked for one by one. The line may bring the news of an answer
    /// later than the answer was given, so those who have given one are told.
    pub fn of(sight: &Sight, answered: &[Answered]) -> Asked {
        let Some(question) = &sight.scene.question else { return Asked::default() };
        let places = places(&sight.you);
        let asked: Vec<&Place<'_>> = places
            .iter()
            .filter(|place| !place.actions.is_empty())
            .filter(|place| question.kind == QuestionKind::Race || place.choice.is_none())
            .filter(|place| !answered.contains(&Answered { question: question.number, seat: place.seat }))
            .filter(|place| !is_stood_in(&sight.scene, place.seat))
            .collect();
        let shown = match question.kind {
            QuestionKind::Race => &asked[..],
            QuestionKind::Ballot => &asked[..asked.len().min(1)],
        };
        Asked {
            question: question.number,
            offers: shown.iter().flat_map(|place| place.offers()).collect(),
            race: question.kind == QuestionKind::Race,
            secret: question.kind == QuestionKind::Ballot && question.seats.len() > 1 && places.len() > 1,
        }
    }

    /// What somebody at this device, who is not being asked any more, may still choose instead.
    pub fn change_of_mind(sight: &Sight) -> Asked {
        let Some(question) = &sight.scene.question else { return Asked::default() };
        let [place] = &places(&sight.you)[..] else { return Asked::default() };
        let offers = place.choice.map_or_else(Vec::new, |_| place.offers());
        Asked { question: question.number, offers, race: false, secret: false }
    }

    /// The seats that are asked, in order.
    pub fn seats(&self) -> Vec<u8> {
        let mut seats: Vec<u8> = self.offers.iter().map(|offer| offer.seat).collect();
        seats.dedup();
        seats
    }
}

impl Place<'_> {
    fn offers(&self) -> Vec<Offer> {
        self.actions.iter().map(|choice| Offer { seat: self.seat, choice: *choice }).collect()
    }
}

/// The seats of this device.
pub fn seats_here(you: &You) -> Vec<u8> {
    places(you).iter().map(|place| place.seat).collect()
}

/// The first seat of this device, then the others.
fn places(you: &You) -> Vec<Place<'_>> {
    let own = you.seat.map(|seat| Place { seat, actions: &you.actions, choice: you.choice });
    let beside = you.beside.iter().map(|beside| Place {
        seat: beside.seat,
        actions: &beside.actions,
        choice: beside.choice,
    });
    own.into_iter().chain(beside).collect()
}

/// Whoever is stood in for need not answer; acting gives the seat back, which nobody should do by accident.
fn is_stood_in(scene: &Scene, seat: u8) -> bool {
    scene.seats.get(usize::from(seat)).is_some_and(|seat| seat.stand_in.is_some())
}
