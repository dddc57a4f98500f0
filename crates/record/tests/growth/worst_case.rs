//! Records that are as long as they are legal: what somebody would send to keep a server busy.
//!
//! The tests of other crates include this file too, so it uses nothing but the standard library.

/// A running game of Troll & Dragon whose only turn has about so many treasure rolls that bring nothing.
pub(crate) fn one_long_turn(steps: usize) -> String {
    let rolls = r#"{"hall":[0,0]},"#.repeat(steps.saturating_sub(3));
    troll(&format!(r#"{{"steps":[{ENTRANCE},{}]}}"#, rolls.trim_end_matches(',')))
}

/// A finished game of Troll & Dragon with about so many steps, most of them treasure rolls of one turn.
pub(crate) fn one_long_finished_game(steps: usize) -> String {
    let rolls = r#"{"hall":[0,0]},"#.repeat(steps.saturating_sub(5));
    let turn = format!(r#"{{"steps":[{ENTRANCE},{rolls}{{"hall":[2,2]}},{{"hall":[2,2]}}]}}"#);
    troll_with(r#"{"stock":{"diamonds":10,"nuggets":4}}"#, &turn)
}

/// A running game of Troll & Dragon of about so many steps in turns of one step each: the Troll comes every time.
pub(crate) fn many_turns(steps: usize) -> String {
    let turn = r#"{"steps":[{"cave":["troll","troll","troll","troll"]}]},"#;
    troll(turn.repeat(steps).trim_end_matches(','))
}

/// A running game of Troll & Dragon of about so many throws of the dragon's dice, in which it does not wake.
pub(crate) fn many_throws(steps: usize) -> String {
    let both = r#"{"hall":[0,0]},{"dragon":["blank","blank"],"by":1},{"hall":[0,0]},{"dragon":["blank","blank"],"by":2},"#;
    let throws = both.repeat(steps / 4);
    troll(&format!(r#"{{"steps":[{ENTRANCE},{}]}}"#, throws.trim_end_matches(',')))
}

/// A game of Diamant in which eight people turn every card of the largest box, in this many expeditions.
pub(crate) fn long_expeditions(expeditions: usize) -> String {
    let treasures: Vec<String> = (1..=24).flat_map(|worth| [worth.to_string(), worth.to_string()]).collect();
    let steps: Vec<String> =
        (1..=24).flat_map(|worth| [worth, worth]).map(|worth| format!(r#"{{"card":"{worth}"}}"#)).collect();
    let leave = r#"{"card":"snake","leave":[0,1,2,3,4,5,6,7]}"#;
    let expedition = format!(r#"{{"steps":[{},{leave}]}},"#, steps.join(","));
    format!(
        r#"{{"format":"tacora-record/1","game":"diamant","edition":{{"name":"Large","base":"classic-2005","expeditions":10,
        "treasures":[{}]}},"players":[{}],"expeditions":[{}]}}"#,
        treasures.join(","),
        (0..8).map(|seat| format!("\"P{seat}\"")).collect::<Vec<_>>().join(","),
        expedition.repeat(expeditions).trim_end_matches(','),
    )
}

/// The way into the hall.
const ENTRANCE: &str =
    r#"{"cave":["key","door","diamond","diamond"]},{"keep":["key","door"]},{"enter":true}"#;

fn troll(turns: &str) -> String {
    troll_with("{}", turns)
}

fn troll_with(options: &str, turns: &str) -> String {
    let head = r#""format":"tacora-record/1","game":"troll-dragon","players":["Ada","Bo","Cy"]"#;
    format!(r#"{{{head},"options":{options},"turns":[{turns}]}}"#)
}
