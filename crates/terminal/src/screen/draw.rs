//! Where everything is on the screen.

use protocol::{GameScene, Scene};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget};

use super::canvas::{fitted, width};
use super::look::Tone;
use super::picture::Picture;
use super::{explorers, footer, help, story};
use crate::any;
use crate::shown::ShownScene;
use client::Narrator;

/// From this width on, explorers and story stand beside the path.
const WIDE: u16 = 100;
/// From this height on, panels have frames.
const TALL: u16 = 30;

/// Draws everything; where the buttons are.
pub(super) fn draw(frame: &mut Frame<'_>, picture: &Picture, narrator: Narrator<'_>) -> Vec<Rect> {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(2)]).areas(area);
    header(picture, top, buffer, narrator);
    if picture.scene().is_some() {
        if area.width >= WIDE {
            side_by_side(picture, body, buffer, narrator);
        } else {
            stacked(picture, body, buffer, narrator);
        }
    } else {
        Paragraph::new(narrator.say("line-opening")).render(body, buffer);
    }
    let buttons = footer::draw(picture, bottom, buffer, narrator);
    if let Some(open) = picture.help {
        help::draw(open, picture, body, buffer, narrator);
    }
    if picture.look.sign(false, true) {
        typewrite(buffer);
    }
    buttons
}

/// Writes quotation marks, dashes and narrow spaces as a typewriter does. Every sign keeps its cell.
fn typewrite(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let plain = match cell.symbol() {
            "’" | "‘" => "'",
            "“" | "”" | "„" | "«" | "»" => "\"",
            "–" | "−" => "-",
            "…" => ".",
            "×" => "x",
            "\u{a0}" | "\u{202f}" => " ",
            _ => continue,
        };
        cell.set_symbol(plain);
    }
}

fn header(picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let mut parts = vec!["Tacora".to_owned()];
    if let Some(scene) = picture.scene() {
        parts.extend(title(scene, picture.last_look.as_ref(), narrator));
    }
    if picture.lost {
        parts.push(narrator.say("line-reconnecting"));
    }
    let text = parts.join(picture.look.sign(" · ", " - "));
    let style = picture.look.style(Tone::Strong);
    buffer.set_stringn(area.x, area.y, fitted(&text, area.width), area.width.into(), style);
}

/// What is played, and how far it is.
fn title(scene: &Scene, last_look: Option<&GameScene>, narrator: Narrator<'_>) -> Vec<String> {
    let mut parts = vec![client::field(&scene.options.game).title(narrator)];
    // The name of an edition is long: how far the game is must not be cut off.
    if let Some(progress) =
        scene.game.as_deref().and_then(|game| any::scene(last_look.unwrap_or(game)).progress(narrator))
    {
        parts.insert(0, progress);
    }
    parts.extend(narrator.hints(scene));
    parts
}

/// On a wide screen: the path to the left, everything else to the right.
fn side_by_side(picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let right = (area.width * 2 / 5).clamp(50, 72);
    let [left, right] = Layout::horizontal([Constraint::Min(0), Constraint::Length(right)]).areas(area);
    let seats = explorers::rows(picture) + 2;
    let odds: Vec<String> =
        odds_lines(picture, narrator).into_iter().chain(deck_lines(picture, narrator)).collect();
    let odds_rows = match story::rows(&odds, right.width.saturating_sub(2)) {
        0 => 0,
        rows => rows + 2,
    };
    let [people, chances, log] =
        Layout::vertical([Constraint::Length(seats), Constraint::Length(odds_rows), Constraint::Min(3)])
            .areas(right);
    stage(picture, panel(picture, &stage_name(picture, narrator), left, buffer), buffer, narrator);
    explorers::draw(picture, panel(picture, &narrator.say("explorers"), people, buffer), buffer, narrator);
    if odds_rows > 0 {
        let inside = panel(picture, &narrator.say(odds_name(picture)), chances, buffer);
        story::lines(&odds, inside, buffer);
    }
    story::draw(picture, panel(picture, &narrator.say("log"), log, buffer), buffer);
}

