//! Anything that can come to a table, nonsense included, for tests that let all of it come at random.

use proptest::prelude::*;
use protocol::{Choice, Colour, Listing, OptionsField, Reaction};
use rand::{Rng, RngExt};
use serde_json::json;
use table::{HostWish, Wish, Wisher};

use crate::appearance::look;
use crate::kit::{Given, PEOPLE, diamant, key, milliseconds, name, on_seat, seat, troll};

/// Something that comes to a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Input {
    /// Somebody wants something: who, what, and a number that says more about it.
    Wish(usize, Want, u8),
    /// Somebody who is asked answers: the number says who and what.
    Answer(u8),
    Arrive(usize),
    Depart(usize),
    /// So many milliseconds pass.
    Pass(u32),
}

/// What somebody wants.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Want {
    Sit,
    SitBeside,
    StandUp,
    Look,
    Commit,
    Reveal,
    Ready,
    Act,
    React,
    Say,
    AddBot,
    Clear,
    Ban,
    Move,
    Options,
    List,
    Start,
    StandIn,
    PassOn,
}

const CHOICES: [Choice; 8] = [
    Choice::Continue,
    Choice::Leave,
    Choice::Roll,
    Choice::KeepKey,
    Choice::KeepDoor,
    Choice::Enter,
    Choice::Stay,
    Choice::Throw,
];

/// Few colours, so that they are often taken.
const COLOURS: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Pink];

/// Some agreements of every kind.
pub(crate) fn agreement(number: u8) -> OptionsField {
    match number % 8 {
        0 => diamant(&json!({"clock": 20})),
        1 => diamant(&json!({"absence": "rest", "timing": "hidden", "bots": "natural"})),
        2 => diamant(&json!({"absence": "rest", "clock": 10, "chat": "words"})),
        3 => diamant(&json!({"game": {"name": "diamant", "edition": "iello-2016"}, "grace": 5})),
        4 => troll("live", &json!({"clock": 15})),
        5 => troll("step", &json!({"bots": "natural", "clock": 30})),
        6 => troll("live", &json!({"grace": 10, "interval": 200})),
        _ => diamant(&json!({"clock": 1})),
    }
}

/// Anything at all; answers and passing time are likely.
pub(crate) fn anything() -> impl Strategy<Value = Input> {
    let wants = prop_oneof![
        6 => Just(Want::Sit),
        2 => Just(Want::SitBeside),
        1 => Just(Want::StandUp),
        1 => Just(Want::Look),
        3 => Just(Want::Commit),
        3 => Just(Want::Reveal),
        4 => Just(Want::Ready),
        3 => Just(Want::Act),
        1 => Just(Want::React),
        1 => Just(Want::Say),
        4 => Just(Want::AddBot),
        1 => Just(Want::Clear),
        1 => Just(Want::Ban),
        1 => Just(Want::Move),
        2 => Just(Want::Options),
        1 => Just(Want::List),
        6 => Just(Want::Start),
        1 => Just(Want::StandIn),
        1 => Just(Want::PassOn),
    ];
    let person = || prop_oneof![3 => Just(0_usize), 4 => 0..PEOPLE.len()];
    prop_oneof![
        4 => (person(), wants, any::<u8>()).prop_map(|(who, want, more)| Input::Wish(who, want, more)),
        6 => any::<u8>().prop_map(Input::Answer),
        2 => person().prop_map(Input::Arrive),
        1 => person().prop_map(Input::Depart),
        2 => prop_oneof![0_u32..3_000, 0_u32..40_000].prop_map(Input::Pass),
    ]
}

