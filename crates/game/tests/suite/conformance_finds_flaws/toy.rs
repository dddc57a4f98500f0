//! The smallest game that exercises every law, with a switch that breaks one of them.
//!
//! Two seats draw tokens from a bag. Gold is shared by all who take, coal goes to whoever grabs it first. Seat 0 knows
//! a secret number that nobody else may know and that has no effect.

use std::error::Error;
use std::fmt;

use game::conformance::{Chooser, Subject};
use game::{Ballot, BySeat, Choice, Game, Move, Seat, SeatSet, Standings, Turn};

/// One way to break one law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    EventMissesANumber,
    EventNotTold,
    UntoldChangeBeforeAMove,
    RefusalChangesSomething,
    RefusalTellsSomething,
    IllegalChoiceAccepted,
    IllegalGrabAccepted,
    MissingVoterAccepted,
    StrangerMayVote,
    RaceAcceptedInBallot,
    LegalChoiceRefused,
    LegalGrabRefused,
    ListedOutcomeImpossible,
    UnlistedOutcomeAccepted,
    NothingCanHappen,
    ViewShowsSecretToSeats,
    ViewShowsSecretToWatchers,
    EventShowsSecret,
    RefusalShowsSecret,
    NobodyLeads,
    StrangerLeads,
    NeverEnds,
    ActionsWithoutBeingAsked,
    AskedWithoutActions,
    NobodyIsAsked,
    StrangerIsAsked,
}

/// Toy games with this flaw, or with none.
pub(crate) struct Toys {
    pub(crate) flaw: Option<Flaw>,
}

impl Subject for Toys {
    type Game = Toy;

    fn new_game(&self, chooser: &mut Chooser) -> Toy {
        Toy {
            flaw: self.flaw,
            stage: Stage::Draw,
            bag: FULL,
            scores: BySeat::default(),
            secret: chooser.below(LAST_SECRET),
        }
    }

    fn some_chances(&self) -> Vec<Token> {
        vec![Token::Gold, Token::Coal]
    }

    fn differing_in_hidden(&self, game: &Toy, onlooker: Option<Seat>, chooser: &mut Chooser) -> Option<Toy> {
        let secret = (game.secret + 1 + chooser.below(LAST_SECRET)) % (LAST_SECRET + 1);
        (onlooker != Some(seat(0))).then(|| Toy { secret, ..game.clone() })
    }

    fn before_a_move(&self, game: &mut Toy, _chooser: &mut Chooser, _log: &mut Vec<Event>) {
        if self.flaw == Some(Flaw::UntoldChangeBeforeAMove) {
            game.secret = 0;
        }
    }

    fn longest_game(&self) -> usize {
        // Every token is drawn, then shared or grabbed.
        2 * (FULL.gold + FULL.coal) as usize
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    flaw: Option<Flaw>,
    stage: Stage,
    bag: Bag,
    scores: BySeat<u32>,
    secret: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Draw,
    Share,
    Grab,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bag {
    gold: u32,
    coal: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    Gold,
    Coal,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Take,
    Pass,
    Grab,
}

impl Choice for Action {
    const ALL: &'static [Action] = &[Action::Take, Action::Pass, Action::Grab];

    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Drawn(Token),
    Shared { takers: SeatSet, each: u32 },
    Grabbed { seat: Seat },
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct View {
    bag: Bag,
    scores: BySeat<u32>,
    secret: Option<u32>,
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Illegal;

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not now")
    }
}

impl Error for Illegal {}

const FULL: Bag = Bag { gold: 4, coal: 4 };
const GOLD_IS_WORTH: u32 = 2;
/// The highest secret. No game starts with it: the suite meets it only in the altered games.
const LAST_SECRET: u32 = 3;
const SEATS: SeatSet = SeatSet::first_n(2);

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small number")
}

impl Game for Toy {
    type Action = Action;
    type Chance = Token;
    type Event = Event;
    type View<'a> = View;
    type Illegal = Illegal;

    fn seats(&self) -> SeatSet {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Draw if self.has(Flaw::NothingCanHappen) => Turn::Chance(0),
            Stage::Draw => Turn::Chance(self.bag.gold + self.bag.coal),
            Stage::Share if self.has(Flaw::StrangerIsAsked) => Turn::Ballot(SEATS.with(seat(5))),
            Stage::Share => Turn::Ballot(SEATS),
            Stage::Grab if self.has(Flaw::NobodyIsAsked) => Turn::Race(SeatSet::EMPTY),
            Stage::Grab => Turn::Race(SEATS),
            Stage::Over => Turn::Over,
        }
    }

