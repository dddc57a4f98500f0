//! Metrics of the running server.

mod counts;
mod process;

use std::sync::Arc;
use std::time::Duration;

use metrics::{Counter, Gauge, Histogram, Key, KeyName, Label, Level, Metadata, Recorder, Unit};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle, PrometheusRecorder};

use crate::shutdown::Shutdown;
pub(crate) use counts::Counts;

/// The upper bounds of histograms, in seconds: from a cheap request to a noticeable delay.
const SECONDS: [f64; 12] = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The metrics of one server. Clones share them.
#[derive(Clone)]
pub struct Telemetry {
    recorder: Arc<PrometheusRecorder>,
    handle: PrometheusHandle,
}

impl Default for Telemetry {
    fn default() -> Telemetry {
        Telemetry::new()
    }
}

impl Telemetry {
    /// All metrics at zero. Nothing is global: several servers in one process have separate metrics.
    pub fn new() -> Telemetry {
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS).expect("there are buckets");
        let recorder = builder.build_recorder();
        Telemetry { handle: recorder.handle(), recorder: Arc::new(recorder) }
    }

    /// Makes this the recorder of the `metrics` macros; `false` if there is another one already.
    pub fn install(&self) -> bool {
        metrics::set_global_recorder(Arc::clone(&self.recorder)).is_ok()
    }

    /// A counter. Keep the handle: incrementing it is one atomic addition.
    pub fn counter(
        &self,
        name: &'static str,
        help: &'static str,
        labels: &[(&'static str, &'static str)],
    ) -> Counter {
        self.recorder.describe_counter(KeyName::from(name), None, help.into());
        self.recorder.register_counter(&key(name, labels), &METADATA)
    }

    /// A gauge.
    pub fn gauge(
        &self,
        name: &'static str,
        help: &'static str,
        labels: &[(&'static str, &'static str)],
    ) -> Gauge {
        self.recorder.describe_gauge(KeyName::from(name), None, help.into());
        self.recorder.register_gauge(&key(name, labels), &METADATA)
    }

    /// A histogram of durations in seconds.
    pub fn seconds(
        &self,
        name: &'static str,
        help: &'static str,
        labels: &[(&'static str, &'static str)],
    ) -> Histogram {
        self.recorder.describe_histogram(KeyName::from(name), Some(Unit::Seconds), help.into());
        self.recorder.register_histogram(&key(name, labels), &METADATA)
    }

    /// All metrics in the text format of Prometheus, including those of the process.
    pub fn render(&self) -> String {
        let mut text = self.handle.render();
        process::write(&mut text);
        text
    }

    /// Keeps histograms small between two scrapes, until the shutdown.
    pub async fn keep_small(self, shutdown: Shutdown) {
        let mut ticks = tokio::time::interval(Duration::from_secs(5));
        let mut stop = std::pin::pin!(shutdown.begun());
        loop {
            tokio::select! {
                _ = ticks.tick() => self.handle.run_upkeep(),
                () = &mut stop => return,
            }
        }
    }
}

static METADATA: Metadata<'static> = Metadata::new("tacora", Level::INFO, None);

fn key(name: &'static str, labels: &[(&'static str, &'static str)]) -> Key {
    Key::from_parts(name, labels.iter().map(|(key, value)| Label::new(*key, *value)).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_rendered_and_each_server_counts_for_itself() {
        let (one, other) = (Telemetry::new(), Telemetry::new());
        one.counter("tacora_wishes_total", "What people wished.", &[("kind", "write")]).increment(3);
        one.gauge("tacora_streams", "Open streams.", &[]).set(2.0);
        one.seconds("tacora_append_seconds", "How long an append takes.", &[]).record(0.002);
        let text = one.render();
        for line in [
            "# HELP tacora_wishes_total What people wished.",
            "tacora_wishes_total{kind=\"write\"} 3",
            "tacora_streams 2",
            "tacora_append_seconds_bucket{le=\"0.0025\"} 1",
            "tacora_append_seconds_bucket{le=\"0.001\"} 0",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
        assert!(!other.render().contains("tacora_"));
    }
}
