//! Runs the binary and looks at what it leaves: output, errors, exit code.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

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

/// The binary with these arguments, in a world without a language.
pub(crate) fn tacora(arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tacora"));
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
