//! One operation of the API: purpose, authentication, parameters, body and responses.

use serde_json::Value;

use super::html::{Escaped, Line, Prose, anchor};
use super::schema::{DEEPEST, Schemas, push};

/// An operation with where it stands.
pub(super) struct Operation<'a> {
    pub(super) method: &'a str,
    pub(super) path: &'a str,
    pub(super) value: &'a Value,
}

impl<'a> Operation<'a> {
    /// All operations of a document, in its order.
    pub(super) fn all(document: &'a Value) -> Vec<Operation<'a>> {
        let mut operations = Vec::new();
        for (path, item) in document["paths"].as_object().into_iter().flatten() {
            for method in ["get", "head", "post", "put", "patch", "delete"] {
                if let Some(value) = item.get(method) {
                    operations.push(Operation { method, path, value });
                }
            }
        }
        operations
    }

    /// The tag under which it stands.
    pub(super) fn tag(&self) -> &'a str {
        self.value["tags"][0].as_str().unwrap_or("other")
    }

    /// What it is called in the list of contents.
    pub(super) fn summary(&self) -> &'a str {
        self.value["summary"].as_str().unwrap_or(self.path)
    }

    pub(super) fn anchor(&self) -> String {
        anchor(&format!("{} {}", self.method, self.path))
    }

    /// Writes the whole section.
    pub(super) fn write(&self, html: &mut String, schemas: Schemas<'a>) {
        let (method, path, anchor) = (self.method, Escaped(self.path), self.anchor());
        push(html, format_args!("<article id=\"{anchor}\" aria-labelledby=\"{anchor}-name\">"));
        push(html, format_args!("<h3 id=\"{anchor}-name\"><a class=\"self\" href=\"#{anchor}\">"));
        push(html, format_args!("<span class=\"method {method}\">{}</span> ", method.to_ascii_uppercase()));
        push(html, format_args!("<span class=\"path\">{}</span></a></h3>", breakable(&path.to_string())));
        if let Some(summary) = self.value["summary"].as_str() {
            push(html, format_args!("<p class=\"summary\">{}</p>", Line(summary)));
        }
        if let Some(text) = self.value["description"].as_str() {
            push(html, format_args!("<div class=\"prose\">{}</div>", Prose(text)));
        }
        self.authentication(html);
        self.parameters(html, schemas);
        self.body(html, schemas);
        self.answers(html, schemas);
        html.push_str("</article>");
    }

    fn authentication(&self, html: &mut String) {
        let Some(ways) = self.value["security"].as_array() else { return };
        let token = ways.iter().find_map(|way| way["token"].as_array());
        let right = token.and_then(|rights| rights.first()).and_then(Value::as_str).unwrap_or("watch");
        let text =
            match (token, ways.iter().any(|way| way.as_object().is_some_and(serde_json::Map::is_empty))) {
                (None, _) => "Authentication: none.".to_owned(),
                (Some(_), true) => "Authentication: optional, token or cookie.".to_owned(),
                (Some(_), false) => format!("Authentication: token with the right `{right}`, or cookie."),
            };
        push(html, format_args!("<p class=\"authentication\">{}</p>", Line(&text)));
    }

    fn parameters(&self, html: &mut String, schemas: Schemas<'a>) {
        let Some(parameters) = self.value["parameters"].as_array().filter(|list| !list.is_empty()) else {
            return;
        };
        html.push_str("<h4>Parameters</h4><table class=\"fields\"><thead class=\"quiet\"><tr>");
        html.push_str("<th scope=\"col\">Parameter</th><th scope=\"col\">Meaning</th></tr></thead><tbody>");
        for parameter in parameters {
            let name = Escaped(parameter["name"].as_str().unwrap_or_default());
            let place = Escaped(parameter["in"].as_str().unwrap_or_default());
            let optional = if parameter["required"] == true { "" } else { ", optional" };
            push(html, format_args!("<tr><th scope=\"row\"><code>{name}</code> "));
            push(html, format_args!("<span class=\"optional\">{place}{optional}</span></th><td>"));
            push(html, format_args!("<span class=\"kind\">{}</span>", schemas.kind(&parameter["schema"])));
            if let Some(text) = parameter["description"].as_str() {
                push(html, format_args!("<div class=\"prose\">{}</div>", Prose(text)));
            }
            html.push_str("</td></tr>");
        }
        html.push_str("</tbody></table>");
    }

    fn body(&self, html: &mut String, schemas: Schemas<'a>) {
        let body = &self.value["requestBody"];
        if body.is_object() {
            html.push_str("<h4>Body</h4>");
            if let Some(text) = body["description"].as_str() {
                push(html, format_args!("<div class=\"prose\">{}</div>", Prose(text)));
            }
            content(html, &body["content"], schemas);
        }
    }

    fn answers(&self, html: &mut String, schemas: Schemas<'a>) {
        html.push_str("<h4>Responses</h4><dl class=\"answers\">");
        for (status, answer) in self.value["responses"].as_object().into_iter().flatten() {
            let family = status.chars().next().filter(char::is_ascii_digit).unwrap_or('0');
            let text = answer["description"].as_str().unwrap_or_default();
            push(html, format_args!("<dt class=\"status s{family}\">{}</dt><dd>", Escaped(status)));
            push(html, format_args!("<div class=\"prose\">{}</div>", with_links(text, schemas)));
            content(html, &answer["content"], schemas);
            html.push_str("</dd>");
        }
        html.push_str("</dl>");
    }
}

/// What a body or an answer consists of, for each media type.
fn content<'a>(html: &mut String, content: &'a Value, schemas: Schemas<'a>) {
    for (kind, media) in content.as_object().into_iter().flatten() {
        // Every error has the same form, which is described once.
        if media["schema"]["$ref"] == "#/components/schemas/Problem" {
            continue;
        }
        let shape = schemas.kind(&media["schema"]);
        push(html, format_args!("<p class=\"media\"><span class=\"kind\">{shape}</span> "));
        push(html, format_args!("<span class=\"optional\">{}</span></p>", Escaped(kind)));
        schemas.describe(html, &media["schema"], DEEPEST);
        if let Some(example) = media.get("example") {
            let text = match example {
                Value::String(text) => text.trim_end().to_owned(),
                other => serde_json::to_string_pretty(other).expect("JSON can be written"),
            };
            push(html, format_args!("<pre tabindex=\"0\"><code>{}</code></pre>", Escaped(&text)));
        }
    }
}

/// The description of a response, in which every slug leads to its meaning.
fn with_links(text: &str, schemas: Schemas<'_>) -> String {
    let mut html = Prose(text).to_string();
    for (slug, _) in schemas.problems().filter(|(slug, _)| text.contains(slug.as_str())) {
        let code = format!("<code>{}</code>", Escaped(slug));
        html = html.replace(&code, &format!("<a href=\"#error-{}\">{code}</a>", anchor(slug)));
    }
    html
}

/// A path that may be broken where it has a slash.
fn breakable(path: &str) -> String {
    path.replace('/', "<wbr>/")
}
