//! A recorded game line by line: step, jump, or everything to the end.

use std::time::Duration;

use words::Words;

use super::command::Command;
use super::console::{Console, Input};
use crate::fault::Fault;
use crate::folded::folded;
use client::Narrator;
use client::Recording;

/// Tells a recorded game until somebody quits or it is over.
pub fn replay(recording: &Recording, words: &Words, console: &mut dyn Console) -> Result<(), Fault> {
    let mut replay = Replay { recording, narrator: Narrator { words }, console, step: 0, latest: Vec::new() };
    replay.place()?;
    loop {
        match replay.console.read(Duration::from_mins(1))? {
            Input::Nothing => {}
            Input::End => return Ok(()),
            Input::Line(typed) => {
                if Command::read(&typed, replay.narrator) == Some(Command::Quit) {
                    return Ok(());
                }
                replay.obey(&typed)?;
            }
        }
    }
}

struct Replay<'a> {
    recording: &'a Recording,
    narrator: Narrator<'a>,
    console: &'a mut dyn Console,
    step: usize,
    latest: Vec<String>,
}

impl Replay<'_> {
    fn obey(&mut self, typed: &str) -> Result<(), Fault> {
        let sight = &self.recording.sights()[self.step];
        let lines = match Command::read(typed, self.narrator) {
            Some(Command::Repeat) => self.latest.clone(),
            Some(Command::State) => self.narrator.state(&sight.scene, &sight.you),
            Some(Command::Odds) => self.narrator.odds(&sight.scene),
            Some(Command::Rules) => self.narrator.rules(&sight.scene),
            Some(Command::Help) => self.help(),
            Some(Command::Quit) => Vec::new(),
            None => return self.go(typed),
        };
        lines.iter().try_for_each(|line| self.console.print(line))
    }

    fn help(&self) -> Vec<String> {
        self.narrator.say("terminal-help-replay-plain").lines().map(str::to_owned).collect()
    }

    /// On, back, to the end, or to the step with this number.
    fn go(&mut self, typed: &str) -> Result<(), Fault> {
        let typed = folded(typed);
        let is = |word: &str, name: &str| typed == word || typed == folded(&self.narrator.say(name));
        let last = self.recording.last();
        if let Ok(step) = typed.parse::<usize>() {
            self.step = step.min(last);
            self.narrate(self.step)?;
        } else if typed.is_empty() || is("next", "terminal-word-next") {
            self.run_to((self.step + 1).min(last))?;
        } else if is("play", "terminal-word-play") {
            self.run_to(last)?;
        } else if is("back", "terminal-word-back") {
            self.step = self.step.saturating_sub(1);
            self.narrate(self.step)?;
        } else {
            self.console.print(&self.narrator.say("terminal-hint-replay"))?;
            return Ok(());
        }
        self.place()
    }

    fn run_to(&mut self, last: usize) -> Result<(), Fault> {
        while self.step < last {
            self.step += 1;
            self.narrate(self.step)?;
        }
        Ok(())
    }

    fn narrate(&mut self, step: usize) -> Result<(), Fault> {
        self.latest = self.recording.told_in(step, self.narrator);
        for line in &self.latest {
            self.console.print(line)?;
        }
        Ok(())
    }

    fn place(&mut self) -> Result<(), Fault> {
        let values = [("step", self.step.into()), ("last", self.recording.last().into())];
        self.console.print(&self.narrator.words.say("terminal-tape", &values))
    }
}
