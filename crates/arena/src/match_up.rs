//! One deal, played by one rotation of the line-up or by all of them.

use std::sync::Arc;

use bots::{Bot, DiamantBot, Oracle};
use diamant::{Decision, Diamant, Rules};
use game::driver::{Players, run};
use game::{BySeat, Game, MAX_SEATS, Seat, SeatSet};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::deal::{CardBox, CommonDeal, seed_of};
use crate::exits::{ExitCount, ExitListener};
use crate::tally::{Tally, Ties};
use crate::tournament::Watch;

/// Plays games for one thread and counts them.
pub(crate) struct MatchUp<'a> {
    pub(crate) rules: &'a Arc<Rules>,
    pub(crate) card_box: &'a CardBox,
    pub(crate) line_up: &'a [DiamantBot],
    pub(crate) oracle: &'a Oracle,
    pub(crate) ties: Ties,
    pub(crate) seed: u64,
    pub(crate) tally: Tally,
    exits: Vec<ExitCount>,
}

impl<'a> MatchUp<'a> {
    pub(crate) fn new(
        rules: &'a Arc<Rules>,
        card_box: &'a CardBox,
        line_up: &'a [DiamantBot],
        oracle: &'a Oracle,
        ties: Ties,
        seed: u64,
    ) -> MatchUp<'a> {
        let exits = vec![ExitCount::default(); line_up.len()];
        MatchUp { rules, card_box, line_up, oracle, ties, seed, tally: Tally::new(line_up.len()), exits }
    }

    /// Plays this deal with the first `rotations` rotations of the line-up, or fewer if it is stopped.
    pub(crate) fn play_deal(&mut self, deal: u64, rotations: usize, watch: &Watch) {
        for rotation in 0..rotations {
            if rotation > 0 && watch.is_stopped() {
                break;
            }
            self.play_game(deal, rotation);
        }
        for bot in &mut self.tally.bots {
            bot.deal_over();
        }
    }

    fn play_game(&mut self, deal: u64, rotation: usize) {
        let seats = self.line_up.len();
        let sitting = sitting(seats, rotation);
        let seed = seed_of(self.seed, deal);
        let mut game = Diamant::new(self.rules.clone(), seats).expect("the line-up fits the rules");
        let mut dealer = CommonDeal::new(self.card_box, self.rules, seed);
        let mut players = Seated {
            bots: BySeat::from_fn(|seat| self.line_up[sitting[seat]]),
            oracle: self.oracle,
            generators: BySeat::from_fn(|seat| own_generator(seed, rotation, sitting[seat])),
        };
        let mut listener = ExitListener::new(&mut self.exits, sitting);
        run(&mut game, &mut dealer, &mut players, &mut listener).expect("bots and dealer play by the rules");

        let standings = game.standings();
        let credit = self.ties.credit(standings.winners);
        for seat in game.seats() {
            self.tally.bots[sitting[seat]].game_over(&standings, seat, credit);
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

/// The line-up in its seats.
struct Seated<'a> {
    bots: BySeat<DiamantBot>,
    oracle: &'a Oracle,
    generators: BySeat<SmallRng>,
}

/// Every bot has its own random stream, and a different one in every game. The last byte of the deal's number is free
/// for the expeditions, of which the cards' streams need the first few.
fn own_generator(deal: u64, rotation: usize, bot: usize) -> SmallRng {
    SmallRng::seed_from_u64(!deal - (rotation * MAX_SEATS + bot) as u64)
}

impl Players<Diamant> for Seated<'_> {
    #[inline]
    fn choose(&mut self, game: &Diamant, seat: Seat) -> Decision {
        let bot = self.bots[seat].asking(self.oracle);
        bot.choose(&game.view(Some(seat)), &mut self.generators[seat])
    }

    fn race(&mut self, _game: &Diamant, _seats: SeatSet) -> (Seat, Decision) {
        unreachable!("nobody races in Diamant")
    }
}

/// The bot in each seat after this many rotations.
fn sitting(seats: usize, rotation: usize) -> BySeat<usize> {
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
                        table.into_iter().filter(move |seat| sitting(seats, rotation)[*seat] == bot)
                    })
                    .collect();
                taken.sort_unstable();
                assert_eq!(taken, table.into_iter().collect::<Vec<_>>());
            }
            assert!(table.into_iter().all(|seat| sitting(seats, 0)[seat] == seat.index()));
        }
    }
}
