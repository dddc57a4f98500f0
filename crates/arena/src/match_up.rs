//! One deal, played by one rotation of the line-up or by all of them.

use std::convert::Infallible;
use std::sync::Arc;

use bots::{DiamantBot, Generators, Oracle};
use diamant::{Decision, Diamant, Rules};
use game::driver::{Players, run};
use game::{Ballot, BySeat, Game, MAX_SEATS, Seat, SeatSet};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng, TryRng};

use crate::deal::{CardBox, CommonDeal, seed_of};
use crate::exits::{ExitCount, ExitListener};
use crate::tally::{Tally, Ties};
use crate::tournament::Watch;

/// Plays games for one thread and counts them.
pub(crate) struct MatchUp<'a> {
    rules: &'a Arc<Rules>,
    oracle: &'a Oracle,
    ties: Ties,
    seed: u64,
    rotations: Vec<Sitting>,
    deal: CommonDeal<'a>,
    pub(crate) tally: Tally,
    exits: Vec<ExitCount>,
}

/// Who sits where in one rotation.
struct Sitting {
    /// The index in the line-up of the bot in each seat.
    places: BySeat<usize>,
    /// Every different bot and its seats.
    groups: Vec<(DiamantBot, SeatSet)>,
}

impl<'a> MatchUp<'a> {
    pub(crate) fn new(
        rules: &'a Arc<Rules>,
        card_box: &'a CardBox,
        line_up: &[DiamantBot],
        oracle: &'a Oracle,
        ties: Ties,
        seed: u64,
    ) -> MatchUp<'a> {
        let seats = line_up.len();
        let rotations = (0..seats).map(|rotation| Sitting::new(line_up, places(seats, rotation)));
        MatchUp {
            rules,
            oracle,
            ties,
            seed,
            rotations: rotations.collect(),
            deal: CommonDeal::new(card_box, rules),
            tally: Tally::new(seats),
            exits: vec![ExitCount::default(); seats],
        }
    }

    /// Plays this deal with the first `rotations` rotations of the line-up, or fewer if it is stopped.
    pub(crate) fn play_deal(&mut self, deal: u64, rotations: usize, watch: &Watch) {
        let seed = seed_of(self.seed, deal);
        self.deal.take_up(seed);
        for rotation in 0..rotations {
            if rotation > 0 && watch.is_stopped() {
                break;
            }
            self.play_game(seed, rotation);
        }
        for bot in &mut self.tally.bots {
            bot.deal_over();
        }
    }

    fn play_game(&mut self, deal: u64, rotation: usize) {
        let sitting = &self.rotations[rotation];
        let mut game =
            Diamant::new(self.rules.clone(), self.rotations.len()).expect("the line-up fits the rules");
        let mut players =
            Seated { sitting, oracle: self.oracle, streams: Streams::new(deal, rotation, &sitting.places) };
        let mut listener = ExitListener::new(&mut self.exits, &sitting.places);
        run(&mut game, &mut self.deal, &mut players, &mut listener)
            .expect("bots and dealer play by the rules");

        let standings = game.standings();
        let credit = self.ties.credit(standings.winners);
        for seat in game.seats() {
            self.tally.bots[sitting.places[seat]].game_over(&standings, seat, credit);
        }
        self.tally.games += 1;
    }

    /// All counts.
    pub(crate) fn into_tally(mut self) -> Tally {
        for (bot, exits) in self.tally.bots.iter_mut().zip(&self.exits) {
            bot.exits.add(exits);
        }
        self.tally
    }
}

impl Sitting {
    fn new(line_up: &[DiamantBot], places: BySeat<usize>) -> Sitting {
        let mut groups: Vec<(DiamantBot, SeatSet)> = Vec::new();
        for seat in SeatSet::first_n(line_up.len()) {
            let bot = line_up[places[seat]];
            match groups.iter_mut().find(|(other, _)| *other == bot) {
                Some((_, seats)) => *seats = seats.with(seat),
                None => groups.push((bot, SeatSet::only(seat))),
            }
        }
        Sitting { places, groups }
    }
}

/// The line-up in its seats, in one game.
struct Seated<'a> {
    sitting: &'a Sitting,
    oracle: &'a Oracle,
    streams: Streams<'a>,
}

impl Players<Diamant> for Seated<'_> {
    fn choose(&mut self, game: &Diamant, seat: Seat) -> Decision {
        let asked = SeatSet::only(seat);
        self.ballot(game, asked).choice(seat).expect("whoever is asked chooses")
    }

    #[inline]
    fn ballot(&mut self, game: &Diamant, asked: SeatSet) -> Ballot<Decision> {
        let sitting = self.sitting;
        let leaving = sitting.groups.iter().fold(SeatSet::EMPTY, |leaving, (bot, seats)| {
            let seats = *seats & asked;
            if seats.is_empty() {
                leaving
            } else {
                leaving | bot.asking(self.oracle).leaving(game, seats, &mut self.streams)
            }
        });
        Ballot::same(asked - leaving, Decision::Continue).and(Ballot::same(leaving, Decision::Leave))
    }

    fn race(&mut self, _game: &Diamant, _seats: SeatSet) -> (Seat, Decision) {
        unreachable!("nobody races in Diamant")
    }
}

/// The bots' random streams in one game.
///
/// Every bot has its own, and a different one in every game. The last byte of the deal's number is free for the
/// expeditions, of which the cards' streams need the first few.
struct Streams<'a> {
    places: &'a BySeat<usize>,
    first: u64,
    generators: BySeat<Option<SmallRng>>,
}

impl Streams<'_> {
    fn new(deal: u64, rotation: usize, places: &BySeat<usize>) -> Streams<'_> {
        let first = !deal - (rotation * MAX_SEATS) as u64;
        Streams { places, first, generators: BySeat::from_fn(|_| None) }
    }
}

impl Generators for Streams<'_> {
    #[inline]
    fn of(&mut self, seat: Seat) -> impl Rng {
        OnDemand { seed: self.first - self.places[seat] as u64, generator: &mut self.generators[seat] }
    }
}

/// A generator that is made when it is needed: most bots never are in doubt.
struct OnDemand<'a> {
    seed: u64,
    generator: &'a mut Option<SmallRng>,
}

impl OnDemand<'_> {
    fn made(&mut self) -> &mut SmallRng {
        self.generator.get_or_insert_with(|| SmallRng::seed_from_u64(self.seed))
    }
}

impl TryRng for OnDemand<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.made().try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.made().try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.made().try_fill_bytes(bytes)
    }
}

/// The index of the bot in each seat after this many rotations.
fn places(seats: usize, rotation: usize) -> BySeat<usize> {
    BySeat::from_fn(|seat| (seat.index() + rotation) % seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_everywhere_once_and_nobody_shares_a_seat() {
        for seats in 2..=8 {
            let table = SeatSet::first_n(seats);
            for bot in 0..seats {
                let mut taken: Vec<Seat> = (0..seats)
                    .flat_map(|rotation| {
                        table.into_iter().filter(move |seat| places(seats, rotation)[*seat] == bot)
                    })
                    .collect();
                taken.sort_unstable();
                assert_eq!(taken, table.into_iter().collect::<Vec<_>>());
            }
            assert!(table.into_iter().all(|seat| places(seats, 0)[seat] == seat.index()));
        }
    }
}
