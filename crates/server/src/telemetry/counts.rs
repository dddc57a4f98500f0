//! The metrics of tables. Handles are created once: incrementing is one atomic addition.

use metrics::{Counter, Gauge};

use super::Telemetry;

/// The metrics of tables.
#[derive(Clone)]
pub(crate) struct Counts {
    /// Wishes that were carried out.
    pub(crate) wishes: Counter,
    /// Tables in memory.
    pub(crate) tables_awake: Gauge,
    /// Streams that are open.
    pub(crate) streams_open: Gauge,
    /// Conflicts: another node had written first.
    pub(crate) conflicts: Counter,
    /// Tables whose overdue timers were claimed.
    pub(crate) orphans: Counter,
    /// Whether the bus works: 1 or 0.
    pub(crate) bus_well: Gauge,
}

impl Counts {
    pub(crate) fn new(telemetry: &Telemetry) -> Counts {
        Counts {
            wishes: telemetry.counter("tacora_wishes_total", "Wishes that were carried out.", &[]),
            tables_awake: telemetry.gauge("tacora_tables_awake", "Tables in memory.", &[]),
            streams_open: telemetry.gauge("tacora_streams_open", "Open streams.", &[]),
            conflicts: telemetry.counter("tacora_conflicts_total", "Another node had written first.", &[]),
            orphans: telemetry.counter(
                "tacora_orphans_total",
                "Tables taken up with something overdue.",
                &[],
            ),
            bus_well: telemetry.gauge("tacora_bus_well", "Whether the other nodes are heard.", &[]),
        }
    }
}
