//! Whatever is sent to the server: it answers, never with 500, and every refusal states its reason in one sentence.

#![no_main]

use std::cell::RefCell;

use arbitrary_games::{App, any_request};
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// Start a fresh server after this many inputs, because stored data would fill the memory.
const INPUTS: u32 = 5_000;

thread_local! {
    static APP: RefCell<(App, u32)> = RefCell::new((App::default(), 0));
}

fuzz_target!(|data: &[u8]| {
    APP.with_borrow_mut(|(app, inputs)| {
        *inputs += 1;
        if *inputs > INPUTS || (*inputs % 50 == 0 && !app.is_intact()) {
            (*app, *inputs) = (App::default(), 0);
        }
        let _no_request = ask(app, &mut Unstructured::new(data));
    });
});

fn ask(app: &App, bytes: &mut Unstructured) -> Result<()> {
    for _ in 0..4 {
        if bytes.is_empty() {
            break;
        }
        let request = any_request(app, bytes)?;
        let asked = format!("{} {}", request.method(), request.uri());
        let (status, body) = app.send(request);
        assert_ne!(status.as_u16(), 500, "{asked}");
        if status.is_client_error() || status.is_server_error() {
            let problem: Value = serde_json::from_slice(&body).unwrap_or_default();
            assert!(problem["slug"].is_string(), "{asked}: {status} {}", String::from_utf8_lossy(&body));
            assert!(
                problem["message"].as_str().is_some_and(|message| !message.is_empty()),
                "{asked}: {problem}"
            );
        }
    }
    Ok(())
}
