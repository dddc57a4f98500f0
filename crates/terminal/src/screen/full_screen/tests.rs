//! A panic in a real pseudo-terminal: this test starts itself in one.

use std::env;
use std::io::Read;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::{FullScreen, Look};
use crate::screen::{Colours, Signs};

/// Set for the process that is to panic.
const PANICS: &str = "TACORA_TEST_PANICS";

#[test]
fn a_panic_gives_the_terminal_back_before_it_speaks() {
    if env::var_os(PANICS).is_some() {
        panic_on_the_full_screen();
    }
    let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
    let pair = native_pty_system().openpty(size).unwrap();
    let modes = pair.master.get_termios().unwrap();
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["--nocapture", "a_panic_gives_the_terminal_back_before_it_speaks"]);
    command.env(PANICS, "1");
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);

    let mut window = vt100::Parser::new(size.rows.try_into().unwrap(), size.cols.try_into().unwrap(), 0);
    let (mut reader, mut bytes) = (pair.master.try_clone_reader().unwrap(), [0; 4096]);
    let mut took = Vec::new();
    // Linux says that a terminal has gone with an error instead of an end.
    while let Ok(count @ 1..) = reader.read(&mut bytes) {
        for byte in &bytes[..count] {
            window.process(&[*byte]);
            let screen = window.screen();
            let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
            took.push((screen.alternate_screen(), screen.hide_cursor(), mouse));
        }
    }
    assert!(!child.wait().unwrap().success());
    assert!(took.contains(&(true, true, true)), "screen, cursor and mouse were taken");
    assert_eq!(took.last(), Some(&(false, false, false)), "and given back");
    assert_eq!(pair.master.get_termios().unwrap(), modes, "so were the keys");
    let shown = window.screen().contents();
    assert!(shown.contains("the cave collapses"), "{shown}");
}

fn panic_on_the_full_screen() -> ! {
    let look =
        Look { signs: Signs::Ascii, colours: Colours::Off, odds: false, mouse: true, glance: Duration::ZERO };
    let mut screen = FullScreen::open(look).unwrap();
    screen.terminal.draw(|_| ()).unwrap();
    panic!("the cave collapses");
}
