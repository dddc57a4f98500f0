//! The files of `locales` as trees: which values a message prints, and between which cases it distinguishes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use words::Language;

use crate::root;

/// One text: the value of a message or of a term, or an attribute.
#[derive(Default, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    /// The variables that are printed.
    pub(crate) printed: BTreeSet<String>,
    /// For each variable by which cases are distinguished, the cases of each place that does so.
    pub(crate) selected: BTreeMap<String, Vec<BTreeSet<String>>>,
    /// The messages, terms and functions that it refers to.
    pub(crate) referred: BTreeSet<String>,
    /// Everything in order, with spaces made alike.
    pub(crate) whole: String,
    /// What is written in letters, without what is filled in.
    pub(crate) letters: String,
}

impl Text {
    /// All variables, however they are used.
    pub(crate) fn variables(&self) -> BTreeSet<&str> {
        self.printed.iter().chain(self.selected.keys()).map(String::as_str).collect()
    }
}

/// By file and name: `message`, `-term`, `message.attribute`.
pub(crate) type Texts = BTreeMap<(String, String), Text>;

/// Every file of a language as it is on the disk.
pub(crate) fn files(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(language.code());
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            files.insert(name, fs::read_to_string(path).unwrap());
        }
    }
    files
}

/// Every text of a language.
pub(crate) fn texts(language: Language) -> Texts {
    let mut texts = Texts::new();
    for (file, source) in files(language) {
        let resource = parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file} is not well written: {errors:?}"));
        let mut add = |name: String, pattern: &Pattern<&str>| {
            let mut text = Text::default();
            read(pattern, &mut text);
            text.whole = text.whole.split_whitespace().collect::<Vec<_>>().join(" ");
            let before = texts.insert((file.clone(), name.clone()), text);
            assert!(before.is_none(), "{language}: {name} stands twice in {file}");
        };
        for entry in &resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                Entry::Junk { content } => panic!("{language}/{file}: “{content}”"),
                _ => continue,
            };
            if let Some(value) = value {
                add(name.clone(), value);
            }
            for attribute in attributes {
                add(format!("{name}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    assert!(texts.len() > 500, "the messages are found at all");
    texts
}

fn read(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                text.whole.push_str(value);
                text.letters.push_str(value);
            }
            PatternElement::Placeable { expression } => {
                text.letters.push(' ');
                read_expression(expression, text);
                text.letters.push(' ');
            }
        }
    }
}

fn read_expression(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, text),
        Expression::Select { selector, variants } => {
            let by = match selector {
                InlineExpression::VariableReference { id } => id.name.to_owned(),
                InlineExpression::FunctionReference { id, arguments } => {
                    text.referred.insert(id.name.to_owned());
                    argument(arguments)
                }
                other => panic!("a choice by something else than a variable: {other:?}"),
            };
            let key = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let cases = variants.iter().map(|variant| key(&variant.key)).collect();
            write!(text.whole, "{{ ${by} -> ").unwrap();
            text.selected.entry(by).or_default().push(cases);
            for variant in variants {
                write!(text.whole, " [{}] ", key(&variant.key)).unwrap();
                read(&variant.value, text);
            }
            text.whole.push_str(" }");
        }
    }
}

/// The variable that a function is given.
fn argument(arguments: &CallArguments<&str>) -> String {
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id }] => id.name.to_owned(),
        other => panic!("a function of something else than one variable: {other:?}"),
    }
}

fn read_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            text.whole.push_str(value);
            text.letters.push_str(value);
        }
        InlineExpression::VariableReference { id } => {
            write!(text.whole, "{{ ${} }}", id.name).unwrap();
            text.printed.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { id, arguments } => {
            let variable = argument(arguments);
            write!(text.whole, "{{ {}(${variable}) }}", id.name).unwrap();
            text.referred.insert(id.name.to_owned());
            text.printed.insert(variable);
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|one| format!(".{}", one.name)).unwrap_or_default();
            write!(text.whole, "{{ {}{attribute} }}", id.name).unwrap();
            text.referred.insert(format!("{}{attribute}", id.name));
        }
        InlineExpression::TermReference { id, .. } => {
            write!(text.whole, "{{ -{} }}", id.name).unwrap();
            text.referred.insert(format!("-{}", id.name));
        }
        InlineExpression::Placeable { expression } => read_expression(expression, text),
    }
}
