//! The binary in a real pseudo-terminal: keys go in, and what a person would see comes out.

use std::io::{Read, Write};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Whoever waits longer for something to be shown waits for nothing.
const PATIENCE: Duration = Duration::from_mins(1);

/// A window with the binary in it.
pub(crate) struct Window {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// How the terminal treated keys before the binary came.
    modes: String,
    /// Everything that was ever written to the terminal.
    pub(crate) written: Vec<u8>,
}

fn parser(rows: u16, columns: u16) -> vt100::Parser {
    vt100::Parser::new(rows.try_into().unwrap(), columns.try_into().unwrap(), 1_000)
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

impl Window {
    /// Opens a window of this size, in a world with this language.
    pub(crate) fn open(
        arguments: &[&str],
        (columns, rows): (u16, u16),
        environment: &[(&str, &str)],
    ) -> Window {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let modes = modes(&*pair.master);
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tacora"));
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Linux says that a terminal has gone with an error instead of an end.
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        let screen = parser(rows, columns);
        Window { master: pair.master, child, keys, output, screen, modes, written: Vec::new() }
    }

    /// What a person sees.
    pub(crate) fn shown(&self) -> String {
        self.screen.screen().contents()
    }

    /// Whether the whole screen is ours.
    pub(crate) fn is_full_screen(&self) -> bool {
        self.screen.screen().alternate_screen()
    }

    /// Whether screen, cursor, mouse or keys are ours.
    pub(crate) fn is_taken(&self) -> bool {
        let screen = self.screen.screen();
        let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
        let keys = modes(&*self.master) != self.modes;
        screen.alternate_screen() || screen.hide_cursor() || mouse || keys
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Gives the window another size. It is empty until the program draws it anew.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        let full_screen = self.is_full_screen();
        self.screen = parser(rows, columns);
        if full_screen {
            self.screen.process(b"\x1b[?1049h");
        }
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// Waits until what is seen is as wanted.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.shown();
            if wanted(&shown) {
                return shown;
            }
            let left = end.saturating_duration_since(Instant::now());
            let Ok(bytes) = self.output.recv_timeout(left) else {
                panic!("this is not what was waited for:\n{shown}");
            };
            self.take_in(&bytes);
        }
    }

    /// Waits for the end; the exit code, and what is left in the window.
    pub(crate) fn ended(&mut self) -> (u32, String) {
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.take_in(&bytes);
        }
        (self.child.wait().unwrap().exit_code(), self.shown())
    }

    /// Sends the binary this signal.
    pub(crate) fn send(&self, signal: &str) {
        let process = self.child.process_id().unwrap().to_string();
        assert!(Command::new("kill").args(["-s", signal, &process]).status().unwrap().success());
    }

    fn take_in(&mut self, bytes: &[u8]) {
        self.written.extend_from_slice(bytes);
        self.screen.process(bytes);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // It may have ended already; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
