//! Names to bots and back.

use std::fmt;
use std::str::FromStr;

use super::{Pace, TrollBot};
use crate::name::{Name, UnknownBot};

/// Every bot of Troll & Dragon, at its usual pace.
pub const TROLL_CATALOGUE: [&str; 3] = ["cautious", "bold", "optimal"];

const HINT: &str =
    "try cautious, bold or optimal, or with the milliseconds between rolls in a live race, as in bold:900";

impl FromStr for TrollBot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<TrollBot, UnknownBot> {
        let name = Name::new(text);
        let bot = match name.word {
            "cautious" => TrollBot::Cautious,
            "bold" => TrollBot::Bold,
            "optimal" => TrollBot::Optimal,
            _ => return Err(name.unknown(HINT)),
        };
        Ok(bot(pace(&name)?))
    }
}

fn pace(name: &Name<'_>) -> Result<Pace, UnknownBot> {
    let example = format!("{0} or {0}:900, with 100 to 10000 milliseconds between rolls", name.word);
    if let Ok([]) = name.numbers::<u16, 0>(&example, |_| true) {
        return Ok(Pace::default());
    }
    let [milliseconds] = name.numbers(&example, |pace| Pace::from_millis(pace).is_some())?;
    Pace::from_millis(milliseconds).ok_or_else(|| name.unknown(HINT))
}

impl fmt::Display for TrollBot {
    /// The name that parses to this bot; the usual pace is omitted.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, pace) = match *self {
            TrollBot::Cautious(pace) => ("cautious", pace),
            TrollBot::Bold(pace) => ("bold", pace),
            TrollBot::Optimal(pace) => ("optimal", pace),
        };
        f.write_str(word)?;
        if pace == Pace::default() { Ok(()) } else { write!(f, ":{}", pace.as_millis()) }
    }
}