/// What comes while a game is on and everybody stays.
pub(crate) fn game_input() -> impl Strategy<Value = Input> {
    prop_oneof![
        8 => any::<u8>().prop_map(Input::Answer),
        1 => (0..PEOPLE.len(), any::<u8>()).prop_map(|(who, more)| Input::Wish(who, Want::Act, more)),
        1 => (0..PEOPLE.len()).prop_map(|who| Input::Wish(who, Want::React, 0)),
        1 => Just(Input::Wish(0, Want::Start, 0)),
        1 => (0_u8..5).prop_map(|seat| Input::Wish(0, Want::StandIn, seat)),
        1 => (0..PEOPLE.len(), any::<u8>()).prop_map(|(who, more)| Input::Wish(who, Want::Commit, more)),
        2 => (0_u32..3_000).prop_map(Input::Pass),
    ]
}

/// A random one of these, for tests that need no smaller failing case.
pub(crate) fn answer(generator: &mut impl Rng) -> Input {
    Input::Answer(generator.random())
}

impl Given {
    /// Lets it come. Whether a wish is carried out is the table's business.
    pub(crate) fn feed(&mut self, input: Input) {
        match input {
            Input::Wish(who, want, more) => {
                let (person, called) = PEOPLE[who];
                let wish = self.wanted(want, called, more);
                let known = more.is_multiple_of(3).then(|| key(&format!("{want:?}{more}")));
                // Now and then for one of the seats, whosever it is.
                let place = (more % 5 == 1).then(|| seat(usize::from(more / 5) % 8));
                let _may_be_refused = self.try_wish(Wisher { who: person, seat: place }, known, wish);
            }
            Input::Answer(number) => self.answer(number),
            Input::Arrive(who) => drop(self.arrive(PEOPLE[who].0)),
            Input::Depart(who) => self.depart(PEOPLE[who].0),
            Input::Pass(time) => drop(self.pass(milliseconds(time.into()))),
        }
    }

    fn answer(&mut self, number: u8) {
        let look = self.table.look();
        let asked: Vec<_> =
            look.seats.iter().filter(|(who, you)| who.is_some() && !you.actions.is_empty()).collect();
        let number = usize::from(number);
        if let Some((Some(who), you)) = asked.get(number % asked.len().max(1)) {
            let choice = you.actions[(number / 8) % you.actions.len()];
            let wish = Wish::Act { question: self.question(), choice };
            let _may_be_too_soon = self.try_wish(on_seat(*who, you), None, wish);
        }
    }

    fn wanted(&self, want: Want, called: &str, more: u8) -> Wish {
        let number = usize::from(more);
        let place = seat(number % 8);
        let host = match want {
            Want::Sit => return Wish::Sit(name(if more < 200 { called } else { "Bo" })),
            Want::SitBeside => return Wish::SitBeside(name(&format!("{called} {}", more % 3))),
            Want::StandUp => return Wish::StandUp,
            Want::Look => return Wish::Look(look(COLOURS[number % COLOURS.len()])),
            // Few nonces, so that they often fit.
            Want::Commit => return self.commit(more / 128),
            Want::Reveal => return self.reveal(more / 128),
            Want::Ready => return Wish::Ready,
            Want::Act => {
                let question = self.question().wrapping_add(u32::from(more / 64));
                return Wish::Act { question, choice: CHOICES[number % 8] };
            }
            Want::React => return Wish::React(Reaction::Wow),
            Want::Say => return Wish::Say("x".repeat(number)),
            Want::AddBot => HostWish::AddBot(["turn:3", "bold", "coin:0.5", "nobody"][number % 4].to_owned()),
            Want::Clear => HostWish::Clear(place),
            Want::Ban => HostWish::Ban(PEOPLE[number % PEOPLE.len()].0),
            Want::Move => HostWish::Move { from: seat(number % 4), to: seat(number / 4 % 4) },
            Want::Options => HostWish::Options(Box::new(agreement(more))),
            Want::List => {
                HostWish::List(if more.is_multiple_of(2) { Listing::Public } else { Listing::Private })
            }
            Want::Start => HostWish::Start,
            Want::StandIn => HostWish::StandIn(place),
            Want::PassOn => HostWish::PassOn(place),
        };
        Wish::Host(host)
    }
}
