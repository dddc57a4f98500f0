//! The signals that end a program. They are heard here and obeyed by the loop, which gives the terminal back first.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Listens from the moment it is made.
pub(super) struct Signals {
    came: Arc<AtomicBool>,
}

impl Signals {
    pub(super) fn listen() -> io::Result<Signals> {
        let came = Arc::new(AtomicBool::new(false));
        listen(&came)?;
        Ok(Signals { came })
    }

    /// Whether somebody wants the program to end.
    pub(super) fn came(&self) -> bool {
        self.came.load(Ordering::Relaxed)
    }
}

#[cfg(unix)]
fn listen(came: &Arc<AtomicBool>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::flag;
    for signal in [SIGHUP, SIGINT, SIGTERM] {
        // Whoever sends a second one does not want to wait: this looks at the flag before the next line sets it.
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(came))?;
        flag::register(signal, Arc::clone(came))?;
    }
    Ok(())
}

/// Elsewhere there are no signals; Ctrl-C is a key.
#[cfg(not(unix))]
fn listen(_: &Arc<AtomicBool>) -> io::Result<()> {
    Ok(())
}
