//! What is counted about tables. Handles are made once: counting is one atomic addition.

use metrics::{Counter, Gauge};

use super::Telemetry;

/// What is counted about tables.
#[derive(Clone)]
pub(crate) struct Counts {
    /// Wishes that were carried out.
    pub(crate) wishes: Counter,
    /// Tables in memory.
    pub(crate) tables_awake: Gauge,
    /// Streams that are open.
    pub(crate) streams_open: Gauge,
}

impl Counts {
    pub(crate) fn new(telemetry: &Telemetry) -> Counts {
        Counts {
            wishes: telemetry.counter("tacora_wishes_total", "Wishes that were carried out.", &[]),
            tables_awake: telemetry.gauge("tacora_tables_awake", "Tables in memory.", &[]),
            streams_open: telemetry.gauge("tacora_streams_open", "Open streams.", &[]),
        }
    }
}
