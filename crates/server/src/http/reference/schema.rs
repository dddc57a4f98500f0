//! What a value looks like: one word for its kind, and a table of its fields.

use std::fmt::Write;

use serde_json::Value;

use super::html::{Escaped, Line, Prose, anchor};

/// The maximum number of nested tables. Named types are linked instead.
pub(super) const DEEPEST: usize = 2;

/// The named schemas of a document.
#[derive(Clone, Copy)]
pub(super) struct Schemas<'a>(pub(super) &'a Value);

impl<'a> Schemas<'a> {
    pub(super) fn of(document: &'a Value) -> Schemas<'a> {
        Schemas(&document["components"]["schemas"])
    }

    /// The slugs of problems, with status and meaning.
    pub(super) fn problems(self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        let problems = &self.0["Problem"]["properties"]["slug"]["x-problems"];
        problems.as_object().into_iter().flatten()
    }

    /// What a reference stands for; anything else stands for itself.
    fn resolved(self, schema: &'a Value) -> &'a Value {
        name_of(schema).and_then(|name| self.0.get(name)).unwrap_or(schema)
    }

    /// The kind of a value, in a few words.
    pub(super) fn kind(self, schema: &'a Value) -> String {
        if let Some(name) = name_of(schema) {
            return format!("<a href=\"#type-{}\">{}</a>", anchor(name), Escaped(name));
        }
        if let Some(constant) = schema.get("const") {
            return code(constant);
        }
        if let Some(words) = schema["enum"].as_array() {
            return words.iter().map(code).collect::<Vec<_>>().join(" or ");
        }
        for key in ["oneOf", "anyOf"] {
            if let Some(kinds) = schema[key].as_array() {
                let kinds: Vec<String> = kinds.iter().map(|kind| self.kind(kind)).collect();
                return if kinds.len() > 4 {
                    format!("one of {} kinds", kinds.len())
                } else {
                    kinds.join(" or ")
                };
            }
        }
        match &schema["type"] {
            Value::Array(kinds) => {
                let kinds = kinds.iter().filter_map(Value::as_str).map(|kind| self.plain(kind, schema));
                kinds.collect::<Vec<_>>().join(" or ")
            }
            Value::String(kind) => self.plain(kind, schema),
            _ if schema["allOf"].is_array() || schema["properties"].is_object() => "object".to_owned(),
            _ => "anything".to_owned(),
        }
    }

    fn plain(self, kind: &str, schema: &'a Value) -> String {
        match kind {
            "array" if schema["items"].is_object() => format!("list of {}", self.kind(&schema["items"])),
            "array" => "list".to_owned(),
            "object" if schema["additionalProperties"].is_object() => {
                format!("map to {}", self.kind(&schema["additionalProperties"]))
            }
            "integer" => format!("integer{}", bounds(schema)),
            "string" => match schema["format"].as_str() {
                Some(format) => format!("string ({})", Escaped(format)),
                None => "string".to_owned(),
            },
            other => Escaped(other).to_string(),
        }
    }

    /// Everything about a value below its kind: what it means, its fields, its alternatives.
    pub(super) fn describe(self, html: &mut String, schema: &'a Value, depth: usize) {
        let named = self.resolved(schema);
        if let Some(text) = named["description"].as_str() {
            push(html, format_args!("<div class=\"prose\">{}</div>", Prose(text)));
        }
        self.inside(html, schema, depth);
    }

    /// The fields or alternatives of a value, if it has any.
    fn inside(self, html: &mut String, schema: &'a Value, depth: usize) {
        if depth > 0 && depth < DEEPEST && name_of(schema).is_some() {
            return;
        }
        let schema = self.resolved(schema);
        let mut fields = Vec::new();
        self.collect(schema, &mut fields);
        if !fields.is_empty() {
            self.table(html, &fields, depth);
        }
        for key in ["oneOf", "anyOf"] {
            self.alternatives(html, schema[key].as_array().map_or(&[], Vec::as_slice), depth);
        }
        if schema["items"].is_object() {
            self.inside(html, &schema["items"], depth);
        }
    }

    /// Each kind that has something inside; `null` beside a single one needs no list.
    fn alternatives(self, html: &mut String, kinds: &'a [Value], depth: usize) {
        let kinds: Vec<&Value> = kinds.iter().filter(|kind| kind["type"] != "null").collect();
        match kinds[..] {
            [] => {}
            [only] => self.inside(html, only, depth),
            _ => {
                html.push_str("<ul class=\"alternatives\">");
                for kind in kinds {
                    push(html, format_args!("<li><span class=\"kind\">{}</span>", self.label(kind)));
                    if let Some(text) = kind["description"].as_str() {
                        push(html, format_args!(" {}", Line(text)));
                    }
                    if name_of(kind).is_none() && depth < DEEPEST {
                        self.inside(html, kind, depth + 1);
                    }
                    html.push_str("</li>");
                }
                html.push_str("</ul>");
            }
        }
    }

    /// How an alternative is told from the others: by the one field that can only be one word, or by its kind.
    fn label(self, schema: &'a Value) -> String {
        let fields = schema["properties"].as_object().into_iter().flatten();
        let mut words =
            fields.filter_map(|(name, field)| match field["enum"].as_array().map(Vec::as_slice) {
                Some([only]) => Some((name, only)),
                _ => field.get("const").map(|only| (name, only)),
            });
        match words.next() {
            Some((name, word)) => format!("<code>{}</code> is {}", Escaped(name), code(word)),
            None => self.kind(schema),
        }
    }

    /// The fields of an object, those of its parts included.
    fn collect(self, schema: &'a Value, fields: &mut Vec<(&'a str, &'a Value, bool)>) {
        for part in schema["allOf"].as_array().into_iter().flatten() {
            self.collect(self.resolved(part), fields);
        }
        let required = |name: &str| {
            schema["required"].as_array().is_some_and(|names| names.iter().any(|other| other == name))
        };
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            fields.push((name, field, required(name)));
        }
    }

    fn table(self, html: &mut String, fields: &[(&'a str, &'a Value, bool)], depth: usize) {
        html.push_str("<table class=\"fields\"><thead class=\"quiet\"><tr><th scope=\"col\">Field</th>");
        html.push_str("<th scope=\"col\">Meaning</th></tr></thead><tbody>");
        for (name, field, required) in fields {
            let optional = if *required { "" } else { " <span class=\"optional\">optional</span>" };
            push(
                html,
                format_args!("<tr><th scope=\"row\"><code>{}</code>{optional}</th><td>", Escaped(name)),
            );
            push(html, format_args!("<span class=\"kind\">{}</span>", self.kind(field)));
            if name_of(field).is_some() && self.resolved(field)["enum"].is_array() {
                push(html, format_args!(" <span class=\"kind\">{}</span>", self.kind(self.resolved(field))));
            }
            let described = field["description"].as_str().or(self.resolved(field)["description"].as_str());
            if let Some(text) = described {
                push(html, format_args!("<div class=\"prose\">{}</div>", Prose(text)));
            }
            html.push_str("</td></tr>");
            let names_a_type = name_of(field).or(name_of(&field["items"])).is_some();
            if depth < DEEPEST && !names_a_type {
                let mut nested = String::new();
                self.inside(&mut nested, field, depth + 1);
                if !nested.is_empty() {
                    push(html, format_args!("<tr class=\"nested\"><td colspan=\"2\">{nested}</td></tr>"));
                }
            }
        }
        html.push_str("</tbody></table>");
    }
}

/// The name behind a `$ref`.
fn name_of(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/components/schemas/")
}

fn bounds(schema: &Value) -> String {
    match (schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
        (Some(least), Some(most)) => format!(", {least} to {most}"),
        (Some(least), None) => format!(", at least {least}"),
        (None, Some(most)) => format!(", at most {most}"),
        (None, None) => String::new(),
    }
}

/// A value of JSON as code.
pub(super) fn code(value: &Value) -> String {
    format!("<code>{}</code>", Escaped(&value.to_string()))
}

/// Appends what is formatted.
pub(super) fn push(html: &mut String, text: std::fmt::Arguments<'_>) {
    html.write_fmt(text).expect("a string takes everything");
}
