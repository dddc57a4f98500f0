import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { beforeEach, expect, test } from 'vitest';

import { LANGUAGES } from './languages';
import { preferred, settings } from './settings.svelte';
import { cardName, list, pair, relicName, say, stones } from './words.svelte';

const LOCALES = join(process.cwd(), '..', 'locales');

function messages(language: string, file: string): string[] {
  const text = readFileSync(join(LOCALES, language, file), 'utf8');
  return new FluentResource(text).body.map((entry) => entry.id).sort();
}

/** The files of words that only the client speaks: `web.ftl`, and one for each larger part such as `web-rules.ftl`. */
const OURS = readdirSync(join(LOCALES, 'en')).filter((file) => /^web(-[a-z-]+)?\.ftl$/.test(file));

/** The client's own source, without tests and drawings. */
function sources(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|^art|^sound|protocol\.ts$/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n');
}

const source = sources();
const literals = new Set(Array.from(source.matchAll(/'([a-z0-9-]+)'/g), ([, literal]) => literal ?? ''));
/** The patterns of names that are put together, such as `hazard-${…}`. */
const patterns = Array.from(source.matchAll(/`([a-z]+-(?:[a-z0-9-]|\$\{[^}]*\})+)`/g), ([, template]) => {
  const parts = (template ?? '').split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[a-z0-9-]+')}$`);
});
/** Names whose first part is handed on: see `of` in the settings. */
const families = Array.from(source.matchAll(/of\('([a-z-]+)', \[/g), ([, start]) => `${start}-`);

beforeEach(() => {
  settings.language = 'en';
});

test('every language has the same messages', () => {
  for (const language of LANGUAGES) {
    for (const file of OURS) expect(messages(language, file)).toEqual(messages('en', file));
  }
});

test('every message of the client is used', () => {
  const unused = OURS.flatMap((file) => messages('en', file)).filter(
    (name) =>
      !literals.has(name) &&
      !patterns.some((pattern) => pattern.test(name)) &&
      !families.some((start) => name.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every message that is asked for exists', () => {
  const known = new Set(['words.ftl', 'bots.ftl', ...OURS].flatMap((file) => messages('en', file)));
  const asked = Array.from(source.matchAll(/say\(\s*'([^']+)'/g), ([, name]) => name ?? '');
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  for (const pattern of patterns) {
    expect(
      [...known].some((name) => pattern.test(name)),
      pattern.source,
    ).toBe(true);
  }
});

test('an amount is said as diamonds and rubies', () => {
  expect(stones(0)).toBe('nothing');
  expect(stones(5)).toBe('1 diamond');
  expect(stones(11)).toBe('2 diamonds + 1 ruby');
});

test('cards have names', () => {
  expect(cardName('9')).toBe('treasure 9');
  expect(cardName('snake')).toBe('snakes');
  expect(cardName('relic 12')).toBe('relic 12');
  expect(cardName('relic')).toBe('relic');
  expect(relicName('relic')).toBe('a relic');
  expect(relicName('relic 12')).toBe('relic 12');
});

test('names stand in a row', () => {
  expect(list(['Ada'])).toBe('Ada');
  expect(list(['Ada', 'Bo', 'Cleo'])).toBe('Ada, Bo and Cleo');
});

test('punctuation is that of the language', () => {
  expect(pair('Ada', 'Bravo!')).toBe('Ada: Bravo!');
  expect(say('percent', { number: 25 })).toBe('25%');
  settings.language = 'fr';
  expect(pair('Ada', 'Bravo')).toBe('Ada\u202f: Bravo');
  expect(say('percent', { number: 25 })).toBe('25\u202f%');
});

test('no percent sign, colon or comma is put between words by code', () => {
  const templates = Array.from(source.matchAll(/`[^`]*\$\{[^`]*`/g), ([template]) => template);
  expect(templates.length).toBeGreaterThan(20);
  const joined = templates.filter((template) => /\} ?%|\}[:,;] ?(?:\$\{|`)/.test(template));
  expect(joined.filter((template) => !/px|rem|%\)|translate|^`[A-Z]?\$\{[xy]/.test(template))).toEqual([]);
  expect(source.match(/\.join\('[,;:] '\)/g)).toBeNull();
  expect(source.match(/\}: \{say\(|\)\}: \{/g)).toBeNull();
});

test('a sum is explained in every language', () => {
  const sum = { worth: 9, count: 5, each: 1, stays: 4 };
  expect(say('fact-treasure', sum)).toBe('9 rubies for 5: 1 each, 4 left on the path.');
  settings.language = 'fr';
  expect(say('fact-treasure', sum)).toContain('9 rubis pour 5');
  settings.language = 'pl';
  expect(say('fact-treasure', sum)).toContain('9 rubinów na 5 osób: po 1');
});

test('the first language of the browser that we speak is taken', () => {
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(preferred(['de'])).toBe('en');
});
