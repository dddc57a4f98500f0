//! The page as a whole: introduction, contents, operations by tag, errors, types.

use serde_json::Value;

use super::html::{Escaped, Line, Prose, anchor};
use super::operation::Operation;
use super::schema::{Schemas, push};

/// The page that describes this document.
pub(super) fn page(document: &Value) -> String {
    let info = &document["info"];
    let title = Escaped(info["title"].as_str().unwrap_or("API"));
    let version = Escaped(info["version"].as_str().unwrap_or_default());
    let groups = groups(document);
    let schemas = Schemas::of(document);

    let mut html = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    html.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    html.push_str("<meta name=\"color-scheme\" content=\"light dark\">\n");
    push(&mut html, format_args!("<title>{title}: the API</title>\n"));
    html.push_str("<link rel=\"stylesheet\" href=\"/api/reference.css\">\n</head>\n<body>\n");
    html.push_str("<a class=\"skip\" href=\"#content\">Skip to the content</a>\n");
    push(&mut html, format_args!("<header><p class=\"house\"><a href=\"/\">{title}</a></p>"));
    push(&mut html, format_args!("<h1>The API <small>{version}</small></h1>"));
    html.push_str("<p>For programs: <a href=\"/api/openapi.json\">openapi.json</a></p></header>\n");
    let introduction = info["description"].as_str().unwrap_or_default();
    contents(&mut html, introduction, &groups);
    html.push_str("<main id=\"content\" tabindex=\"-1\">\n");
    push(&mut html, format_args!("<section class=\"introduction\">{}</section>\n", Prose(introduction)));
    for group in &groups {
        group.write(&mut html, schemas);
    }
    errors(&mut html, schemas);
    types(&mut html, schemas);
    html.push_str("</main>\n</body>\n</html>\n");
    html
}

/// The operations with one tag.
struct Group<'a> {
    name: &'a str,
    description: &'a str,
    operations: Vec<Operation<'a>>,
}

/// The groups in the order in which the document lists its tags, then whatever has another tag.
fn groups(document: &Value) -> Vec<Group<'_>> {
    let tags = document["tags"].as_array().into_iter().flatten();
    let mut groups: Vec<Group<'_>> = tags
        .filter_map(|tag| {
            let description = tag["description"].as_str().unwrap_or_default();
            Some(Group { name: tag["name"].as_str()?, description, operations: Vec::new() })
        })
        .collect();
    for operation in Operation::all(document) {
        match groups.iter_mut().find(|group| group.name == operation.tag()) {
            Some(group) => group.operations.push(operation),
            None => {
                groups.push(Group { name: operation.tag(), description: "", operations: vec![operation] });
            }
        }
    }
    groups.retain(|group| !group.operations.is_empty());
    groups
}

impl<'a> Group<'a> {
    fn write(&self, html: &mut String, schemas: Schemas<'a>) {
        let (name, anchor) = (Escaped(self.name), anchor(self.name));
        push(html, format_args!("<section aria-labelledby=\"tag-{anchor}\">"));
        push(html, format_args!("<h2 id=\"tag-{anchor}\">{name}</h2>{}\n", Prose(self.description)));
        for operation in &self.operations {
            operation.write(html, schemas);
            html.push('\n');
        }
        html.push_str("</section>\n");
    }
}

