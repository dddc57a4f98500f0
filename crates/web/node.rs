//! Which versions of Node build the web client. Shared by the build script and the developer commands.

use std::process::Command;

const WANTED: &str = "Node 20.19 or later, or 22.12 or later";

/// Checks that Node is there and new enough; the error says what to install.
pub(crate) fn check() -> Result<(), String> {
    match Command::new("node").arg("--version").output() {
        Ok(output) => judge(&String::from_utf8_lossy(&output.stdout)),
        Err(_) => Err(format!(
            "the web client needs {WANTED}, and there is no `node`: install it from https://nodejs.org"
        )),
    }
}

/// Judges what `node --version` prints.
fn judge(printed: &str) -> Result<(), String> {
    let version = printed.trim();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    let (major, minor) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    // What Vite accepts.
    if (major == 20 && minor >= 19) || (major == 22 && minor >= 12) || major > 22 {
        return Ok(());
    }
    Err(format!(
        "the web client needs {WANTED}, and `node` is {version}: install a newer one from https://nodejs.org"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_that_vite_accepts_are_accepted() {
        for good in ["v20.19.0\n", "v20.20.2", "v22.12.0", "v23.0.0", "v24.11.1"] {
            assert_eq!(judge(good), Ok(()), "{good}");
        }
        for bad in ["v18.20.4\n", "v20.18.3", "v21.7.0", "v22.11.0", "", "nonsense"] {
            assert!(judge(bad).is_err_and(|why| why.contains("22.12")), "{bad}");
        }
    }
}
