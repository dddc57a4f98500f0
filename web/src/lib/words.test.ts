import './every-language';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { beforeEach, expect, test } from 'vitest';

import { LANGUAGES, ownName, preferred } from './languages';
import { noscript } from './noscript';
import { settings } from './settings.svelte';
import { cardName, list, pair, relicName, rubies, say, speak, spoken } from './words.svelte';

const LOCALES = join(process.cwd(), '..', 'locales');

function messages(language: string, file: string): string[] {
  const text = readFileSync(join(LOCALES, language, file), 'utf8');
  return new FluentResource(text).body.map((entry) => entry.id).sort();
}

/** The files of words that only the client speaks: `language.ftl`, `web.ftl`, and one for each larger part such as `web-rules.ftl`. */
const OURS = readdirSync(join(LOCALES, 'en')).filter((file) => /^(language|web(-[a-z-]+)?)\.ftl$/.test(file));

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
const families = Array.from(source.matchAll(/\bof\('([a-z-]+)', /g), ([, start]) => `${start}-`);

beforeEach(() => {
  settings.language = 'en';
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

test('an amount is said in one unit', () => {
  expect(rubies(0)).toBe('nothing');
  expect(rubies(5)).toBe('5 rubies');
  expect(rubies(11)).toBe('11 rubies');
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
  expect(preferred(['tlh', 'fr-CH', 'en'])).toBe('fr');
  expect(preferred(['tlh'])).toBe('en');
  expect(preferred(['FR-fr'])).toBe('fr');
  for (const language of LANGUAGES) {
    const [primary = ''] = language.split('-');
    expect(preferred([language])).toBe(language);
    expect(preferred([`${language}-x-cave`, 'en'])).toBe(language);
    // Who asks for Portuguese gets that of Brazil, if that is all we have.
    expect(preferred([primary])).toMatch(new RegExp(`^${primary}`));
    expect(preferred([`${primary}-XX`])).toMatch(new RegExp(`^${primary}`));
  }
});

test('the picker shows each language by its own name', () => {
  expect(LANGUAGES).toContain('en');
  expect([...LANGUAGES].sort()).toEqual(readdirSync(LOCALES).sort());
  expect(ownName('fr')).toBe('Français');
  expect(new Set(LANGUAGES.map(ownName)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES.filter((language) => ownName(language) === language)).toEqual([]);
});

test('a browser without scripts is told so in every language', () => {
  const texts = LANGUAGES.map((language) => readFileSync(join(LOCALES, language, 'language.ftl'), 'utf8'));
  const told = noscript(new Map(LANGUAGES.map((language, index) => [language, texts[index] ?? ''])));
  for (const language of LANGUAGES) expect(told).toContain(`<p lang="${language}">`);
  expect(told.match(/JavaScript/g)).toHaveLength(LANGUAGES.length);
  expect(() => noscript(new Map([['xx', 'language-name = X']]))).toThrow('xx');
});

test('a language is spoken as soon as its words are there, and the one before until then', async () => {
  settings.language = 'fr';
  expect(spoken()).toBe('fr');
  settings.language = 'tlh';
  expect(spoken()).toBe('fr');
  expect(say('close')).toBe('Fermer');
  await speak('pl');
  settings.language = 'pl';
  expect(spoken()).toBe('pl');
});

/** Spaces that do not break differ from one list of customs to the next. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, '\u00a0');

test.each(LANGUAGES)('numbers and lists are written as is usual in %s', (language) => {
  settings.language = language;
  // Ours is British English: no comma before "and".
  const locale = language === 'en' ? 'en-GB' : language;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.25);
  expect(plain(say('percent', { number: 25 }))).toBe(plain(percent));
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(2.5);
  expect(say('decimal', { whole: 2, tenths: 5 })).toBe(tenths);
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
  for (const count of [1, 2, 3, 4]) {
    const some = names.slice(0, count);
    expect(list(some)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(some));
  }
});
