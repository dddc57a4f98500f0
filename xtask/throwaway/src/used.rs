//! The CPU time of a server.

use std::fs;
use std::io;
use std::time::Duration;

/// The system counts in hundredths of a second on all machines we know.
const TICK: Duration = Duration::from_millis(10);

/// The CPU time of this process so far, including its child processes. Linux only.
pub(crate) fn used(process: u32) -> io::Result<Duration> {
    let mut ticks = Times::of(&process.to_string())?.all();
    for entry in fs::read_dir("/proc")? {
        let name = entry?.file_name();
        // A process that ends meanwhile is counted in its parent.
        let times = name.to_str().filter(|name| name.parse::<u32>().is_ok()).map(Times::of);
        if let Some(Ok(times)) = times
            && times.parent == u64::from(process)
        {
            ticks += times.all();
        }
    }
    Ok(TICK * u32::try_from(ticks).map_err(io::Error::other)?)
}

/// The entry of a process in /proc.
struct Times {
    parent: u64,
    /// User and system time, its own and of its finished children.
    ticks: [u64; 4],
}

impl Times {
    fn of(process: &str) -> io::Result<Times> {
        let line = fs::read_to_string(format!("/proc/{process}/stat"))?;
        // The name comes second, in brackets, and may contain anything.
        let fields = line.rsplit_once(") ").map(|(_, fields)| fields.split(' ').collect::<Vec<_>>());
        let number = |field: usize| {
            let text = fields.as_ref().and_then(|fields| fields.get(field));
            text.and_then(|text| text.parse().ok())
                .ok_or_else(|| io::Error::other("an unknown form of /proc"))
        };
        Ok(Times { parent: number(1)?, ticks: [number(11)?, number(12)?, number(13)?, number(14)?] })
    }

    fn all(&self) -> u64 {
        self.ticks.iter().sum()
    }
}
