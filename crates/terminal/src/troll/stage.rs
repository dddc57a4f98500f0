//! The dice and the two rooms of Troll & Dragon.

use protocol::{HallScene, TrollScene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};
use troll::Face;

use crate::screen::canvas::{centred, fitted};
use crate::screen::look::{Look, Tone};
use crate::screen::story;
use client::Narrator;

/// A die with its name below, and a blank beside it.
const DIE: (u16, u16) = (9, 4);

/// Draws what lies on the table, from top to bottom.
pub(super) fn draw(game: &TrollScene, area: Rect, buffer: &mut Buffer, look: Look, narrator: Narrator<'_>) {
    let rooms = [
        narrator.pair(&narrator.say("room-cave"), &game.rooms.diamonds.to_string()),
        narrator.pair(&narrator.say("room-hall"), &game.rooms.nuggets.to_string()),
        narrator.pair(&narrator.say("hand"), &game.hand.to_string()),
    ];
    let between = look.sign("   ·   ", "   -   ");
    let lines =
        [rooms.join(between), narrator.pair(&narrator.say("beside"), &narrator.treasure(game.beside))];
    story::lines(&lines, area, buffer);
    let used = 3.min(area.height);
    let below = Rect { y: area.y + used, height: area.height - used, ..area };
    match &game.hall {
        Some(hall) => dragon(hall, below, buffer, look, narrator),
        None => cave_dice(game, below, buffer, look, narrator),
    }
}

fn cave_dice(game: &TrollScene, area: Rect, buffer: &mut Buffer, look: Look, narrator: Narrator<'_>) {
    let Some(cave) = &game.cave else { return };
    let unseen = usize::from(cave.free).saturating_sub(cave.shown.len());
    let shown = cave.shown.iter().map(|face| Some((*face).into()));
    let free = shown.chain(std::iter::repeat_n(None, unseen));
    let mut row = Row { area, x: area.x };
    for face in free {
        row.die(face, Tone::Treasure, buffer, look, narrator);
    }
    if !cave.kept.is_empty() {
        row.x += 3;
        for find in &cave.kept {
            row.die(Some((*find).into()), Tone::Relic, buffer, look, narrator);
        }
        let below = area.y + DIE.1;
        if below < area.bottom() {
            let text = narrator.pair(
                &narrator.say("dice-kept"),
                &narrator.faces(cave.kept.iter().map(|find| (*find).into())),
            );
            story::lines(&[text], Rect { y: below, height: area.bottom() - below, ..area }, buffer);
        }
    }
}

/// Dice side by side.
struct Row {
    area: Rect,
    x: u16,
}

impl Row {
    /// A die that shows this; nothing while it is in the air.
    fn die(
        &mut self,
        face: Option<Face>,
        tone: Tone,
        buffer: &mut Buffer,
        look: Look,
        narrator: Narrator<'_>,
    ) {
        let place = Rect { x: self.x, y: self.area.y, width: DIE.0, height: DIE.1 };
        if place.right() > self.area.right() || place.bottom() > self.area.bottom() {
            return;
        }
        let style = look.style(if face == Some(Face::Troll) { Tone::Danger } else { tone });
        let body = Rect { height: 3, ..place };
        let block = Block::bordered().border_set(look.border()).border_style(look.style(Tone::Faint));
        let inside = block.inner(body);
        block.render(body, buffer);
        buffer.set_stringn(inside.x, inside.y, centred(sign(face, look), inside.width), 7, style);
        if let Some(face) = face {
            let name = fitted(&narrator.face(face), place.width);
            buffer.set_stringn(place.x, place.y + 3, centred(&name, place.width), place.width.into(), style);
        }
        self.x += place.width + 1;
    }
}

fn sign(face: Option<Face>, look: Look) -> &'static str {
    match face {
        Some(Face::Diamond) => look.sign("◆", "<>"),
        Some(Face::Key) => look.sign("o─╥", "o-w"),
        Some(Face::Door) => look.sign("▐▀▌", "[.]"),
        Some(Face::Troll) => look.sign("(òó)", "(oO)"),
        None => "?",
    }
}

/// The dragon: asleep, or with one eye open.
fn dragon(hall: &HallScene, area: Rect, buffer: &mut Buffer, look: Look, narrator: Narrator<'_>) {
    let shut = look.sign("‿", "u");
    let first = if hall.aside.is_some() { look.sign("◉", "O") } else { shut };
    let art = [
        r"   /\_____/\".to_owned(),
        format!(r"  (  {first}   {shut}  )~~~\__"),
        r"   \   v   /  ~~~~~\_>".to_owned(),
        r"    `^^^^^`".to_owned(),
    ];
    let style = look.style(if hall.aside.is_some() { Tone::Danger } else { Tone::Strong });
    for (line, y) in art.iter().zip(area.y..area.bottom()) {
        buffer.set_stringn(area.x, y, line, area.width.into(), style);
    }
    let below = area.y.saturating_add(5);
    if below < area.bottom() {
        let asleep = narrator.say(if hall.aside.is_some() { "dragon-one-eye" } else { "dragon-asleep" });
        story::lines(&[asleep], Rect { y: below, height: area.bottom() - below, ..area }, buffer);
    }
}
