//! Choosing how one's explorer looks.

use protocol::{Appearance, Colour, Figure, Pattern, PhaseWord};
use serde_json::json;
use table::{HostWish, Refusal, Wish};

use crate::kit::{ADA, BO, CY, Given, ZOE, at, diamant, name, seat, told};

/// A look of this colour.
pub(crate) fn look(colour: Colour) -> Appearance {
    Appearance { colour, pattern: Pattern::Waves, figure: Figure::Porter }
}

fn looks(given: &Given) -> Vec<Option<Colour>> {
    given.scene().seats.iter().map(|seat| seat.appearance.map(|look| look.colour)).collect()
}

#[test]
fn everybody_sees_what_somebody_has_chosen_and_the_log_keeps_it() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    assert_eq!(looks(&given), [None, None, None]);
    assert_eq!(told(&given.wish(BO, Wish::Look(look(Colour::Pink)))), ["appearance-chosen 1"]);
    assert_eq!(given.scene().seats[1].appearance, Some(look(Colour::Pink)));
    assert!(given.wish(BO, Wish::Look(look(Colour::Pink))).is_empty(), "the same again changes nothing");
    assert_eq!(given.folded().look().scene.seats, given.scene().seats);
}

#[test]
fn no_two_choose_the_same_colour() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.wish(BO, Wish::Look(look(Colour::Pink)));
    assert_eq!(given.refused(CY, Wish::Look(look(Colour::Pink))), Refusal::ColourTaken);
    given.wish(CY, Wish::Look(look(Colour::Red)));
    let other_pattern = Appearance { pattern: Pattern::Dots, ..look(Colour::Pink) };
    assert_eq!(told(&given.wish(BO, Wish::Look(other_pattern))), ["appearance-chosen 1"]);
    given.wish(BO, Wish::StandUp);
    given.wish(CY, Wish::Look(look(Colour::Pink)));
    assert_eq!(looks(&given), [None, Some(Colour::Pink)], "who stands up gives the colour back");
}

#[test]
fn a_look_moves_with_the_player_and_each_at_a_device_has_one() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.wish(ADA, Wish::SitBeside(name("Ann")));
    given.wish(ADA, Wish::Look(look(Colour::Green)));
    given.wish(at(ADA, 3), Wish::Look(look(Colour::White)));
    given.host(HostWish::Move { from: seat(0), to: seat(2) });
    assert_eq!(looks(&given), [None, None, Some(Colour::Green), Some(Colour::White)]);
    given.wish(at(ADA, 2), Wish::Sit(name("Adam")));
    assert_eq!(looks(&given)[2], Some(Colour::Green), "another name changes nothing");
    assert_eq!(given.refused(at(BO, 2), Wish::Look(look(Colour::Red))), Refusal::NotYours);
    assert_eq!(given.refused(ZOE, Wish::Look(look(Colour::Red))), Refusal::NotSeated);
}

#[test]
fn nothing_changes_during_a_game_even_when_a_bot_takes_over() {
    let mut given = Given::seated(1, diamant(&json!({})), 3);
    given.wish(BO, Wish::Look(look(Colour::Violet)));
    given.start();
    assert_eq!(given.table.phase(), PhaseWord::Playing);
    assert_eq!(given.refused(BO, Wish::Look(look(Colour::Red))), Refusal::GameIsOn);
    given.wish(BO, Wish::StandUp);
    assert!(given.scene().seats[1].bot.is_some());
    assert_eq!(looks(&given), [None, Some(Colour::Violet), None]);
}
