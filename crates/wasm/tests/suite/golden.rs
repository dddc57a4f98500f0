//! Whole games as texts, in `testdata/alone`. A browser has to answer the same requests with the same bytes; the specs in
//! `e2e` check that. `TACORA_WRITE_GOLDEN=1` writes the files anew.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use wasm::Device;

use crate::kit::{Page, diamant, troll};

/// A device with this seed is asked line by line.
fn golden(name: &str, seed: u8, page: &Page) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/alone");
    let requests = page.requests.join("\n") + "\n";
    let mut device = Device::new([seed; 32]);
    let mut answers = String::new();
    for request in &page.requests {
        writeln!(answers, "{}", device.answer_json(request)).unwrap();
    }
    let told = [("requests", requests), ("answers", answers)];
    for (kind, text) in told {
        let path = folder.join(format!("{name}.{kind}"));
        if std::env::var_os("TACORA_WRITE_GOLDEN").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == text, "{} differs", path.display());
    }
}

#[test]
fn the_same_seed_and_the_same_requests_give_the_same_bytes() {
    let mut asked = 0;
    let choose = |_: &Value| {
        asked += 1;
        usize::from(asked % 2 == 0)
    };
    let mut page = Page::new(11);
    let code = page.begin(&diamant(), &["Ada"], &["minerva", "renard"]);
    page.play(&code, choose);
    golden("diamant", 11, &page);

    let mut page = Page::new(12);
    let code = page.begin(&troll(), &["Ada", "Bo"], &["bold"]);
    page.play(&code, |_| 0);
    golden("troll", 12, &page);
}
