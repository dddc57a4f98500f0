//! Whatever a file contains: it is judged, verified or refused in one line, and described in every language if it is
//! possible.

#![no_main]

use libfuzzer_sys::fuzz_target;
use words::{Language, Words};

fuzz_target!(|text: &str| {
    match record::read(text).and_then(record::Record::judge) {
        Ok(judgement) => {
            assert!(!judgement.to_json().contains('\n'));
            for language in Language::ALL {
                assert!(judgement.account(&Words::new(language)).ends_with('\n'));
            }
        }
        Err(refusal) => assert_eq!(refusal.to_string().lines().count(), 1),
    }
    match record::read(text).and_then(record::Record::verify) {
        Ok(verification) => assert!(!verification.to_json().contains('\n')),
        Err(refusal) => assert_eq!(refusal.to_string().lines().count(), 1),
    }
});
