//! The server's own figures: CPU time and memory.

use anyhow::Result;

use super::connection::Server;

/// Figures of the server process at one moment; `None` if the server does not provide them.
#[derive(Clone, Copy, Debug)]
pub(super) struct ServerSide {
    /// CPU time so far, in seconds.
    pub(super) cpu: Option<f64>,
    /// Bytes of memory in use.
    pub(super) memory: Option<f64>,
}

impl ServerSide {
    /// The sum over all servers; `None` if one of them does not provide it.
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
