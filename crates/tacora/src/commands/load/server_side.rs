//! What the server says of itself: processor time and memory.

use anyhow::Result;

use super::connection::Server;

/// Figures of the server's process at one moment; nothing if it does not tell us.
#[derive(Clone, Copy, Debug)]
pub(super) struct ServerSide {
    /// Seconds of processor time so far.
    pub(super) cpu: Option<f64>,
    /// Bytes of memory in use.
    pub(super) memory: Option<f64>,
}

impl ServerSide {
    /// All of them together; nothing where one of them does not tell.
    pub(super) fn sum(sides: &[ServerSide]) -> ServerSide {
        ServerSide {
            cpu: sides.iter().map(|side| side.cpu).sum(),
            memory: sides.iter().map(|side| side.memory).sum(),
        }
    }

    pub(super) async fn measure(server: &Server) -> Result<ServerSide> {
        let text = server.connect().await?.get_text("/metrics").await?.unwrap_or_default();
        let figure = |name: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            value.and_then(|value| value.trim().parse().ok())
        };
        Ok(ServerSide {
            cpu: figure("process_cpu_seconds_total"),
            memory: figure("process_resident_memory_bytes"),
        })
    }
}
