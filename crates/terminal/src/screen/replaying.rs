//! A recorded game on the full screen: step, jump, or let it run.

use std::time::{Duration, Instant};

use words::Words;

use super::full_screen::FullScreen;
use super::keys::KeyCommand;
use super::look::Look;
use super::picture::{Help, Picture, ReplayPosition};
use crate::fault::Fault;
use client::Heard;
use client::Narrator;
use client::Recording;

/// How long a step is shown while the recording runs.
const STEP: Duration = Duration::from_millis(1_200);

/// Shows a recorded game until somebody quits.
pub fn replay(recording: &Recording, words: &Words, look: Look) -> Result<(), Fault> {
    let mut screen = FullScreen::open(look)?;
    let mut replay = Replay::new(recording, Narrator { words }, look);
    loop {
        screen.draw(&replay.picture, replay.narrator)?;
        match screen.wait(replay.patience())? {
            Some(KeyCommand::Quit | KeyCommand::Interrupt) => return Ok(()),
            Some(command) => replay.act(command),
            None => replay.run_on(),
        }
    }
}

pub(super) struct Replay<'a> {
    recording: &'a Recording,
    pub(super) picture: Picture,
    pub(super) narrator: Narrator<'a>,
    step: usize,
    /// When the next step comes by itself.
    next: Option<Instant>,
    /// The number that is being typed, counted as a step to jump to.
    typed: Option<usize>,
}

impl<'a> Replay<'a> {
    pub(super) fn new(recording: &'a Recording, narrator: Narrator<'a>, look: Look) -> Replay<'a> {
        let mut replay =
            Replay { recording, picture: Picture::new(look), narrator, step: 0, next: None, typed: None };
        replay.show(0);
        replay
    }

    fn patience(&self) -> Duration {
        let left = self.next.map(|next| next.saturating_duration_since(Instant::now()));
        left.unwrap_or(Duration::from_mins(1))
    }

    /// The next step, if it is time for it.
    fn run_on(&mut self) {
        if self.next.is_some_and(|next| next <= Instant::now()) {
            let running = self.step + 1 < self.recording.last();
            self.next = running.then(|| Instant::now() + STEP);
            self.show(self.step + 1);
        }
    }

    pub(super) fn act(&mut self, command: KeyCommand) {
        match command {
            _ if self.picture.scroll_help(command) => {}
            KeyCommand::Help => self.picture.toggle(Help::Replaying),
            KeyCommand::State => self.picture.toggle(Help::State),
            KeyCommand::Rules => self.picture.toggle(Help::Rules),
            KeyCommand::Escape => (self.picture.help, self.typed) = (None, None),
            KeyCommand::Odds => self.picture.odds = !self.picture.odds,
            KeyCommand::Press(digit) => {
                self.typed = Some((self.typed.unwrap_or(0) * 10 + digit + 1).min(self.recording.last()));
            }
            KeyCommand::Pause => {
                let begin = self.next.is_none().then(|| Instant::now() + STEP);
                self.next = begin.filter(|_| self.step < self.recording.last());
            }
            _ => self.go(command),
        }
        self.mark();
    }

    /// Goes somewhere; a recording that ran stands still then.
    fn go(&mut self, command: KeyCommand) {
        let last = self.recording.last();
        let to = match command {
            KeyCommand::Right | KeyCommand::Down => (self.step + 1).min(last),
            KeyCommand::Left | KeyCommand::Up => self.step.saturating_sub(1),
            KeyCommand::First => 0,
            KeyCommand::Last => last,
            KeyCommand::PageDown => self.recording.chapter(self.step, true),
            KeyCommand::PageUp => self.recording.chapter(self.step, false),
            KeyCommand::Enter => match self.typed.take() {
                Some(step) => step,
                None => return,
            },
            _ => return,
        };
        self.next = None;
        self.show(to);
    }

    /// Shows this step, with everything that was said up to it.
    fn show(&mut self, step: usize) {
        let forward = step == self.step + 1;
        self.step = step;
        if !forward {
            self.picture.log.clear();
            self.picture.sight = None;
            self.picture.last_look = None;
        }
        let from = if forward { step } else { 0 };
        for sight in &self.recording.sights()[from..=step] {
            self.picture.take_in(Heard::Sight(Box::new(sight.clone())), self.narrator);
        }
        self.mark();
    }

    fn mark(&mut self) {
        let replay =
            ReplayPosition { step: self.step, last: self.recording.last(), running: self.next.is_some() };
        self.picture.replay = Some(replay);
        let step = self.typed.map(|step| ("step", step.into()));
        self.picture.notice = step.map(|step| self.narrator.words.say("terminal-jump", &[step]));
    }
}
