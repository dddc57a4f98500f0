//! Whatever people ask of a table, in any order: it never panics, a refused request leaves no trace, and the same table
//! can be rebuilt from the log alone.

#![no_main]

use arbitrary_games::Session;
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _no_more_bytes = play(&mut Unstructured::new(data));
});

fn play(bytes: &mut Unstructured) -> Result<()> {
    let mut session = if bytes.arbitrary()? { Session::started(bytes)? } else { Session::new(bytes)? };
    let mut end = Ok(());
    while end.is_ok() && !bytes.is_empty() && session.log.len() < 400 {
        end = session.step(bytes);
    }
    let folded = session.folded();
    assert_eq!(folded.look().scene, session.table.look().scene);
    assert_eq!(
        folded.record().map(|record| record.to_json()),
        session.table.record().map(|record| record.to_json())
    );
    end
}
