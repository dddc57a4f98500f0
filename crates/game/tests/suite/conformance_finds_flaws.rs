//! The conformance suite can fail: a toy game passes it, and every flaw planted into that game is caught by the law it
//! breaks.

mod toy;

use std::any::Any;
use std::panic::catch_unwind;

use game::conformance::check;
use toy::{Flaw, Toys};

/// The suite's message about the game with this flaw.
fn complaint(flaw: Option<Flaw>) -> Option<String> {
    let text =
        |panic: Box<dyn Any + Send>| *panic.downcast::<String>().expect("the suite panics with a text");
    catch_unwind(|| check(&Toys { flaw }, 1, 20)).err().map(text)
}

#[track_caller]
fn caught(flaw: Flaw, law: &str) {
    let complaint = complaint(Some(flaw)).unwrap_or_else(|| panic!("{flaw:?} went unnoticed"));
    assert!(complaint.contains(law), "{flaw:?} breaks \"{law}\", but the suite says: {complaint}");
}

#[test]
fn a_game_without_flaws_passes() {
    assert_eq!(complaint(None), None);
}

#[test]
fn an_event_that_misses_a_number_is_caught() {
    caught(Flaw::EventMissesANumber, "events are the whole story");
}

#[test]
fn an_event_that_is_not_told_is_caught() {
    caught(Flaw::EventNotTold, "events are the whole story");
}

#[test]
fn a_change_between_moves_that_is_not_told_is_caught() {
    caught(Flaw::UntoldChangeBeforeAMove, "events are the whole story");
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    caught(Flaw::RefusalChangesSomething, "refusal is free");
}

#[test]
fn a_refusal_that_tells_something_is_caught() {
    caught(Flaw::RefusalTellsSomething, "refusal is free");
}

#[test]
fn an_illegal_action_that_is_accepted_in_a_ballot_is_caught() {
    caught(Flaw::IllegalChoiceAccepted, "an illegal move is refused");
}

#[test]
fn an_illegal_action_that_is_accepted_in_a_race_is_caught() {
    caught(Flaw::IllegalGrabAccepted, "an illegal move is refused");
}

#[test]
fn a_ballot_that_opens_before_all_have_chosen_is_caught() {
    caught(Flaw::MissingVoterAccepted, "an illegal move is refused");
}

#[test]
fn a_ballot_with_the_choice_of_somebody_who_is_not_asked_is_caught() {
    caught(Flaw::StrangerMayVote, "an illegal move is refused");
}

#[test]
fn an_answer_to_another_question_that_is_accepted_is_caught() {
    caught(Flaw::RaceAcceptedInBallot, "an illegal move is refused");
}

#[test]
fn a_legal_action_that_is_refused_in_a_ballot_is_caught() {
    caught(Flaw::LegalChoiceRefused, "a legal action is accepted");
}

#[test]
fn a_legal_action_that_is_refused_in_a_race_is_caught() {
    caught(Flaw::LegalGrabRefused, "a legal action is accepted");
}

#[test]
fn a_listed_outcome_that_cannot_happen_is_caught() {
    caught(Flaw::ListedOutcomeImpossible, "a listed outcome can happen");
}

#[test]
fn an_unlisted_outcome_that_is_accepted_is_caught() {
    caught(Flaw::UnlistedOutcomeAccepted, "an illegal move is refused");
}

#[test]
fn a_chance_turn_without_outcomes_is_caught() {
    caught(Flaw::NothingCanHappen, "something can happen");
}

#[test]
fn a_view_that_shows_a_hidden_thing_to_a_seat_is_caught() {
    caught(Flaw::ViewShowsSecretToSeats, "a view hides what its onlooker may not know");
}

#[test]
fn a_view_that_shows_a_hidden_thing_to_who_only_watches_is_caught() {
    caught(Flaw::ViewShowsSecretToWatchers, "a view hides what its onlooker may not know");
}

#[test]
fn an_event_that_shows_a_hidden_thing_is_caught() {
    caught(Flaw::EventShowsSecret, "events hide what nobody may know yet");
}

#[test]
fn a_refusal_that_shows_a_hidden_thing_is_caught() {
    caught(Flaw::RefusalShowsSecret, "what is legal does not depend on hidden things");
}

#[test]
fn a_game_in_which_nobody_leads_is_caught() {
    caught(Flaw::NobodyLeads, "somebody leads");
}

#[test]
fn a_game_in_which_a_stranger_leads_is_caught() {
    caught(Flaw::StrangerLeads, "somebody leads");
}

#[test]
fn a_game_that_never_ends_is_caught() {
    caught(Flaw::NeverEnds, "the game does not end");
}

#[test]
fn a_seat_that_has_actions_without_being_asked_is_caught() {
    caught(Flaw::ActionsWithoutBeingAsked, "has actions exactly when asked");
}

#[test]
fn a_seat_that_is_asked_without_having_actions_is_caught() {
    caught(Flaw::AskedWithoutActions, "has actions exactly when asked");
}

#[test]
fn a_question_to_nobody_is_caught() {
    caught(Flaw::NobodyIsAsked, "somebody is asked");
}

#[test]
fn a_question_to_a_stranger_is_caught() {
    caught(Flaw::StrangerIsAsked, "only seats at the table are asked");
}
