//! Who plays, and what they have: what is carried and at risk apart from what is safe.

use std::cmp::Reverse;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{DiamantScene, GameScene, PhaseWord, QuestionScene, Scene, TrollScene};

use super::canvas::{fitted, width};
use super::look::{Look, Tone};
use super::picture::Picture;
use crate::offer::seats_here;
use crate::telling::{Teller, standings};

/// How many rows the table needs.
pub(super) fn rows(picture: &Picture) -> u16 {
    picture.scene().map_or(1, |scene| u16::try_from(scene.seats.len()).unwrap_or(8) + 1)
}

/// One row: the name, numbers, and what the person does.
struct Row {
    seat: u8,
    name: String,
    numbers: Vec<String>,
    doing: String,
    away: bool,
}

/// Draws the table with its headings.
pub(super) fn draw(picture: &Picture, area: Rect, buffer: &mut Buffer, teller: Teller<'_>) {
    let Some(scene) = picture.scene() else { return };
    let (heads, mut rows) = match scene.game.as_deref() {
        Some(GameScene::Diamant(game)) => diamant(game, picture, scene, teller),
        Some(GameScene::Troll(game)) => troll(game, scene, teller),
        None => (Vec::new(), waiting(scene, teller)),
    };
    if let Some(standings) = standings(scene).filter(|_| scene.phase == PhaseWord::Over) {
        // The winner first; a tie-break counts.
        rows.sort_by_key(|row| {
            let score = standings.scores.get(usize::from(row.seat)).copied().unwrap_or_default();
            Reverse((standings.winners.contains(&row.seat), score))
        });
    }
    let layout = Columns::of(&heads, &rows, area);
    layout.line(area.y, "", &heads, "", picture.look.style(Tone::Faint), buffer);
    for (row, y) in rows.iter().zip(area.y + 1..area.bottom()) {
        let style = if row.away { picture.look.style(Tone::Faint) } else { Style::new() };
        layout.line(y, &row.name, &row.numbers, &row.doing, style, buffer);
        let style = picture.look.style(Tone::Explorer(row.seat));
        buffer.set_stringn(area.x, y, picture.look.token(row.seat), 2, style);
    }
}

fn diamant(
    game: &DiamantScene,
    picture: &Picture,
    scene: &Scene,
    teller: Teller<'_>,
) -> (Vec<String>, Vec<Row>) {
    let with_relics = game.relics.iter().any(|relics| !relics.is_empty())
        || game.may_come.keys().any(|card| card.starts_with("relic"));
    let mut heads = vec![teller.say("carried"), teller.say("chest")];
    heads.extend(with_relics.then(|| teller.say("column-relics")));
    let row = |seat: u8| {
        let place = usize::from(seat);
        let inside = game.inside.contains(&seat);
        let carried = if inside { game.carried.to_string() } else { dash(picture.look) };
        let chest = game.chests.get(place).copied().flatten().or_else(|| own_chest(picture, seat));
        let mut numbers =
            vec![carried, chest.map_or_else(|| teller.say("hidden-chest"), |chest| chest.to_string())];
        let relics = game.relics.get(place).map_or(&[][..], Vec::as_slice);
        let worths: Vec<String> = relics.iter().map(u8::to_string).collect();
        let worths = if worths.is_empty() { dash(picture.look) } else { worths.join("+") };
        numbers.extend(with_relics.then_some(worths));
        Row {
            seat,
            name: teller.name(scene, seat),
            numbers,
            doing: doing(seat, game, scene, teller),
            away: !inside,
        }
    };
    (heads, (0..).take(scene.seats.len()).map(row).collect())
}

/// A hidden chest, for its owner, unless others look at the same screen.
fn own_chest(picture: &Picture, seat: u8) -> Option<u16> {
    let you = &picture.sight.as_ref()?.you;
    (seats_here(you) == [seat]).then_some(you.chest).flatten()
}

