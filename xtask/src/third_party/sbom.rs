//! The bill of materials in the CycloneDX format.

use serde_json::{Value, json};

use super::Part;

/// One JSON document. It has no time and no serial number, so that the same parts give the same bytes.
pub(super) fn text(parts: &[Part], version: &str) -> String {
    let document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": "tacora",
            "name": "tacora",
            "version": version,
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        }},
        "components": parts.iter().map(component).collect::<Vec<Value>>(),
    });
    format!("{document:#}\n")
}

fn component(part: &Part) -> Value {
    json!({
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "licenses": [{ "expression": part.license }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_a_component_with_its_package_url() {
        let part = Part {
            name: "serde".to_owned(),
            version: "1.0.0".to_owned(),
            license: "MIT OR Apache-2.0".to_owned(),
            purl: "pkg:cargo/serde@1.0.0".to_owned(),
            folder: "/nowhere".into(),
        };
        let bill: Value = serde_json::from_str(&text(&[part], "0.2.0")).unwrap();
        assert_eq!(bill["metadata"]["component"]["version"], "0.2.0");
        assert_eq!(bill["components"][0]["purl"], "pkg:cargo/serde@1.0.0");
        assert_eq!(bill["components"].as_array().unwrap().len(), 1);
    }
}
