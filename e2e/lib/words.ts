// The sentences of the client as the translators wrote them.

import { readFileSync, readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

/** Every folder of `locales` is a language, named by its tag. */
export type Language = string;
export const LANGUAGES: readonly Language[] = readdirSync('../locales').sort();

const FILES = /^(language|words|bots|web|web-[a-z-]+)\.ftl$/;

/** The messages of a language by name, each as the text of its pattern. */
export function messages(language: Language): Map<string, string> {
  const folder = `../locales/${language}`;
  const text = readdirSync(folder)
    .filter((file) => FILES.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const found = text.matchAll(/^([a-z][a-z0-9-]*) = (.*(?:\n(?:[ \t].*|\}))*)/gm);
  return new Map(Array.from(found, ([, name = '', pattern = '']) => [name, pattern]));
}

/** A message without arguments, as it is said. */
export function word(language: Language, name: string): string {
  const found = messages(language).get(name);
  if (!found) throw new Error(`no message ${name} in ${language}`);
  return found;
}

/** The same in the language of the page. */
export async function wordOn(page: Page, name: string): Promise<string> {
  return word((await page.locator('html').getAttribute('lang')) ?? 'en', name);
}

/** The English that this language says otherwise: whole sentences, and longer pieces of those with arguments. */
export function foreign(language: Language): { whole: Set<string>; pieces: string[] } {
  const own = [...messages(language).values()].join('\n');
  // What English calls itself is shown in every language.
  const others = [...messages('en')].filter(([name]) => name !== 'language-name');
  const english = others.map(([, text]) => text).filter((text) => !own.includes(text));
  const pieces = english
    .flatMap((text) => text.split(/\{[^{}]*(?:->)?|\}|\n\s*\*?\[\w+\]/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 10 && !own.includes(piece));
  return { whole: new Set(english.filter((text) => !text.includes('{'))), pieces };
}