fn contents(html: &mut String, introduction: &str, groups: &[Group<'_>]) {
    html.push_str("<nav aria-label=\"Contents\"><ul>");
    for heading in introduction.lines().filter_map(|line| line.strip_prefix("## ")) {
        push(html, format_args!("<li><a href=\"#{}\">{}</a></li>", anchor(heading), Escaped(heading)));
    }
    for group in groups {
        let (name, anchor) = (Escaped(group.name), anchor(group.name));
        push(html, format_args!("<li><a href=\"#tag-{anchor}\">{name}</a><ul>"));
        for operation in &group.operations {
            let (method, summary) = (operation.method, Escaped(operation.summary().trim_end_matches('.')));
            push(html, format_args!("<li><a href=\"#{}\">", operation.anchor()));
            push(html, format_args!("<span class=\"method {method}\">{method}</span> {summary}</a></li>"));
        }
        html.push_str("</ul></li>");
    }
    html.push_str("<li><a href=\"#error-codes\">error codes</a></li>");
    html.push_str("<li><a href=\"#types\">types</a></li></ul></nav>\n");
}

/// The slugs with their meanings, to which the operations link.
fn errors(html: &mut String, schemas: Schemas<'_>) {
    html.push_str("<section aria-labelledby=\"error-codes\"><h2 id=\"error-codes\">error codes</h2>");
    html.push_str("<table class=\"fields\"><thead class=\"quiet\"><tr><th scope=\"col\">Slug</th>");
    html.push_str("<th scope=\"col\">Meaning</th></tr></thead><tbody>");
    for (slug, problem) in schemas.problems() {
        let meaning = Line(problem["meaning"].as_str().unwrap_or_default());
        push(html, format_args!("<tr id=\"error-{}\"><th scope=\"row\">", anchor(slug)));
        push(html, format_args!("<code>{}</code> ", Escaped(slug)));
        push(
            html,
            format_args!("<span class=\"optional\">{}</span></th>", Escaped(&problem["status"].to_string())),
        );
        push(html, format_args!("<td>{meaning}</td></tr>"));
    }
    html.push_str("</tbody></table></section>\n");
}

fn types(html: &mut String, schemas: Schemas<'_>) {
    html.push_str("<section aria-labelledby=\"types\"><h2 id=\"types\">types</h2>");
    html.push_str("<p>All named types.</p>\n");
    for (name, schema) in schemas.0.as_object().into_iter().flatten() {
        let anchor = anchor(name);
        push(html, format_args!("<article id=\"type-{anchor}\" aria-labelledby=\"type-{anchor}-name\">"));
        push(html, format_args!("<h3 id=\"type-{anchor}-name\"><a class=\"self\" href=\"#type-{anchor}\">"));
        push(html, format_args!("{}</a></h3>", Escaped(name)));
        push(
            html,
            format_args!("<p class=\"media\"><span class=\"kind\">{}</span></p>", schemas.kind(schema)),
        );
        schemas.describe(html, schema, 0);
        html.push_str("</article>\n");
    }
    html.push_str("</section>\n");
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_document_that_attacks_the_page_is_only_text() {
        let evil = "<script>alert(1)</script>\"'";
        let document = json!({
            "info": {"title": evil, "version": evil, "description": evil},
            "tags": [{"name": evil, "description": evil}],
            "paths": {evil: {"post": {
                "tags": [evil], "summary": evil, "description": evil,
                "parameters": [{"name": evil, "in": evil, "description": evil, "schema": {"type": evil}}],
                "requestBody": {"description": evil, "content": {evil: {
                    "schema": {"$ref": format!("#/components/schemas/{evil}")}, "example": evil}}},
                "responses": {evil: {"description": evil}},
            }}},
            "components": {"schemas": {evil: {"type": "object", "description": evil, "properties": {
                evil: {"oneOf": [{"enum": [evil]}, {"const": evil}], "description": evil},
                "b": {"type": "string", "format": evil},
            }}}},
        });
        let page = page(&document);
        assert!(page.contains("&lt;script&gt;"));
        assert!(!page.contains("<script") && !page.contains("style="), "{page}");
        assert!(!page.contains("alert(1)</script"), "{page}");
    }

    #[test]
    fn references_that_go_round_in_circles_come_to_an_end() {
        let document = json!({
            "info": {},
            "paths": {"/a": {"get": {"responses": {"200": {"description": "", "content": {"application/json": {
                "schema": {"$ref": "#/components/schemas/Tree"}}}}}}}},
            "components": {"schemas": {"Tree": {"type": "object", "required": ["left"], "properties": {
                "left": {"$ref": "#/components/schemas/Tree"},
                "right": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/Tree"}]},
            }}}},
        });
        let page = page(&document);
        assert!(page.contains("<a href=\"#type-tree\">Tree</a>"));
        assert!(page.len() < 50_000);
    }
}
