//! Notices that the program has to end: a signal, a closed window, or a standard output that nobody reads any more.
//!
//! One thread waits for all of them without using any processor time. Whoever started it saves and restores what has to
//! be; if that takes too long, for instance because a server does not answer, the program ends all the same.

use std::io;

/// Why the program has to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitReason {
    /// A signal with this number.
    Signal(i32),
    /// The terminal is gone, or nobody reads standard output any more.
    Closed,
}

impl ExitReason {
    /// The exit code: as shells count signals. A reader that has seen enough is no failure.
    #[must_use]
    pub fn exit_code(self) -> u8 {
        match self {
            ExitReason::Signal(number) => u8::try_from(128 + number).unwrap_or(u8::MAX),
            ExitReason::Closed => 0,
        }
    }
}

/// Which signals are noticed. A hang-up that was ignored when the program started, as by `nohup`, stays ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WatchedSignals {
    /// SIGHUP, SIGINT and SIGTERM. Of the last two, a second one ends the program at once.
    All,
    /// SIGHUP and SIGTERM; somebody else takes care of Ctrl-C.
    NotInterrupt,
    /// None: they do what they do by default.
    None,
}

/// Calls `begin_exit` once there is a reason to end. If the program still runs when the grace period is over, calls
/// `before_forced_exit` and ends it.
pub fn watch_for_exit(
    signals: WatchedSignals,
    begin_exit: impl FnOnce(ExitReason) + Send + 'static,
    before_forced_exit: impl FnOnce() + Send + 'static,
) -> io::Result<()> {
    system::watch(signals, begin_exit, before_forced_exit)
}

/// Whether the program was started so that a hang-up does not end it, as by `nohup`. Where that cannot be found out, no.
#[must_use]
pub fn is_hang_up_ignored() -> bool {
    system::is_hang_up_ignored()
}

/// Whether an error comes from a terminal or a reader that is gone. Some errors do not say so, such as that of a terminal's
/// size, so standard output is asked, too.
pub(crate) fn is_closed(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe || system::is_hung_up(error)
}

#[cfg(unix)]
mod system {
    use std::fs;
    use std::io::{self, IsTerminal, Stdin, Stdout};
    use std::os::unix::net::UnixStream;
    use std::process;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::{flag, low_level};

    use super::{ExitReason, WatchedSignals};

    /// Saving a file and restoring a terminal takes a fraction of this; with it, every end takes less than a second.
    const GRACE: Duration = Duration::from_millis(600);

    pub(super) fn watch(
        signals: WatchedSignals,
        begin_exit: impl FnOnce(ExitReason) + Send + 'static,
        before_forced_exit: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let mut watched = Watched::new(signals)?;
        thread::Builder::new().name("exit-watch".to_owned()).spawn(move || {
            let Ok(reason) = watched.wait() else { return };
            begin_exit(reason);
            thread::sleep(GRACE);
            before_forced_exit();
            process::exit(reason.exit_code().into());
        })?;
        Ok(())
    }

    struct Watched {
        stdin: Option<Stdin>,
        stdout: Stdout,
        /// Becomes readable at a signal.
        wake: UnixStream,
        /// The other end. If nothing kept it, `wake` would count as closed, and waiting for it would end at once.
        _waker: UnixStream,
        signal: Arc<AtomicUsize>,
    }

    impl Watched {
        fn new(signals: WatchedSignals) -> io::Result<Watched> {
            let (wake, waker) = UnixStream::pair()?;
            let signal = Arc::new(AtomicUsize::new(0));
            let wanted = match signals {
                WatchedSignals::All => &[SIGHUP, SIGINT, SIGTERM][..],
                WatchedSignals::NotInterrupt => &[SIGHUP, SIGTERM],
                WatchedSignals::None => &[],
            };
            let again = Arc::new(AtomicBool::new(false));
            for &number in wanted.iter().filter(|&&number| number != SIGHUP || !is_hang_up_ignored()) {
                // A second signal ends the program at once: this reads the flag before the next line sets it. A closed
                // window sends its signal twice, and there is something to save.
                if number != SIGHUP {
                    flag::register_conditional_shutdown(number, 128 + number, Arc::clone(&again))?;
                }
                flag::register(number, Arc::clone(&again))?;
                flag::register_usize(number, Arc::clone(&signal), usize::try_from(number).unwrap_or(0))?;
                low_level::pipe::register(number, waker.try_clone()?)?;
            }
            // A pipe that ends is the end of input, which its reader notices after the last line.
            let stdin = Some(io::stdin()).filter(IsTerminal::is_terminal);
            Ok(Watched { stdin, stdout: io::stdout(), wake, _waker: waker, signal })
        }

        fn wait(&mut self) -> io::Result<ExitReason> {
            let closed = PollFlags::HUP | PollFlags::ERR;
            loop {
                let mut ready = vec![
                    PollFd::new(&self.wake, PollFlags::IN),
                    PollFd::new(&self.stdout, PollFlags::empty()),
                ];
                ready.extend(self.stdin.as_ref().map(|stdin| PollFd::new(stdin, PollFlags::empty())));
                match poll(&mut ready, None) {
                    Ok(_) | Err(Errno::INTR) => {}
                    Err(error) => return Err(error.into()),
                }
                if let signal @ 1.. = self.signal.load(Ordering::SeqCst) {
                    return Ok(ExitReason::Signal(i32::try_from(signal).unwrap_or(SIGTERM)));
                }
                if ready[1..].iter().any(|stream| stream.revents().intersects(closed)) {
                    return Ok(ExitReason::Closed);
                }
            }
        }
    }

    /// Linux tells which signals are ignored; there is no other way to ask without unsafe code.
    pub(super) fn is_hang_up_ignored() -> bool {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        ignored.is_some_and(|mask| mask & (1 << (SIGHUP - 1)) != 0)
    }

    pub(super) fn is_hung_up(error: &io::Error) -> bool {
        let stdout = io::stdout();
        let mut ready = [PollFd::new(&stdout, PollFlags::empty())];
        let polled = poll(&mut ready, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }));
        let is_closed = polled.is_ok() && ready[0].revents().intersects(PollFlags::HUP | PollFlags::ERR);
        is_closed || error.raw_os_error() == Some(Errno::IO.raw_os_error())
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn without_a_signal_nothing_wakes_the_watch() {
            for signals in [WatchedSignals::None, WatchedSignals::NotInterrupt] {
                let watched = Watched::new(signals).unwrap();
                let mut ready = [PollFd::new(&watched.wake, PollFlags::IN)];
                poll(&mut ready, Some(&Timespec { tv_sec: 0, tv_nsec: 0 })).unwrap();
                assert_eq!(ready[0].revents(), PollFlags::empty(), "{signals:?}");
            }
        }
    }
}

/// Elsewhere there are no signals; Ctrl-C is a key or ends the program.
#[cfg(not(unix))]
mod system {
    use std::io;

    use super::{ExitReason, WatchedSignals};

    pub(super) fn watch(
        _: WatchedSignals,
        _: impl FnOnce(ExitReason) + Send + 'static,
        _: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn is_hang_up_ignored() -> bool {
        false
    }

    pub(super) fn is_hung_up(_: &io::Error) -> bool {
        false
    }
}
