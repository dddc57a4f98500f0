//! Somebody who types by a plan, and a transcript of it all.

use std::io;
use std::time::Duration;

use terminal::Fault;
use terminal::plain::{Console, Input};

/// A console whose lines come from a plan.
pub(crate) struct Script<P> {
    plan: P,
    /// Everything that was printed and, after a mark, typed where it is shown.
    pub(crate) transcript: String,
    hidden: bool,
    /// How many lines were typed unseen.
    pub(crate) unseen: usize,
}

impl<P: FnMut(&str) -> Option<String>> Script<P> {
    /// The plan is told the last line that was printed and says what is typed, or that nothing will be any more.
    pub(crate) fn new(plan: P) -> Script<P> {
        Script { plan, transcript: String::new(), hidden: false, unseen: 0 }
    }
}

/// These lines, one after the other.
pub(crate) fn lines(lines: &[&str]) -> impl FnMut(&str) -> Option<String> + use<> {
    let mut lines = lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>().into_iter();
    move |_| lines.next()
}

impl<P: FnMut(&str) -> Option<String>> Console for Script<P> {
    fn print(&mut self, line: &str) -> Result<(), Fault> {
        assert!(!line.contains(char::is_control), "one line at a time: {line:?}");
        self.transcript.push_str(line);
        self.transcript.push('\n');
        Ok(())
    }

    fn read(&mut self, _: Duration) -> Result<Input, Fault> {
        let printed = self.transcript.lines().last().unwrap_or_default().to_owned();
        let Some(typed) = (self.plan)(&printed) else { return Ok(Input::End) };
        if self.hidden {
            self.unseen += 1;
        } else {
            self.transcript.extend(["> ", typed.as_str(), "\n"]);
        }
        Ok(Input::Line(typed))
    }

    /// The plan says so when it is asked for the next line.
    fn has_ended(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    fn is_live(&self) -> bool {
        false
    }

    fn hide_typing(&mut self, hidden: bool) -> io::Result<()> {
        self.hidden = hidden;
        Ok(())
    }
}