    /// Gold first, then coal.
    fn outcome(&self, index: u32) -> Token {
        if index < self.bag.gold { Token::Gold } else { Token::Coal }
    }

    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let actions: &[Action] = match self.stage {
            _ if !SEATS.contains(seat) => &[],
            Stage::Share if self.has(Flaw::AskedWithoutActions) => &[],
            Stage::Share => &[Action::Take, Action::Pass],
            Stage::Grab if self.has(Flaw::NobodyIsAsked) => &[],
            Stage::Grab => &[Action::Grab],
            Stage::Draw if self.has(Flaw::ActionsWithoutBeingAsked) => &[Action::Take],
            Stage::Draw | Stage::Over => &[],
        };
        actions.iter().copied()
    }

    fn play(&mut self, answer: &Move<Action, Token>, log: &mut impl Extend<Event>) -> Result<(), Illegal> {
        let decided = self.decide(*answer);
        match &decided {
            Ok(event) => {
                self.apply(event);
                log.extend(self.told(event));
            }
            Err(Illegal) if self.has(Flaw::RefusalChangesSomething) => self.scores[seat(0)] += 1,
            Err(Illegal) if self.has(Flaw::RefusalTellsSomething) => log.extend([Event::Drawn(Token::Gold)]),
            Err(Illegal) => {}
        }
        decided.map(|_| ())
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Drawn(Token::Gold) => {
                // A flawed game allows gold that is not in the bag.
                self.bag.gold = self.bag.gold.saturating_sub(1);
                self.stage = Stage::Share;
            }
            Event::Drawn(Token::Coal) => {
                self.bag.coal -= 1;
                self.stage = Stage::Grab;
            }
            Event::Shared { takers, each } => {
                takers.into_iter().for_each(|taker| self.scores[taker] += each);
                self.go_on();
            }
            Event::Grabbed { seat } => {
                self.scores[*seat] += 1;
                self.go_on();
            }
        }
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        let may_know = match onlooker {
            Some(onlooker) => onlooker == seat(0) || self.has(Flaw::ViewShowsSecretToSeats),
            None => self.has(Flaw::ViewShowsSecretToWatchers),
        };
        View { bag: self.bag, scores: self.scores, secret: may_know.then_some(self.secret) }
    }

    fn standings(&self) -> Standings {
        let ranked = Standings::rank(SEATS, |seat| self.scores[seat], |_| ());
        match self.flaw {
            Some(Flaw::NobodyLeads) => Standings { winners: SeatSet::EMPTY, ..ranked },
            Some(Flaw::StrangerLeads) => Standings { winners: ranked.winners.with(seat(7)), ..ranked },
            _ => ranked,
        }
    }
}

impl Toy {
    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    fn decide(&self, answer: Move<Action, Token>) -> Result<Event, Illegal> {
        match (self.stage, answer) {
            (Stage::Draw, Move::Chance(token)) => self.draw(token),
            (Stage::Share, Move::Ballot(ballot)) => self.share(ballot),
            (Stage::Share, Move::Race(seat, _)) if self.has(Flaw::RaceAcceptedInBallot) => {
                Ok(Event::Grabbed { seat })
            }
            (Stage::Grab, Move::Race(seat, action)) => self.grab(seat, action),
            _ => Err(Illegal),
        }
    }

    fn draw(&self, token: Token) -> Result<Event, Illegal> {
        let possible = match token {
            Token::Gold => self.bag.gold > 0 || self.has(Flaw::UnlistedOutcomeAccepted),
            Token::Coal => self.bag.coal > 0 && !self.has(Flaw::ListedOutcomeImpossible),
        };
        if possible { Ok(Event::Drawn(token)) } else { Err(Illegal) }
    }

    fn share(&self, ballot: Ballot<Action>) -> Result<Event, Illegal> {
        let strangers = ballot.voters() - SEATS;
        let missing = SEATS - ballot.voters();
        let grabbers = ballot.who_chose(Action::Grab);
        let refused = (!strangers.is_empty() && !self.has(Flaw::StrangerMayVote))
            || (!missing.is_empty() && !self.has(Flaw::MissingVoterAccepted))
            || (!grabbers.is_empty() && !self.has(Flaw::IllegalChoiceAccepted))
            || (ballot.choice(seat(1)) == Some(Action::Pass) && self.has(Flaw::LegalChoiceRefused))
            || (self.secret == LAST_SECRET && self.has(Flaw::RefusalShowsSecret));
        if refused {
            return Err(Illegal);
        }
        let takers = ballot.who_chose(Action::Take);
        let count = u32::try_from(takers.len()).expect("few seats");
        let extra = if self.has(Flaw::EventShowsSecret) { self.secret } else { 0 };
        Ok(Event::Shared { takers, each: GOLD_IS_WORTH.checked_div(count).unwrap_or(0) + extra })
    }

    fn grab(&self, grabber: Seat, action: Action) -> Result<Event, Illegal> {
        let legal = action == Action::Grab || self.has(Flaw::IllegalGrabAccepted);
        let refused = grabber == seat(1) && self.has(Flaw::LegalGrabRefused);
        if legal && !refused && SEATS.contains(grabber) {
            Ok(Event::Grabbed { seat: grabber })
        } else {
            Err(Illegal)
        }
    }

    /// What is logged for an event.
    fn told(&self, event: &Event) -> Option<Event> {
        match (self.flaw, event) {
            (Some(Flaw::EventNotTold), Event::Grabbed { .. }) => None,
            (Some(Flaw::EventMissesANumber), Event::Shared { takers, .. }) => {
                Some(Event::Shared { takers: *takers, each: 0 })
            }
            _ => Some(event.clone()),
        }
    }

    fn go_on(&mut self) {
        let empty = self.bag == Bag { gold: 0, coal: 0 };
        if empty && self.has(Flaw::NeverEnds) {
            self.bag = FULL;
            self.stage = Stage::Draw;
        } else {
            self.stage = if empty { Stage::Over } else { Stage::Draw };
        }
    }
}
