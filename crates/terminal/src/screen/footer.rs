//! The last two lines: what is asked, and what can be pressed.

use protocol::{Choice, QuestionKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{fitted, width};
use super::look::Tone;
use super::picture::{Picture, ReplayPosition};
use crate::vote;
use client::Narrator;
use client::OpenVote;
use client::{Asked, seats_here};

/// Draws both lines; where the buttons are, in the order of the offers.
pub(super) fn draw(picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) -> Vec<Rect> {
    let style = picture.look.style(Tone::Strong);
    let mut text = prompt(picture, narrator);
    if let Some(seconds) = picture.seconds {
        let values = [("choices", text.into()), ("clock", narrator.clock(seconds).into())];
        text = narrator.words.say("terminal-ask-clock", &values);
    }
    let text = fitted(&text, area.width);
    buffer.set_stringn(area.x, area.y, text, area.width.into(), style);
    let line = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    let hints = hints(picture, narrator);
    let begin = line.right().saturating_sub(width(&hints));
    buffer.set_stringn(begin.max(line.x), line.y, &hints, line.width.into(), picture.look.style(Tone::Faint));
    buttons(picture, line, buffer, narrator)
}

fn hints(picture: &Picture, narrator: Narrator<'_>) -> String {
    narrator.say(if picture.replay.is_some() { "terminal-keys-replay" } else { "terminal-keys" })
}

/// Who is asked, or who is waited for.
fn prompt(picture: &Picture, narrator: Narrator<'_>) -> String {
    if let Some(notice) = &picture.notice {
        return notice.clone();
    }
    if let Some(replay) = picture.replay {
        return place_of(replay, narrator);
    }
    let Some(sight) = &picture.sight else { return String::new() };
    if let Some(vote) = OpenVote::of(sight).filter(|vote| !vote.has_agreed) {
        return vote::on_screen(vote, sight, narrator);
    }
    let asked = picture.asked();
    if !asked.offers.is_empty() {
        let name = narrator.names(&sight.scene, &asked.seats());
        let sentence = if asked.secret { "terminal-prompt-secret" } else { "terminal-prompt" };
        return narrator.words.say(sentence, &[("name", name.into())]);
    }
    if picture.may_begin() {
        return narrator.say("terminal-prompt-ready");
    }
    let own = chosen(picture, narrator).into_iter();
    let sentences: Vec<String> = own.chain([narrator.waiting(&sight.scene)]).collect();
    narrator.words.joined("list-sentences", &sentences)
}

/// What the only person at this device has chosen.
fn chosen(picture: &Picture, narrator: Narrator<'_>) -> Option<String> {
    let sight = picture.sight.as_ref()?;
    let ballot = sight.scene.question.as_ref()?.kind == QuestionKind::Ballot;
    let choice = sight.you.choice.filter(|_| ballot && seats_here(&sight.you).len() == 1)?;
    match choice {
        Choice::Continue => Some(narrator.say("chosen-continue")),
        Choice::Leave => Some(narrator.say("chosen-leave")),
        _ => None,
    }
}

fn place_of(replay: ReplayPosition, narrator: Narrator<'_>) -> String {
    let values = [("step", replay.step.into()), ("last", replay.last.into())];
    let runs = replay.running.then(|| narrator.say("terminal-tape-runs"));
    let sentences: Vec<String> =
        [narrator.words.say("terminal-tape", &values)].into_iter().chain(runs).collect();
    narrator.words.joined("list-sentences", &sentences)
}

/// The offers side by side, each with its number. Where others look on, none is marked.
fn buttons(picture: &Picture, line: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) -> Vec<Rect> {
    let Some(scene) = picture.scene().filter(|_| picture.replay.is_none()) else { return Vec::new() };
    let asked = picture.pressable();
    let several = asked.seats().len() > 1;
    let mut places = Vec::new();
    let mut x = line.x;
    for (number, offer) in (1..).zip(&asked.offers) {
        let who = if several { picture.look.token(offer.seat) + " " } else { String::new() };
        let label = format!("[{number} {who}{}]", narrator.choice(offer.choice, scene));
        let place =
            Rect { x, y: line.y, width: width(&label).min(line.right().saturating_sub(x)), height: 1 };
        let marked = is_marked(picture, &asked, number - 1);
        let style = picture.look.style(if marked { Tone::Chosen } else { Tone::Strong });
        let blank = " ".repeat(usize::from(place.width) + 1);
        buffer.set_stringn(
            x,
            line.y,
            blank,
            line.right().saturating_sub(x).into(),
            ratatui::style::Style::new(),
        );
        buffer.set_stringn(x, line.y, &label, place.width.into(), style);
        places.push(place);
        x = place.right() + 1;
        if x >= line.right() {
            break;
        }
    }
    places
}

fn is_marked(picture: &Picture, asked: &Asked, number: usize) -> bool {
    if asked.secret {
        return false;
    }
    let chosen = picture.sight.as_ref().and_then(|sight| sight.you.choice).filter(|_| !asked.race);
    match chosen.filter(|_| picture.asked().offers.is_empty()) {
        Some(choice) => asked.offers.get(number).is_some_and(|offer| offer.choice == choice),
        None => picture.cursor == number,
    }
}
