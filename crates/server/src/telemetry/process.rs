//! Metrics of the process, read from `/proc` at each scrape. Empty on systems without `/proc`.

use std::fmt::Write;
use std::fs;

/// The unit of time in `/proc`, which Linux promises to programs.
const TICKS_PER_SECOND: u64 = 100;

/// Appends the numbers in the text format of Prometheus.
pub(super) fn write(text: &mut String) {
    let numbers = [
        ("process_cpu_seconds_total", "counter", "User and system time used, in seconds.", cpu_seconds()),
        ("process_resident_memory_bytes", "gauge", "Resident memory, in bytes.", resident_bytes()),
        ("process_open_fds", "gauge", "Open file descriptors.", open_files()),
    ];
    for (name, kind, help, value) in numbers {
        if let Some(value) = value {
            write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n\n")
                .expect("a string takes everything");
        }
    }
}

fn cpu_seconds() -> Option<String> {
    let ticks = cpu_ticks(&fs::read_to_string("/proc/self/stat").ok()?)?;
    Some(format!("{}.{:02}", ticks / TICKS_PER_SECOND, ticks % TICKS_PER_SECOND))
}

/// The 14th and 15th field; the second is the name of the program, which may contain anything.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_ascii_whitespace().skip(11).map(str::parse::<u64>);
    Some(times.next()?.ok()? + times.next()?.ok()?)
}

fn resident_bytes() -> Option<String> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    Some((resident_kilobytes(&status)? * 1024).to_string())
}

fn resident_kilobytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

fn open_files() -> Option<String> {
    // One of them is the folder that we are reading.
    Some(fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_linux_are_read_right() {
        let stat = "4242 (a) R (b) S 1 4242 4242 0 -1 4194560 900 0 0 0 1234 66 0 0 20 0 4 0 100 9 9\n";
        assert_eq!(cpu_ticks(stat), Some(1300));
        assert_eq!(cpu_ticks("4242 (a"), None);
        assert_eq!(resident_kilobytes("VmPeak:\t  9 kB\nVmRSS:\t   5124 kB\n"), Some(5124));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_has_memory_files_and_a_past() {
        let mut text = String::new();
        write(&mut text);
        for name in ["process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds"] {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            assert!(line.unwrap().parse::<f64>().is_ok(), "{name} in {text}");
        }
    }
}
