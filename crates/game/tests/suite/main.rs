//! The conformance suite itself: it must find what is wrong.

mod conformance_finds_flaws;
