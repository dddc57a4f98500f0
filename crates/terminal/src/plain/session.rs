//! Playing line by line.

use std::thread;
use std::time::{Duration, Instant};

use protocol::{Choice, PhaseWord};
use words::Words;

use super::command::{Command, numbered};
use super::console::{Console, Input};
use crate::clock::{self, seconds_left};
use crate::fault::Fault;
use crate::folded::folded;
use crate::vote;
use client::Narrator;
use client::OpenVote;
use client::{Answer, Heard, Line, Sight, Want};
use client::{Answered, Asked, Offer};

/// What happens when a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterGame {
    /// Whether there is another is asked.
    Ask,
    /// It was the only one.
    End,
}

/// Plays at the table at the end of the line until somebody quits.
pub fn play(
    line: &mut dyn Line,
    words: &Words,
    console: &mut dyn Console,
    after: AfterGame,
) -> Result<(), Fault> {
    let mut session = Session {
        narrator: Narrator { words },
        line,
        console,
        after,
        seen: None,
        answered: Vec::new(),
        latest: Vec::new(),
        prompted: None,
        printed: false,
        input_ended: None,
    };
    session.say_link()?;
    let ended = session.run();
    let shown = session.console.hide_typing(false);
    ended?;
    Ok(shown?)
}

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

/// What a prompt asks for.
#[derive(Clone, PartialEq, Eq)]
enum Prompt {
    /// One of these.
    Choice(Asked),
    /// Whether the game may begin, or begin again.
    Ready,
}

struct Session<'a> {
    narrator: Narrator<'a>,
    line: &'a mut dyn Line,
    console: &'a mut dyn Console,
    after: AfterGame,
    seen: Option<Sight>,
    /// Who has answered the question that is open.
    answered: Vec<Answered>,
    /// What was said since somebody last chose, for those who ask for it again.
    latest: Vec<String>,
    /// What was asked last; the same is not asked twice.
    prompted: Option<Prompt>,
    /// Whether something was said since the prompt, so that the prompt has to be said again.
    printed: bool,
    /// Since when no more lines will come, although nobody was asked.
    input_ended: Option<Instant>,
}

/// After the end of its input a program that waits for others still tells what happens in this time.
const LAST_WORDS: Duration = Duration::from_millis(500);

