//! What a key or a click means.

use protocol::{Choice, Vote};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KeyCommand {
    /// Presses the button with this number, counted from 0.
    Press(usize),
    /// Presses the button with this choice.
    Choose(Choice),
    /// Answers whether a bot should play for somebody.
    Vote(Vote),
    /// Presses the button that is marked, or agrees.
    Enter,
    Left,
    Right,
    First,
    Last,
    PageUp,
    PageDown,
    /// Scrolls the story by a line.
    Up,
    Down,
    Pause,
    Odds,
    /// Shows or hides how things stand.
    State,
    /// Shows or hides the rules of this table.
    Rules,
    Help,
    Escape,
    Quit,
    /// Ends at once.
    Interrupt,
    /// The window has another size.
    Redraw,
}

/// The command behind an event, if there is one.
pub(super) fn command(event: &Event, buttons: &[Rect]) -> Option<KeyCommand> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(*key),
        Event::Mouse(mouse) => of_mouse(*mouse, buttons),
        Event::Resize(..) => Some(KeyCommand::Redraw),
        _ => None,
    }
}

fn of_key(key: KeyEvent) -> Option<KeyCommand> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(KeyCommand::Interrupt);
    }
    Some(match key.code {
        KeyCode::Char(digit @ '1'..='9') => KeyCommand::Press(digit as usize - '1' as usize),
        // As in the browser, whatever the language.
        KeyCode::Char('c' | 'C') => KeyCommand::Choose(Choice::Continue),
        KeyCode::Char('l' | 'L') => KeyCommand::Choose(Choice::Leave),
        KeyCode::Char('y' | 'Y') => KeyCommand::Vote(Vote::Agree),
        KeyCode::Char('n' | 'N') => KeyCommand::Vote(Vote::Refuse),
        KeyCode::Enter => KeyCommand::Enter,
        KeyCode::Left => KeyCommand::Left,
        KeyCode::Right | KeyCode::Tab => KeyCommand::Right,
        KeyCode::Home => KeyCommand::First,
        KeyCode::End => KeyCommand::Last,
        KeyCode::PageUp => KeyCommand::PageUp,
        KeyCode::PageDown => KeyCommand::PageDown,
        KeyCode::Up => KeyCommand::Up,
        KeyCode::Down => KeyCommand::Down,
        KeyCode::Char(' ') => KeyCommand::Pause,
        KeyCode::Char('o' | 'O') => KeyCommand::Odds,
        KeyCode::Char('s' | 'S') => KeyCommand::State,
        KeyCode::Char('r' | 'R') => KeyCommand::Rules,
        KeyCode::Char('?' | 'h' | 'H') | KeyCode::F(1) => KeyCommand::Help,
        KeyCode::Esc => KeyCommand::Escape,
        KeyCode::Char('q' | 'Q') => KeyCommand::Quit,
        _ => return None,
    })
}

fn of_mouse(mouse: MouseEvent, buttons: &[Rect]) -> Option<KeyCommand> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            let at = Position { x: mouse.column, y: mouse.row };
            buttons.iter().position(|button| button.contains(at)).map(KeyCommand::Press)
        }
        MouseEventKind::ScrollUp => Some(KeyCommand::Up),
        MouseEventKind::ScrollDown => Some(KeyCommand::Down),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(code: KeyCode, modifiers: KeyModifiers) -> Option<KeyCommand> {
        command(&Event::Key(KeyEvent::new(code, modifiers)), &[])
    }

    #[test]
    fn ctrl_c_ends_and_c_continues() {
        assert_eq!(typed(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(KeyCommand::Interrupt));
        assert_eq!(typed(KeyCode::Char('c'), KeyModifiers::NONE), Some(KeyCommand::Choose(Choice::Continue)));
        assert_eq!(typed(KeyCode::Char('2'), KeyModifiers::NONE), Some(KeyCommand::Press(1)));
        assert_eq!(typed(KeyCode::Char('0'), KeyModifiers::NONE), None);
    }

    #[test]
    fn a_click_presses_the_button_under_it() {
        let buttons = [Rect::new(0, 9, 5, 1), Rect::new(6, 9, 5, 1)];
        let click = |column, row| {
            let kind = MouseEventKind::Down(MouseButton::Left);
            let event = Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
            command(&event, &buttons)
        };
        assert_eq!((click(7, 9), click(5, 9), click(7, 8)), (Some(KeyCommand::Press(1)), None, None));
    }
}
