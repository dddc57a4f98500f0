//! The results, for people and for programs.

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;

use super::numbers::{Counted, percentile};
use super::server_side::ServerSide;

/// The resources of every server at each stage.
pub(super) struct Cost {
    /// Their addresses.
    pub(super) hosts: Vec<String>,
    /// At the beginning.
    pub(super) before: Vec<ServerSide>,
    /// After the tables were created.
    pub(super) made: Vec<ServerSide>,
    /// After the watchers were connected.
    pub(super) watched: Vec<ServerSide>,
    /// After all players were seated and connected.
    pub(super) seated: Vec<ServerSide>,
    /// At the end.
    pub(super) after: Vec<ServerSide>,
}

/// The figures.
#[derive(Serialize)]
pub(super) struct Report {
    tables: u32,
    seats: u32,
    idle: u32,
    seconds: f64,
    decisions: usize,
    refused: u64,
    broken: u64,
    decisions_per_second: f64,
    delivered_per_second: f64,
    cpu_us_per_delivered: Option<f64>,
    acknowledged_ms: Spread,
    reveal_ms: Spread,
    cpu_ms_per_1000_decisions: Option<f64>,
    bytes_per_table: Option<f64>,
    bytes_per_idle_connection: Option<f64>,
    bytes_in_the_end: Option<f64>,
    nodes: Vec<Node>,
}

/// The figures of one server.
#[derive(Serialize)]
struct Node {
    host: String,
    cpu_ms_per_1000_decisions: Option<f64>,
    bytes_in_the_end: Option<f64>,
}

/// Percentiles of times, in milliseconds.
#[derive(Serialize)]
struct Spread {
    p50: Option<f64>,
    p99: Option<f64>,
    max: Option<f64>,
}

impl Spread {
    fn of(sorted: &[u32]) -> Spread {
        let [p50, p99, max] = [0.5, 0.99, 1.0].map(|share| percentile(sorted, share));
        Spread { p50, p99, max }
    }

    fn text(&self) -> String {
        let shown = |time: Option<f64>| time.map_or("–".to_owned(), |time| format!("{time:.1}"));
        format!("p50 {} ms, p99 {} ms, slowest {} ms", shown(self.p50), shown(self.p99), shown(self.max))
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
impl Report {
    pub(super) fn new(
        [tables, seats, idle]: [u32; 3],
        elapsed: Duration,
        counted: &Counted,
        cost: &Cost,
    ) -> Report {
        let decisions = counted.acknowledged.len();
        let growth = |later: &[ServerSide], earlier: &[ServerSide], count: u32| {
            let [later, earlier] = [later, earlier].map(|sides| ServerSide::sum(sides).memory);
            let grown = later.zip(earlier).map(|(later, earlier)| (later - earlier).max(0.0));
            grown.filter(|_| count > 0).map(|grown| grown / f64::from(count))
        };
        let cpu = |earlier: ServerSide, later: ServerSide| {
            let used = later.cpu.zip(earlier.cpu).filter(|_| decisions > 0);
            used.map(|(later, earlier)| (later - earlier) * 1_000_000.0 / decisions as f64)
        };
        let [earlier, later] = [&cost.seated, &cost.after].map(|sides| ServerSide::sum(sides).cpu);
        let cpu_total = later.zip(earlier).map(|(later, earlier)| later - earlier);
        let stretches = cost.hosts.iter().zip(cost.seated.iter().zip(&cost.after));
        let nodes = stretches.map(|(host, (seated, after))| Node {
            host: host.clone(),
            cpu_ms_per_1000_decisions: cpu(*seated, *after),
            bytes_in_the_end: after.memory,
        });
        Report {
            tables,
            seats,
            idle,
            seconds: elapsed.as_secs_f64(),
            decisions,
            refused: counted.refused,
            broken: counted.failed,
            decisions_per_second: decisions as f64 / elapsed.as_secs_f64(),
            delivered_per_second: counted.delivered as f64 / elapsed.as_secs_f64(),
            cpu_us_per_delivered: cpu_total
                .filter(|_| counted.delivered > 0)
                .map(|seconds| seconds * 1e6 / counted.delivered as f64),
            acknowledged_ms: Spread::of(&counted.acknowledged),
            reveal_ms: Spread::of(&counted.revealed),
            cpu_ms_per_1000_decisions: cpu(ServerSide::sum(&cost.seated), ServerSide::sum(&cost.after)),
            bytes_per_table: growth(&cost.made, &cost.before, tables),
            bytes_per_idle_connection: growth(&cost.watched, &cost.made, idle),
            bytes_in_the_end: ServerSide::sum(&cost.after).memory,
            nodes: nodes.collect(),
        }
    }

    pub(super) fn to_json(&self) -> Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    pub(super) fn to_text(&self) -> String {
        let Report { tables, seats, idle, seconds, decisions, .. } = self;
        let mut text = format!("{tables} tables of {seats}, {idle} more who look on, {seconds:.1} s\n");
        let _ =
            writeln!(text, "  decisions written   {decisions} ({:.0} a second)", self.decisions_per_second);
        if self.refused + self.broken > 0 {
            let _ = writeln!(text, "  refused {}, broken connections {}", self.refused, self.broken);
        }
        let _ = writeln!(text, "  acknowledged        {}", self.acknowledged_ms.text());
        let _ = writeln!(text, "  last choice → seen  {}", self.reveal_ms.text());
        let cpu = |cost: Option<f64>| {
            let told = cost.map(|cost| format!("{cost:.0} CPU-ms per 1,000 decisions"));
            told.unwrap_or("the server does not tell".to_owned())
        };
        let size =
            |bytes: Option<f64>| bytes.map_or("–".to_owned(), |bytes| format!("{:.1} KB", bytes / 1_024.0));
        let _ = writeln!(text, "  server              {}", cpu(self.cpu_ms_per_1000_decisions));
        if let Some(each) = self.cpu_us_per_delivered {
            let rate = self.delivered_per_second;
            let _ =
                writeln!(text, "  to watchers         {rate:.0} messages a second, {each:.1} CPU-µs each");
        }
        for Node { host, cpu_ms_per_1000_decisions, bytes_in_the_end } in
            self.nodes.iter().filter(|_| self.nodes.len() > 1)
        {
            let (cpu, size) = (cpu(*cpu_ms_per_1000_decisions), size(*bytes_in_the_end));
            let _ = writeln!(text, "    {host:<18}{cpu}, {size}");
        }
        let _ = writeln!(
            text,
            "  memory              {} a table, {} an idle connection, {} in all",
            size(self.bytes_per_table),
            size(self.bytes_per_idle_connection),
            size(self.bytes_in_the_end),
        );
        text
    }
}
