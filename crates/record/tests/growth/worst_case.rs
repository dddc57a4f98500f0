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
    let turn = format!(r#"{{"steps":[{ENTRANCE},{rolls}{{"hall":[2,2]}},{{"leave":true}}]}}"#);
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

/// A finished game of Troll & Dragon by the rules for which a review is most work: the fullest rooms and the poorest dice. All
/// of its turns but the last bring nothing.
pub(crate) fn game_by_the_slowest_rules(turns: usize) -> String {
    let options = r#"{"stock":{"diamonds":200,"nuggets":200},"dice":{"cave":["troll","troll","troll","key","door","diamond"],
        "treasure":[0,0,0,0,0,9],"dragon":[5,5]}}"#;
    let nothing = r#"{"steps":[{"cave":["troll","troll","troll","troll"]}]},"#.repeat(turns);
    let rolls = r#"{"hall":[9,9]},"#.repeat(12);
    troll_with(options, &format!(r#"{nothing}{{"steps":[{ENTRANCE},{rolls}{{"leave":true}}]}}"#))
}

/// Makes a text of about so many bytes.
type MakeText = fn(usize) -> String;

/// Texts of about so many bytes that are refused, or long without being long records: what a reader may stumble over.
pub(crate) const ODD_TEXTS: [(&str, MakeText); 14] = [
    ("deep lists", |bytes| odd(&format!(r#""x":{}{}"#, "[".repeat(bytes / 2), "]".repeat(bytes / 2)))),
    ("deep objects", |bytes| {
        odd(&format!(r#""x":{}1{}"#, r#"{"x":"#.repeat(bytes / 6), "}".repeat(bytes / 6)))
    }),
    ("unknown fields", |bytes| odd(&list(bytes / 13, |number| format!(r#""x{number:08}":1"#)))),
    ("the same field", |bytes| odd(&list(bytes / 14, |_| r#""expedition":1"#.to_owned()))),
    ("unknown fields of a step", |bytes| {
        let fields = list(bytes / 13, |number| format!(r#""x{number:08}":1"#));
        troll(&format!(r#"{{"steps":[{{{fields}}}]}}"#))
    }),
    ("one long name", |bytes| odd(&format!(r#""players":["{}"]"#, "x".repeat(bytes)))),
    ("one escaped name", |bytes| odd(&format!(r#""players":["{}"]"#, r"\u0041".repeat(bytes / 6)))),
    ("many names", |bytes| {
        odd(&format!(r#""players":[{}]"#, list(bytes / 12, |number| format!(r#""P{number:08}""#))))
    }),
    ("a huge number", |bytes| troll(&format!(r#"{{"steps":[{{"hall":[0,{}]}}]}}"#, "9".repeat(bytes)))),
    ("a long fraction", |bytes| troll(&format!(r#"{{"steps":[{{"hall":[0,0.{}]}}]}}"#, "1".repeat(bytes)))),
    ("blanks", |bytes| troll(&" ".repeat(bytes))),
    ("many dice", |bytes| {
        troll(&format!(r#"{{"steps":[{{"cave":[{}]}}]}}"#, list(bytes / 8, |_| r#""troll""#.to_owned())))
    }),
    ("many treasures", |bytes| {
        let treasures = list(bytes / 2, |_| "9".to_owned());
        odd(&format!(r#""edition":{{"name":"A","base":"classic-2005","treasures":[{treasures}]}}"#))
    }),
    ("many nonces", |bytes| {
        let nonces = list(bytes / 12, |number| format!(r#""{number:09}""#));
        odd(&format!(
            r#""deal":{{"game":"g","commitment":"00","nonces":[{nonces}],"dropped":[{}]}}"#,
            list(bytes / 12, |n| n.to_string())
        ))
    }),
];

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

/// A game of Diamant with this as well. What stands there twice is refused for that, so everything else comes last.
fn odd(field: &str) -> String {
    let rest = [
        ("edition", r#""classic-2005""#),
        ("players", r#"["Ada","Bo","Cy"]"#),
        ("expeditions", r#"[{"steps":[{"card":"7"}]}]"#),
    ];
    let rest = rest.iter().filter(|(name, _)| !field.starts_with(&format!("\"{name}\"")));
    let rest: Vec<String> = rest.map(|(name, value)| format!(r#","{name}":{value}"#)).collect();
    let rest = rest.concat();
    format!(r#"{{"format":"tacora-record/1","game":"diamant",{field}{rest}}}"#)
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
