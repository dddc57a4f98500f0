//! A recorded game on the full screen: step, jump, or let it run.

use std::time::{Duration, Instant};

use words::Words;

use super::keys::Deed;
use super::look::Look;
use super::picture::{Help, Picture, Tape};
use super::stage::Stage;
use crate::fault::Fault;
use client::Heard;
use client::Narrator;
use client::Recording;

/// How long a step is shown while the recording runs.
const STEP: Duration = Duration::from_millis(1_200);

/// Shows a recorded game until somebody quits.
pub fn replay(recording: &Recording, words: &Words, look: Look) -> Result<(), Fault> {
    let mut stage = Stage::open(look)?;
    let mut player = Player::new(recording, Narrator { words }, look);
    loop {
        stage.draw(&player.picture, player.narrator)?;
        match stage.wait(player.patience())? {
            Some(Deed::Quit | Deed::Interrupt) => return Ok(()),
            Some(deed) => player.act(deed),
            None => player.run_on(),
        }
    }
}

pub(super) struct Player<'a> {
    recording: &'a Recording,
    pub(super) picture: Picture,
    pub(super) narrator: Narrator<'a>,
    step: usize,
    /// When the next step comes by itself.
    next: Option<Instant>,
    /// The number that is being typed, counted as a step to jump to.
    typed: Option<usize>,
}

impl<'a> Player<'a> {
    pub(super) fn new(recording: &'a Recording, narrator: Narrator<'a>, look: Look) -> Player<'a> {
        let mut player =
            Player { recording, picture: Picture::new(look), narrator, step: 0, next: None, typed: None };
        player.show(0);
        player
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

    pub(super) fn act(&mut self, deed: Deed) {
        match deed {
            _ if self.picture.scroll_help(deed) => {}
            Deed::Help => self.picture.toggle(Help::Replaying),
            Deed::State => self.picture.toggle(Help::State),
            Deed::Rules => self.picture.toggle(Help::Rules),
            Deed::Escape => (self.picture.help, self.typed) = (None, None),
            Deed::Odds => self.picture.odds = !self.picture.odds,
            Deed::Press(digit) => {
                self.typed = Some((self.typed.unwrap_or(0) * 10 + digit + 1).min(self.recording.last()));
            }
            Deed::Pause => {
                let begin = self.next.is_none().then(|| Instant::now() + STEP);
                self.next = begin.filter(|_| self.step < self.recording.last());
            }
            _ => self.go(deed),
        }
        self.mark();
    }

    /// Goes somewhere; a recording that ran stands still then.
    fn go(&mut self, deed: Deed) {
        let last = self.recording.last();
        let to = match deed {
            Deed::Right | Deed::Down => (self.step + 1).min(last),
            Deed::Left | Deed::Up => self.step.saturating_sub(1),
            Deed::First => 0,
            Deed::Last => last,
            Deed::PageDown => self.recording.chapter(self.step, true),
            Deed::PageUp => self.recording.chapter(self.step, false),
            Deed::Enter => match self.typed.take() {
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
        let tape = Tape { step: self.step, last: self.recording.last(), running: self.next.is_some() };
        self.picture.tape = Some(tape);
        let step = self.typed.map(|step| ("step", step.into()));
        self.picture.notice = step.map(|step| self.narrator.words.say("terminal-jump", &[step]));
    }
}
