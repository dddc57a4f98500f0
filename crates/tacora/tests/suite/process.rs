//! Runs the binary and looks at what it leaves: output, errors, exit code.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// How a run ended.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Ended {
        let text = |bytes| String::from_utf8(bytes).expect("whatever we print is UTF-8");
        Ended { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Ended {
    /// What was printed, when all went well.
    #[track_caller]
    pub(crate) fn printed(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// The one line that was printed, when it was refused.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{}", self.err);
        let line = self.err.strip_suffix('\n').expect("a whole line");
        assert!(!line.contains(char::is_control), "one line: {line:?}");
        line.strip_prefix("tacora: ").expect("it says who speaks").to_owned()
    }
}

/// A process that does not outlive the test, also if the test fails.
pub(crate) struct Running(Child);

impl From<Child> for Running {
    fn from(child: Child) -> Running {
        Running(child)
    }
}

impl Deref for Running {
    type Target = Child;

    fn deref(&self) -> &Child {
        &self.0
    }
}

impl DerefMut for Running {
    fn deref_mut(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail if it has ended, which is what is wanted.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The binary. A hang-up ends it in the usual way, also if the tests run under `nohup`, which all processes inherit.
fn binary() -> Command {
    let binary = env!("CARGO_BIN_EXE_tacora");
    if !terminal::is_hang_up_ignored() {
        return Command::new(binary);
    }
    let mut env = Command::new("env");
    env.args(["--default-signal=HUP", binary]);
    env
}

/// The binary with these arguments, in a world without a language.
pub(crate) fn tacora(arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = binary();
    command.args(arguments).stdin(Stdio::null());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs the binary with these arguments.
pub(crate) fn run(arguments: &[impl AsRef<OsStr>]) -> Ended {
    tacora(arguments).output().unwrap().into()
}

/// Runs the binary with these arguments and this on standard input.
pub(crate) fn run_with_input(arguments: &[&str], input: &[u8]) -> Ended {
    feed(arguments, input).0
}

/// Runs the binary with these arguments and this on standard input, and says whether it took in all of it.
pub(crate) fn feed(arguments: &[&str], input: &[u8]) -> (Ended, io::Result<()>) {
    let mut command = tacora(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let taken = stdin.write_all(input);
    drop(stdin);
    (child.wait_with_output().unwrap().into(), taken)
}

/// A file of `testdata`.
pub(crate) fn testdata(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    path.into_os_string().into_string().unwrap()
}

/// A file of our own with this in it. Every test uses another name.
pub(crate) fn file(name: impl AsRef<Path>, content: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path
}

/// A file of this length that takes up no space.
pub(crate) fn sparse_file(name: &str, length: u64) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    File::create(&path).unwrap().set_len(length).unwrap();
    path
}
