//! Whatever a table's log contains: it is read as a table or refused in one line.

#![no_main]

use arbitrary_games::Session;
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use table::{LogReader, Logged};

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data)
        && text.starts_with('{')
    {
        read(text.lines().map_while(|line| serde_json::from_str(line).ok()));
    } else {
        let _no_more_bytes = damaged(&mut Unstructured::new(data));
    }
});

/// Plays a little, and damages the log.
fn damaged(bytes: &mut Unstructured) -> Result<()> {
    let mut session = Session::started(bytes)?;
    for _ in 0..bytes.int_in_range(0..=40)? {
        session.step(bytes)?;
    }
    let mut log: Vec<Value> =
        session.log.iter().map(|logged| serde_json::to_value(logged).expect("events are JSON")).collect();
    for _ in 0..bytes.int_in_range(1..=4)? {
        let place = bytes.choose_index(log.len())?;
        match bytes.int_in_range(0..=3)? {
            0 => drop(log.remove(place)),
            1 => {
                let copy = log[bytes.choose_index(log.len())?].clone();
                log.insert(place, copy);
            }
            2 => {
                let other = bytes.choose_index(log.len())?;
                log.swap(place, other);
            }
            _ => change(&mut log[place], bytes)?,
        }
        if log.is_empty() {
            break;
        }
    }
    read(log.into_iter().filter_map(|logged| serde_json::from_value(logged).ok()));
    Ok(())
}

/// Changes one field of an event, which remains valid JSON.
fn change(logged: &mut Value, bytes: &mut Unstructured) -> Result<()> {
    let Some(members) = logged.as_object_mut().filter(|members| !members.is_empty()) else { return Ok(()) };
    let place = bytes.choose_index(members.len())?;
    let member = members.values_mut().nth(place).expect("there are so many");
    *member = match (&*member, bytes.int_in_range(0..=3)?) {
        (Value::Number(_), 0..=2) => bytes.int_in_range(0..=9_u64)?.into(),
        (Value::Number(_), _) => bytes.arbitrary::<u64>()?.into(),
        (Value::String(_), 0) => {
            (*bytes.choose(&["continue", "leave", "roll", "throw", "enter", "bot", "rest"])?).into()
        }
        (Value::Array(list), _) => list.iter().skip(1).cloned().collect(),
        _ => Value::Null,
    };
    Ok(())
}

/// Rebuilds the table as far as the log is valid, and inspects the result.
fn read(log: impl Iterator<Item = Logged>) {
    let mut log_reader = LogReader::default();
    for logged in log {
        if let Err(broken) = log_reader.read(logged) {
            assert_eq!(broken.to_string().lines().count(), 1);
            break;
        }
    }
    if let Some(table) = log_reader.table() {
        let _shown = (table.look(), table.record().map(|record| record.to_json()));
    }
}
