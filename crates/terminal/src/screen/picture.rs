//! What the screen shows: the latest sight of a table, what was said, and what may be chosen.

use protocol::{GameScene, News, PhaseWord, Scene};
use table::Time;

use super::keys::KeyCommand;
use super::look::Look;
use crate::any;
use crate::clock::seconds_left;
use client::{Answered, Asked, seats_here};
use client::{Heard, Sight};
use client::{Narrator, Sentence};

/// How much of what was said is kept.
const REMEMBERED: usize = 500;

/// Everything that is drawn.
pub(super) struct Picture {
    pub(super) look: Look,
    pub(super) sight: Option<Sight>,
    /// Where others find the table.
    pub(super) link: Option<String>,
    /// The game as it was when a part of it has just ended, until something else is to be seen.
    pub(super) last_look: Option<GameScene>,
    pub(super) log: Vec<Sentence>,
    /// How many lines the log is scrolled back.
    pub(super) scrolled: usize,
    pub(super) answered: Vec<Answered>,
    /// Which of the offers the cursor is on.
    pub(super) cursor: usize,
    pub(super) odds: bool,
    pub(super) help: Option<Help>,
    /// How many lines the help is scrolled down.
    pub(super) help_from: usize,
    /// The seconds that are left to choose, where the table has a clock.
    pub(super) seconds: Option<u64>,
    /// Something to say until the next key.
    pub(super) notice: Option<String>,
    /// Whether the connection is lost.
    pub(super) lost: bool,
    /// Where a recording is, when one is shown.
    pub(super) replay: Option<ReplayPosition>,
}

/// What lies above everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Help {
    Playing,
    Replaying,
    /// How things stand.
    State,
    /// The rules of this table.
    Rules,
}

/// How far a recording is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ReplayPosition {
    pub(super) step: usize,
    pub(super) last: usize,
    pub(super) running: bool,
}

impl Picture {
    pub(super) fn new(look: Look) -> Picture {
        Picture {
            look,
            sight: None,
            link: None,
            last_look: None,
            log: Vec::new(),
            scrolled: 0,
            answered: Vec::new(),
            cursor: 0,
            odds: look.odds,
            help: None,
            help_from: 0,
            seconds: None,
            notice: None,
            lost: false,
            replay: None,
        }
    }

    pub(super) fn scene(&self) -> Option<&Scene> {
        self.sight.as_ref().map(|sight| &sight.scene)
    }

    /// What is asked of this device now.
    pub(super) fn asked(&self) -> Asked {
        self.sight.as_ref().map_or_else(Asked::default, |sight| Asked::of(sight, &self.answered))
    }

    /// What can be pressed: what is asked, or what may still be chosen instead.
    pub(super) fn pressable(&self) -> Asked {
        let asked = self.asked();
        if asked.offers.is_empty() {
            self.sight.as_ref().map(Asked::change_of_mind).unwrap_or_default()
        } else {
            asked
        }
    }

    /// Whether somebody here may say that a game can begin.
    pub(super) fn may_begin(&self) -> bool {
        let Some(sight) = &self.sight else { return false };
        let own = seats_here(&sight.you);
        let ready = |seat: &u8| sight.scene.seats.get(usize::from(*seat)).is_some_and(|seat| seat.ready);
        sight.scene.phase != PhaseWord::Playing && !own.is_empty() && !own.iter().all(ready)
    }

    /// Opens this help, or closes it if it is open.
    pub(super) fn toggle(&mut self, help: Help) {
        self.help = if self.help == Some(help) { None } else { Some(help) };
        self.help_from = 0;
    }

    /// Scrolls the help, if one is open; whether it is.
    pub(super) fn scroll_help(&mut self, command: KeyCommand) -> bool {
        match command {
            KeyCommand::Up => self.help_from = self.help_from.saturating_sub(1),
            KeyCommand::Down => self.help_from += 1,
            KeyCommand::PageUp => self.help_from = self.help_from.saturating_sub(10),
            KeyCommand::PageDown => self.help_from += 10,
            _ => return false,
        }
        self.help.is_some()
    }

    /// Looks at the clock; whether what it shows has changed.
    pub(super) fn tick(&mut self, now: Time) -> bool {
        let seconds = self.scene().and_then(|scene| seconds_left(scene, now));
        let changed = seconds != self.seconds;
        self.seconds = seconds;
        changed
    }

    pub(super) fn take_in(&mut self, heard: Heard, narrator: Narrator<'_>) {
        let sight = match heard {
            Heard::Sight(sight) => *sight,
            Heard::Lost => return self.lost = true,
            Heard::Back => return self.lost = false,
        };
        let told = match &sight.news {
            Some(news) => narrator.narrate(news, &sight.scene, self.scene()),
            None => Vec::new(),
        };
        self.say(told);
        if let Some(news) = &sight.news {
            self.last_look = self.scene().and_then(|before| last_look(news, before));
        }
        let question = sight.scene.question.as_ref().map(|question| question.number);
        if question != self.scene().and_then(|scene| Some(scene.question.as_ref()?.number)) {
            self.cursor = 0;
        }
        self.answered.retain(|answered| Some(answered.question) == question);
        self.sight = Some(sight);
    }

    fn say(&mut self, told: Vec<Sentence>) {
        if !told.is_empty() {
            self.scrolled = 0;
        }
        self.log.extend(told);
        let over = self.log.len().saturating_sub(REMEMBERED);
        self.log.drain(..over);
    }
}

/// The game as it was before this news, with what the news show before it is covered by what comes next.
fn last_look(news: &News, before: &Scene) -> Option<GameScene> {
    let (News::Drawn { facts } | News::Opened { facts, .. }) = news else { return None };
    any::scene(before.game.as_deref()?).last_look(facts)
}