impl Session<'_> {
    fn run(&mut self) -> Result<(), Fault> {
        loop {
            while let Some(heard) = self.line.hear()? {
                self.take_in(heard)?;
            }
            let prompt = self.prompt();
            if prompt.is_none() && self.is_over() && self.after == AfterGame::End {
                return Ok(());
            }
            self.ask(prompt.clone())?;
            // A line of a file is meant for the next question, however long that takes.
            if prompt.is_none() && !self.console.is_live() {
                if self.has_nothing_left_to_say()? {
                    return self.print(&self.narrator.say("terminal-bye"));
                }
                thread::sleep(self.line.pause());
                continue;
            }
            let typed = match self.console.read(self.line.pause())? {
                Input::Line(typed) => typed,
                Input::Nothing => continue,
                Input::End => return self.print(&self.narrator.say("terminal-bye")),
            };
            if self.obey(&typed, prompt)? == Next::Quit {
                return self.print(&self.narrator.say("terminal-bye"));
            }
        }
    }

    /// Whether the input has ended while somebody else is asked: nothing can be answered any more.
    fn has_nothing_left_to_say(&mut self) -> Result<bool, Fault> {
        if self.input_ended.is_none() && self.console.has_ended()? {
            self.input_ended = Some(Instant::now());
        }
        Ok(self.input_ended.is_some_and(|since| since.elapsed() >= LAST_WORDS))
    }

    fn say_link(&mut self) -> Result<(), Fault> {
        let Some(link) = self.line.link() else { return Ok(()) };
        self.print(&self.narrator.words.say("terminal-link", &[("link", link.into())]))
    }

    fn take_in(&mut self, heard: Heard) -> Result<(), Fault> {
        let sight = match heard {
            Heard::Sight(sight) => *sight,
            Heard::Lost => return self.print(&self.narrator.say("line-reconnecting")),
            Heard::Back => return self.print(&self.narrator.say("line-alive")),
        };
        let before = self.seen.as_ref().map(|seen| &seen.scene);
        let told = match &sight.news {
            Some(news) => self.narrator.narrate(news, &sight.scene, before),
            None => Vec::new(),
        };
        // Whoever comes to a table that is under way first hears how it stands.
        let first = before.is_none() && sight.news.is_none();
        let lines = if first { self.narrator.state(&sight.scene, &sight.you) } else { Vec::new() };
        let question = sight.scene.question.as_ref().map(|question| question.number);
        self.answered.retain(|answered| Some(answered.question) == question);
        let voted_on = self.open_vote().map(|vote| vote.seat);
        self.seen = Some(sight);
        let vote = self.open_vote().filter(|vote| Some(vote.seat) != voted_on && !vote.has_agreed);
        let how_to_vote = vote.map(|vote| vote::in_words(vote, self.narrator));
        let told = told.into_iter().map(|sentence| sentence.text);
        for line in lines.into_iter().chain(told).chain(how_to_vote) {
            self.print(&line)?;
            self.latest.push(line);
        }
        Ok(())
    }

    /// Whether a bot should play for somebody, if somebody here may say so.
    fn open_vote(&self) -> Option<OpenVote> {
        OpenVote::of(self.seen.as_ref()?)
    }

    fn is_over(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.scene.phase == PhaseWord::Over)
    }

    /// What somebody here has to say now.
    fn prompt(&self) -> Option<Prompt> {
        let seen = self.seen.as_ref()?;
        let asked = Asked::of(seen, &self.answered);
        if !asked.offers.is_empty() {
            return Some(Prompt::Choice(asked));
        }
        let seat = usize::from(seen.you.seat?);
        let ready = seen.scene.seats.get(seat).is_some_and(|seat| seat.ready);
        let may_begin = match seen.scene.phase {
            PhaseWord::Seating => true,
            PhaseWord::Over => self.after == AfterGame::Ask,
            PhaseWord::Playing => false,
        };
        (may_begin && !ready).then_some(Prompt::Ready)
    }

    /// Says what is asked, unless it has just been said.
    fn ask(&mut self, prompt: Option<Prompt>) -> Result<(), Fault> {
        let secret = matches!(&prompt, Some(Prompt::Choice(asked)) if asked.secret);
        self.console.hide_typing(secret)?;
        if prompt == self.prompted && !(self.printed && prompt.is_some()) {
            return Ok(());
        }
        if let Some(prompt) = &prompt {
            let line = self.question(prompt);
            self.print(&line)?;
        }
        self.prompted = prompt;
        self.printed = false;
        Ok(())
    }

    fn question(&self, prompt: &Prompt) -> String {
        let (Prompt::Choice(asked), Some(seen)) = (prompt, &self.seen) else {
            return self.narrator.say("terminal-ask-ready");
        };
        let mut number = 0;
        let parts: Vec<String> = asked
            .seats()
            .into_iter()
            .map(|seat| {
                let own = asked.offers.iter().filter(|offer| offer.seat == seat);
                let choices: Vec<String> = own
                    .map(|offer| {
                        number += 1;
                        format!("{number} {}", self.narrator.choice(offer.choice, &seen.scene))
                    })
                    .collect();
                self.narrator.pair(&self.narrator.name(&seen.scene, seat), &self.narrator.words.row(&choices))
            })
            .collect();
        let words = self.narrator.words;
        let mut text = words.joined("terminal-ask-all", &parts);
        if let Some(seconds) = seconds_left(&seen.scene, clock::now()) {
            let clock = ("clock", self.narrator.clock(seconds).into());
            text = words.say("terminal-ask-clock", &[("choices", text.into()), clock]);
        }
        if !asked.secret {
            return text;
        }
        words.say("terminal-ask-secret", &[("choices", text.into())])
    }

    fn obey(&mut self, typed: &str, prompt: Option<Prompt>) -> Result<Next, Fault> {
        if let Some((open, vote)) = self.open_vote().zip(vote::read(typed, self.narrator)) {
            self.want(Want::Vote { seat: open.seat, vote })?;
            return Ok(Next::GoOn);
        }
        match Command::read(typed, self.narrator) {
            Some(Command::Quit) => return Ok(Next::Quit),
            Some(command) => self.answer(command)?,
            None => match prompt {
                Some(Prompt::Choice(asked)) => self.choose(typed, &asked)?,
                Some(Prompt::Ready) => return self.begin(typed),
                None => self.change_mind(typed)?,
            },
        }
        Ok(Next::GoOn)
    }

    fn answer(&mut self, command: Command) -> Result<(), Fault> {
        let Some(seen) = &self.seen else { return Ok(()) };
        let lines = match command {
            Command::Repeat => self.latest.clone(),
            Command::State => self.narrator.state(&seen.scene, &seen.you),
            Command::Odds => self.narrator.odds(&seen.scene),
            Command::Rules => self.narrator.rules(&seen.scene),
            Command::Help => self.narrator.say("terminal-help-plain").lines().map(str::to_owned).collect(),
            Command::Quit => Vec::new(),
        };
        lines.iter().try_for_each(|line| self.print(line))
    }

    fn choose(&mut self, typed: &str, asked: &Asked) -> Result<(), Fault> {
        match self.meant(typed, &asked.offers) {
            Some(offer) => self.act(asked, offer),
            None => self.print(&self.narrator.say("terminal-hint-choice")),
        }
    }

    /// While the others think, another choice replaces the first.
    fn change_mind(&mut self, typed: &str) -> Result<(), Fault> {
        let asked = self.seen.as_ref().map(Asked::change_of_mind).unwrap_or_default();
        if let Some(offer) = self.meant(typed, &asked.offers) {
            return self.act(&asked, offer);
        }
        let waiting = self.seen.as_ref().map(|seen| self.narrator.waiting(&seen.scene));
        waiting.map_or(Ok(()), |line| self.print(&line))
    }

    /// The offer that was typed: by number, by the words on the button, or by the word of the wire.
    fn meant(&self, typed: &str, offers: &[Offer]) -> Option<Offer> {
        let scene = &self.seen.as_ref()?.scene;
        let labels: Vec<String> =
            offers.iter().map(|offer| self.narrator.choice(offer.choice, scene)).collect();
        let of_the_wire: Vec<String> = offers.iter().map(|offer| wire_word(offer.choice)).collect();
        let place = numbered(typed, &labels).or_else(|| numbered(typed, &of_the_wire))?;
        offers.get(place).copied()
    }

    fn act(&mut self, asked: &Asked, offer: Offer) -> Result<(), Fault> {
        self.latest.clear();
        let Offer { seat, choice } = offer;
        if !self.want(Want::Act { seat, question: asked.question, choice })? {
            return Ok(());
        }
        if !asked.race {
            self.answered.push(Answered { question: asked.question, seat });
        }
        let seen = self.seen.as_ref().filter(|_| asked.secret);
        let name = seen.map(|seen| self.narrator.name(&seen.scene, seat));
        name.map_or(Ok(()), |name| {
            self.print(&self.narrator.words.say("terminal-has-chosen", &[("name", name.into())]))
        })
    }

    fn begin(&mut self, typed: &str) -> Result<Next, Fault> {
        let yes = [folded(&self.narrator.say("terminal-word-yes")), "yes".to_owned()];
        if !typed.trim().is_empty() && !yes.contains(&folded(typed)) {
            self.print(&self.narrator.say("terminal-hint-ready"))?;
            return Ok(Next::GoOn);
        }
        self.latest.clear();
        self.want(Want::Ready)?;
        Ok(Next::GoOn)
    }

    /// Whether what is wanted was carried out. If not, it is said why.
    fn want(&mut self, want: Want) -> Result<bool, Fault> {
        loop {
            match self.line.want(want)? {
                Answer::Done => return Ok(true),
                Answer::TooSoon(pause) => thread::sleep(pause),
                Answer::Refused { slug, reason } => {
                    self.print(&self.narrator.words.refusal(&slug, &reason))?;
                    return Ok(false);
                }
                Answer::Unreachable => {
                    self.print(&self.narrator.say("problem-unreachable"))?;
                    return Ok(false);
                }
            }
        }
    }

    fn print(&mut self, line: &str) -> Result<(), Fault> {
        self.printed = true;
        self.console.print(line)
    }
}

/// The word of the wire, which is the same in every language.
fn wire_word(choice: Choice) -> String {
    serde_json::to_value(choice).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}
