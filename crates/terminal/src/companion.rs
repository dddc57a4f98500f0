//! Keeping the books of a game with the real box: somebody types what was turned and who left; this splits, counts, warns,
//! keeps score, and writes a record that the referee accepts.

mod record_file;

use std::time::Duration;

use words::Words;

pub use record_file::RecordFile;

use crate::any;
use crate::fault::Fault;
use crate::folded::folded;
use crate::plain::{Command, Console, Input};
use crate::shown::Typed;
use client::Narrator;
use client::Recording;

/// Keeps the record until somebody quits or the game is over.
pub fn run(file: RecordFile, words: &Words, console: &mut dyn Console) -> Result<(), Fault> {
    let mut companion = Companion { file, narrator: Narrator { words }, console, latest: Vec::new() };
    companion.welcome()?;
    loop {
        let Some(question) = companion.question()? else { return Ok(()) };
        companion.console.print(&question)?;
        match companion.next_line()? {
            Some(typed) if Command::read(&typed, companion.narrator) != Some(Command::Quit) => {
                companion.obey(&typed)?;
            }
            _ => return companion.farewell(),
        }
    }
}

struct Companion<'a> {
    file: RecordFile,
    narrator: Narrator<'a>,
    console: &'a mut dyn Console,
    latest: Vec<String>,
}

impl Companion<'_> {
    /// How things stand, for a game that goes on.
    fn welcome(&mut self) -> Result<(), Fault> {
        let recording = Recording::of(self.file.record())?;
        if recording.last() > 0 {
            self.say(&self.narrator.say("terminal-companion-resumed"))?;
            self.state(&recording)?;
        }
        Ok(())
    }

    /// The next line that is typed; nothing when no more will be.
    fn next_line(&mut self) -> Result<Option<String>, Fault> {
        loop {
            match self.console.read(Duration::from_mins(1))? {
                Input::Nothing => {}
                Input::End => return Ok(None),
                Input::Line(typed) => return Ok(Some(typed)),
            }
        }
    }

    fn farewell(&mut self) -> Result<(), Fault> {
        let file = self.file.path().display().to_string();
        self.say(&self.narrator.words.say("terminal-companion-saved", &[("file", file.into())]))
    }

    /// What is to be typed next; nothing when the game is over.
    fn question(&self) -> Result<Option<String>, Fault> {
        any::record(self.file.record()).question(self.narrator)
    }

    fn obey(&mut self, typed: &str) -> Result<(), Fault> {
        let recording = Recording::of(self.file.record())?;
        let sight = recording.latest();
        match Command::read(typed, self.narrator) {
            Some(Command::Repeat) => self.latest.clone().iter().try_for_each(|line| self.say(line)),
            Some(Command::State) => self.state(&recording),
            Some(Command::Odds) => {
                self.narrator.odds(&sight.scene).iter().try_for_each(|line| self.say(line))
            }
            Some(Command::Rules) => {
                self.narrator.rules(&sight.scene).iter().try_for_each(|line| self.say(line))
            }
            Some(Command::Help) => {
                let help = self.narrator.say("terminal-help-companion");
                help.lines().try_for_each(|line| self.say(line))
            }
            _ if self.is_undo(typed) => self.undo(),
            _ => self.enter(typed, recording.last()),
        }
    }

    fn is_undo(&self, typed: &str) -> bool {
        let typed = folded(typed);
        typed == "undo" || typed == folded(&self.narrator.say("terminal-word-undo"))
    }

    /// Writes down what was typed, then tells what it means. On disk before it is told.
    fn enter(&mut self, typed: &str, before: usize) -> Result<(), Fault> {
        let record = match any::record(self.file.record()).enter(typed, self.narrator)? {
            Typed::Written(record) => *record,
            Typed::Hint(hint) => return self.say(&hint),
        };
        self.file.write(record)?;
        let recording = Recording::of(self.file.record())?;
        self.latest = recording.told_since(before, self.narrator);
        self.latest.extend(self.warning(&recording));
        self.latest.clone().iter().try_for_each(|line| self.say(line))
    }

    /// The chance of a trap, while somebody has to decide.
    fn warning(&self, recording: &Recording) -> Option<String> {
        let waits = any::record(self.file.record()).is_undecided();
        waits.then(|| self.narrator.odds(&recording.latest().scene).into_iter().next()).flatten()
    }

    fn undo(&mut self) -> Result<(), Fault> {
        let Some(before) = any::record(self.file.record()).undone()? else {
            return self.say(&self.narrator.say("terminal-companion-nothing-to-undo"));
        };
        self.file.write(before)?;
        self.say(&self.narrator.say("terminal-companion-undone"))?;
        let recording = Recording::of(self.file.record())?;
        self.state(&recording)
    }

    fn state(&mut self, recording: &Recording) -> Result<(), Fault> {
        let sight = recording.latest();
        self.narrator.state(&sight.scene, &sight.you).iter().try_for_each(|line| self.say(line))
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        self.console.print(line)
    }
}
