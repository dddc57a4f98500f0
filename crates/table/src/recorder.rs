//! What a table needs to record events while it handles a wish or runs a timer.

use rand::Rng;

use crate::key::Key;
use crate::person::PersonId;
use crate::table::Entry;
use crate::time::Time;

/// Records events: the moment, the wish that led to them, the source of chance, and the log.
pub(crate) struct Recorder<'a> {
    pub(crate) now: Time,
    pub(crate) by: Option<(PersonId, Key)>,
    pub(crate) generator: &'a mut dyn Rng,
    pub(crate) log: &'a mut Vec<Entry>,
}