/// On a narrow screen: one below the other, with frames only where there is room.
fn stacked(picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let framed = area.height >= TALL;
    let frame = if framed { 2 } else { 0 };
    let seats = explorers::rows(picture) + frame;
    let first = odds_lines(picture, narrator).into_iter().take(1);
    let known = in_one_line(first.chain(deck_lines(picture, narrator)).collect(), area.width);
    let chances = u16::from(!known.is_empty());
    let free = area.height.saturating_sub(seats + chances);
    // Two rows of cards need eleven lines; the rest is for the story, so that a trap and all that follows from it fit.
    let log = free.saturating_sub(11).max(free / 3).clamp(2, 9) + frame;
    let [cave, people, chance, told] = Layout::vertical([
        Constraint::Min(3),
        Constraint::Length(seats),
        Constraint::Length(chances),
        Constraint::Length(log),
    ])
    .areas(area);
    let inner = |name: String, place: Rect, buffer: &mut Buffer| {
        if framed { panel(picture, &name, place, buffer) } else { place }
    };
    let cave = inner(stage_name(picture, narrator), cave, buffer);
    let people = inner(narrator.say("explorers"), people, buffer);
    let told = inner(narrator.say("log"), told, buffer);
    stage(picture, cave, buffer, narrator);
    explorers::draw(picture, people, buffer, narrator);
    if chance.height > 0 {
        let style = picture.look.style(Tone::Danger);
        buffer.set_stringn(chance.x, chance.y, known, chance.width.into(), style);
    }
    story::draw(picture, told, buffer);
}

/// A frame with a name; what is inside it.
fn panel(picture: &Picture, name: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    let name = Line::from(vec![Span::raw(" "), Span::raw(name.to_owned()), Span::raw(" ")]);
    let block = Block::bordered()
        .border_set(picture.look.border())
        .border_style(picture.look.style(Tone::Faint))
        .title(name);
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}

/// The game that is to be seen, if there is one.
fn shown(picture: &Picture) -> Option<&dyn ShownScene> {
    picture.scene().and_then(|scene| scene.game.as_deref()).map(any::scene)
}

fn stage_name(picture: &Picture, narrator: Narrator<'_>) -> String {
    narrator.say(shown(picture).map_or("path-title", ShownScene::stage_name))
}

/// The path, the dice, or who is already here.
fn stage(picture: &Picture, area: Rect, buffer: &mut Buffer, narrator: Narrator<'_>) {
    let Some(scene) = picture.scene() else { return };
    if let Some(game) = scene.game.as_deref() {
        let game = any::scene(picture.last_look.as_ref().unwrap_or(game));
        return game.draw(scene, area, buffer, picture.look, narrator);
    }
    let link = picture.link.as_ref();
    let link = link.map(|link| narrator.words.say("terminal-link", &[("link", link.as_str().into())]));
    let lines: Vec<String> = [narrator.phase(scene.phase)].into_iter().chain(link).collect();
    story::lines(&lines, area, buffer);
}

fn odds_name(picture: &Picture) -> &'static str {
    shown(picture).map_or("terminal-odds", ShownScene::odds_name)
}

fn odds_lines(picture: &Picture, narrator: Narrator<'_>) -> Vec<String> {
    shown(picture).filter(|_| picture.odds).and_then(|game| game.odds(narrator)).unwrap_or_default()
}

/// What everybody knows of the deck: it is shown whether the odds are or not.
fn deck_lines(picture: &Picture, narrator: Narrator<'_>) -> Vec<String> {
    shown(picture).map(|game| game.deck(narrator)).unwrap_or_default()
}

/// As many whole sentences as fit into a line.
fn in_one_line(sentences: Vec<String>, columns: u16) -> String {
    let mut line = String::new();
    for sentence in sentences {
        if line.is_empty() {
            line = fitted(&sentence, columns);
        } else if width(&line) + 1 + width(&sentence) <= columns {
            line = line + " " + &sentence;
        }
    }
    line
}