fn doing(seat: u8, game: &DiamantScene, scene: &Scene, teller: Teller<'_>) -> String {
    let asked = scene.question.as_ref().filter(|question| question.seats.contains(&seat));
    if game.over {
        let won = game.standings.as_ref().is_some_and(|standings| standings.winners.contains(&seat));
        return if won { teller.say("terminal-winner") } else { String::new() };
    }
    match asked {
        Some(question) => thinking(question, seat, teller),
        None if game.inside.contains(&seat) => teller.say("where-cave"),
        None => teller.say("where-camp"),
    }
}

/// Whether somebody still thinks, where the table shows it.
fn thinking(question: &QuestionScene, seat: u8, teller: Teller<'_>) -> String {
    match &question.thinking {
        Some(thinking) if thinking.contains(&seat) => teller.say("state-thinking"),
        Some(_) => teller.say("state-chosen"),
        None => String::new(),
    }
}

fn troll(game: &TrollScene, scene: &Scene, teller: Teller<'_>) -> (Vec<String>, Vec<Row>) {
    let heads = ["column-diamonds", "column-nuggets", "column-score"].map(|name| teller.say(name)).to_vec();
    let row = |(seat, bag): (u8, &table::TreasureWord)| {
        let score = game.standings.scores.get(usize::from(seat)).copied().unwrap_or_default();
        let at_play = !game.over && game.active == seat;
        let throws = game.hall.as_ref().is_some_and(|hall| hall.thrower == seat);
        let doing = match (game.over, at_play, throws) {
            (true, ..) if game.standings.winners.contains(&seat) => teller.say("terminal-winner"),
            (false, true, _) => teller.say("turn-mark"),
            (false, _, true) => teller.say("terminal-throws"),
            _ => String::new(),
        };
        let numbers = vec![bag.diamonds.to_string(), bag.nuggets.to_string(), score.to_string()];
        Row { seat, name: teller.name(scene, seat), numbers, doing, away: false }
    };
    (heads, (0..).zip(&game.bags).map(row).collect())
}

/// Before the first game: who is ready.
fn waiting(scene: &Scene, teller: Teller<'_>) -> Vec<Row> {
    let row = |(seat, sits): (u8, &table::SeatScene)| {
        let doing = if sits.ready { teller.say("seating-ready") } else { String::new() };
        Row { seat, name: teller.name(scene, seat), numbers: Vec::new(), doing, away: false }
    };
    (0..).zip(scene.seats.iter()).map(row).collect()
}

fn dash(look: Look) -> String {
    look.sign("–", "-").to_owned()
}

/// How wide the columns are.
struct Columns {
    area: Rect,
    name: u16,
    numbers: Vec<u16>,
}

/// Token and a blank.
const TOKEN: u16 = 3;
/// The least that is left for what somebody does.
const DOING: u16 = 11;

impl Columns {
    fn of(heads: &[String], rows: &[Row], area: Rect) -> Columns {
        let widest = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.numbers.get(column)).chain(heads.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        };
        let numbers: Vec<u16> = (0..heads.len()).map(widest).collect();
        let taken: u16 = numbers.iter().map(|columns| columns + 2).sum();
        let names = rows.iter().map(|row| width(&row.name)).max().unwrap_or(0);
        let room = area.width.saturating_sub(TOKEN + taken + DOING + 2);
        Columns { area, name: names.min(room.max(6)), numbers }
    }

    fn line(&self, y: u16, name: &str, numbers: &[String], doing: &str, style: Style, buffer: &mut Buffer) {
        if y >= self.area.bottom() {
            return;
        }
        let mut text = " ".repeat(TOKEN.into()) + &left(name, self.name);
        for (number, columns) in numbers.iter().zip(&self.numbers) {
            text.push_str("  ");
            text.push_str(&right(number, *columns));
        }
        text.push_str("  ");
        text.push_str(doing);
        let text = fitted(&text, self.area.width);
        buffer.set_stringn(self.area.x, y, text, self.area.width.into(), style);
    }
}

fn left(text: &str, columns: u16) -> String {
    let text = fitted(text, columns);
    let blanks = columns.saturating_sub(width(&text));
    text + &" ".repeat(blanks.into())
}

fn right(text: &str, columns: u16) -> String {
    " ".repeat(columns.saturating_sub(width(text)).into()) + text
}
