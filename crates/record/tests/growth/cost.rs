//! What work costs in processor time, and whether twice the input costs about twice as much.
//!
//! Only ratios are compared, never times. The cheapest of several runs counts, in processor time of the thread, so other
//! programs hardly matter; and a ratio that is too high is measured again. Quadratic work has a ratio of 4 every time.

use std::fs;
use std::thread::yield_now;
use std::time::Instant;

/// The most that twice the input may cost.
pub(crate) const MOST: f64 = 2.5;

/// How often each size is measured, and how often a ratio that is too high is measured again.
const RUNS: usize = 5;
const ATTEMPTS: usize = 4;

/// Asserts that twice the input costs at most [`MOST`] times as much.
pub(crate) fn assert_linear<T>(what: &str, size: usize, input: impl Fn(usize) -> T, work: impl Fn(&T)) {
    let (one, two) = (input(size), input(2 * size));
    assert_ratio(what, || [cheapest(|| work(&one)), cheapest(|| work(&two))]);
}

/// Asserts the same of two costs that are measured some other way.
pub(crate) fn assert_ratio(what: &str, mut measure: impl FnMut() -> [u64; 2]) {
    let mut ratios = Vec::new();
    for _ in 0..ATTEMPTS {
        let [one, two] = measure().map(|cost| f64::from(u32::try_from(cost / 1_000).unwrap_or(u32::MAX)));
        ratios.push(two / one.max(1.0));
        if ratios.last().is_some_and(|ratio| *ratio <= MOST) {
            return;
        }
    }
    panic!("{what}: it costs {ratios:.1?} times as much");
}

/// The processor time of this thread for the work, in nanoseconds, in the cheapest of several runs.
pub(crate) fn cheapest(work: impl Fn()) -> u64 {
    let cost = || {
        let before = spent();
        work();
        spent() - before
    };
    (0..RUNS).map(|_| cost()).min().expect("it was run")
}

/// The processor time that this thread has used, in nanoseconds; elsewhere than on Linux, the time that has passed.
fn spent() -> u64 {
    // The kernel brings the figure up to date when the thread gives way.
    yield_now();
    match fs::read_to_string("/proc/thread-self/schedstat") {
        Ok(text) => {
            text.split(' ').next().and_then(|first| first.parse().ok()).expect("a number of nanoseconds")
        }
        Err(_) => started().elapsed().as_nanos().try_into().expect("a test does not take centuries"),
    }
}

fn started() -> Instant {
    static STARTED: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    *STARTED.get_or_init(Instant::now)
}
