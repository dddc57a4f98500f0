//! Playing on the full screen.

use std::time::Instant;

use protocol::{News, PhaseWord};
use words::Words;

use super::full_screen::FullScreen;
use super::keys::KeyCommand;
use super::look::Look;
use super::picture::{Help, Picture};
use crate::any;
use crate::clock;
use crate::fault::Fault;
use client::Narrator;
use client::OpenVote;
use client::{Answer, Heard, Line, Want};
use client::{Answered, Asked};

/// Plays, or looks on, at the table at the end of the line until somebody quits.
pub fn play(line: &mut dyn Line, words: &Words, look: Look) -> Result<(), Fault> {
    let screen = FullScreen::open(look)?;
    let narrator = Narrator { words };
    let picture = Picture { link: line.link(), ..Picture::new(look) };
    Session { picture, narrator, line, screen, glance: None, leaving: false }.run()
}

/// How many glances the end of an expedition is worth.
const LAST_LOOK: u32 = 4;

/// Whether it goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

struct Session<'a> {
    picture: Picture,
    narrator: Narrator<'a>,
    line: &'a mut dyn Line,
    screen: FullScreen,
    /// Until when nothing new is shown.
    glance: Option<Instant>,
    /// Whether quitting was asked for once.
    leaving: bool,
}

impl Session<'_> {
    fn run(mut self) -> Result<(), Fault> {
        let mut touched = true;
        loop {
            let looking = self.glance.map(|until| until.saturating_duration_since(Instant::now()));
            let looking = looking.filter(|left| !left.is_zero());
            let heard = looking.is_none() && self.listen()?;
            if self.picture.tick(clock::now()) || heard || touched {
                self.screen.draw(&self.picture, self.narrator)?;
            }
            let command = self.screen.wait(looking.unwrap_or_else(|| self.line.pause()))?;
            touched = command.is_some();
            if let Some(command) = command
                && self.act(command)? == Next::Quit
            {
                return Ok(());
            }
        }
    }

    /// Takes in what has come, up to something that wants to be looked at; whether anything has.
    fn listen(&mut self) -> Result<bool, Fault> {
        self.glance = None;
        let mut heard_something = false;
        while let Some(heard) = self.line.hear()? {
            heard_something = true;
            let worth_a_glance = is_worth_a_glance(&heard);
            self.picture.take_in(heard, self.narrator);
            if worth_a_glance {
                let glances = if self.picture.last_look.is_some() { LAST_LOOK } else { 1 };
                self.glance = Some(Instant::now() + self.picture.look.glance * glances);
                break;
            }
        }
        Ok(heard_something)
    }

    fn act(&mut self, command: KeyCommand) -> Result<Next, Fault> {
        self.picture.notice = None;
        if command == KeyCommand::Interrupt || (command == KeyCommand::Quit && self.may_leave()) {
            return Ok(Next::Quit);
        }
        self.leaving = command == KeyCommand::Quit;
        match command {
            KeyCommand::Quit => self.picture.notice = Some(self.narrator.say("terminal-quit-again")),
            _ if self.picture.scroll_help(command) => {}
            KeyCommand::Help => self.picture.toggle(Help::Playing),
            KeyCommand::State => self.picture.toggle(Help::State),
            KeyCommand::Rules => self.picture.toggle(Help::Rules),
            KeyCommand::Escape => self.picture.help = None,
            KeyCommand::Odds => self.picture.odds = !self.picture.odds,
            KeyCommand::Press(number) => self.press(number)?,
            KeyCommand::Choose(choice) => {
                let offers = self.picture.pressable().offers;
                let number = offers.iter().position(|offer| offer.choice == choice);
                number.map_or(Ok(()), |number| self.press(number))?;
            }
            KeyCommand::Vote(vote) => {
                let open = self.picture.sight.as_ref().and_then(OpenVote::of);
                if let Some(OpenVote { seat, .. }) = open {
                    self.want(Want::Vote { seat, vote })?;
                }
            }
            KeyCommand::Enter | KeyCommand::Pause => self.enter()?,
            KeyCommand::Left => self.picture.cursor = self.picture.cursor.saturating_sub(1),
            KeyCommand::Right => self.move_right(),
            KeyCommand::Up => self.picture.scrolled += 1,
            KeyCommand::Down => self.picture.scrolled = self.picture.scrolled.saturating_sub(1),
            KeyCommand::PageUp => self.picture.scrolled += 10,
            KeyCommand::PageDown => self.picture.scrolled = self.picture.scrolled.saturating_sub(10),
            KeyCommand::First | KeyCommand::Last | KeyCommand::Redraw | KeyCommand::Interrupt => {}
        }
        Ok(Next::GoOn)
    }

    /// While a game is on, quitting wants to be said twice.
    fn may_leave(&self) -> bool {
        let playing = self.picture.scene().is_some_and(|scene| scene.phase == PhaseWord::Playing);
        let seated = self.picture.sight.as_ref().is_some_and(|sight| sight.you.seat.is_some());
        self.leaving || !(playing && seated)
    }

    fn move_right(&mut self) {
        let last = self.picture.pressable().offers.len().saturating_sub(1);
        self.picture.cursor = (self.picture.cursor + 1).min(last);
    }

    /// Where others look on no button is marked, so Enter presses none.
    fn enter(&mut self) -> Result<(), Fault> {
        let asked = self.picture.asked();
        if !asked.offers.is_empty() {
            return if asked.secret { Ok(()) } else { self.press(self.picture.cursor) };
        }
        if self.picture.may_begin() {
            self.want(Want::Ready)?;
        }
        Ok(())
    }

    fn press(&mut self, number: usize) -> Result<(), Fault> {
        let asked: Asked = self.picture.pressable();
        let Some(offer) = asked.offers.get(number).copied() else { return Ok(()) };
        let want = Want::Act { seat: offer.seat, question: asked.question, choice: offer.choice };
        // Whoever has seen enough need not wait.
        self.glance = None;
        if self.want(want)? && !asked.race {
            self.picture.answered.push(Answered { question: asked.question, seat: offer.seat });
        }
        Ok(())
    }

    fn want(&mut self, want: Want) -> Result<bool, Fault> {
        let problem = match self.line.want(want)? {
            Answer::Done => return Ok(true),
            // In a race one presses again.
            Answer::TooSoon(_) => return Ok(false),
            Answer::Refused { slug, reason } => self.narrator.words.refusal(&slug, &reason),
            Answer::Unreachable => self.narrator.say("problem-unreachable"),
        };
        self.picture.notice = Some(problem);
        Ok(false)
    }
}

/// Whether something was turned up that the next thing would cover. Nobody can stop to look in a race.
fn is_worth_a_glance(heard: &Heard) -> bool {
    let Heard::Sight(sight) = heard else { return false };
    let in_a_race = sight.scene.game.as_deref().is_some_and(|game| any::scene(game).is_race());
    let turned = matches!(sight.news, Some(News::Drawn { .. } | News::Opened { .. }));
    turned && !in_a_race && sight.scene.question.is_none()
}
