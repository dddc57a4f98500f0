// Every sentence of the client, in the language of the settings.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteSet } from 'svelte/reactivity';

import { languageOf, type Language } from './languages';
import { settings } from './settings.svelte';
import type { PathCard } from './types';

/** Files of messages by their path; each comes when its language is spoken. */
type Files = Record<string, () => Promise<string>>;

/** What every screen needs. What long texts say comes with the screens that show them. */
const COMMON: Files = import.meta.glob<string>(
  ['../../../locales/*/{words,bots,web,web-*}.ftl', '!../../../locales/*/web-{rules,learn,review}.ftl'],
  { query: '?raw', import: 'default' },
);

const parts: Files[] = [COMMON];
const bundles: Record<Language, FluentBundle> = {};
/** The files that have been taken in. */
const taken: Record<string, boolean> = {};
/** The languages of which every part is there. */
const ready = new SvelteSet<Language>();
/** The one that was spoken last: it stays until the words of the next one are there. */
let last: Language = 'en';

function bundleOf(language: Language): FluentBundle {
  return (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
}

/** Fetches these files, as far as they are of this language. */
async function fetchWords(files: Files, language: Language): Promise<void> {
  const missing = Object.entries(files).filter(([path]) => languageOf(path) === language && !taken[path]);
  const take = async ([path, load]: [string, () => Promise<string>]): Promise<void> => {
    const text = await load();
    if (!taken[path]) bundleOf(language).addResource(new FluentResource(text));
    taken[path] = true;
  };
  await Promise.all(missing.map(take));
}

/** Fetches the words of this language. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(parts.map((files) => fetchWords(files, language)));
  ready.add(language);
}

/** Fetches the words for the first screen. If those of the chosen language do not come, English is better than nothing. */
export async function begin(): Promise<void> {
  await speak(settings.language).catch(() => speak('en').catch(() => {}));
}

/** Takes in another part of the words, in every language that is spoken already; a screen awaits it before it is shown. */
export async function learnWords(files: Files): Promise<void> {
  parts.push(files);
  await Promise.all(Array.from(ready, (language) => fetchWords(files, language)));
}

/** The language of all words and numbers on the page: that of the settings, as soon as it is there. */
export function spoken(): Language {
  if (ready.has(settings.language)) last = settings.language;
  return last;
}

$effect.root(() => {
  $effect(() => {
    // Without a connection the page goes on in the language that it has.
    speak(settings.language).catch(() => {});
  });
  $effect(() => {
    document.documentElement.lang = spoken();
  });
});

export type Args = Record<string, FluentVariable>;

/** The blocks of Unicode for scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = String.fromCodePoint(0x2068);
const POP_ISOLATE = String.fromCodePoint(0x2069);

/** A text that may stand in any sentence: if it is written from right to left, marks keep it from turning what is around it. */
export function isolated(text: string): string {
  const outside = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '');
  return RIGHT_TO_LEFT.test(outside) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
}

/** The message of this name. */
export function say(name: string, args: Args = {}): string {
  const bundle = bundleOf(spoken());
  const message = bundle.getMessage(name);
  if (!message?.value) return name;
  const values = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return bundle.formatPattern(message.value, Object.fromEntries(values) as Args, []);
}

/** Several things as one: "Ada, Bo and Cy". */
export function list(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('list-and', { firsts: row(names.slice(0, -1)), last });
}

/** Several things side by side: "Ada, Bo, Cy". */
export function row(items: string[]): string {
  return items.length === 0 ? '' : items.reduce((firsts, next) => say('list-comma', { firsts, next }));
}

/** Several sentences after each other. */
export function sentences(texts: string[]): string {
  return texts.length === 0 ? '' : texts.reduce((firsts, next) => say('list-sentences', { firsts, next }));
}

/** A name and what belongs to it, with a colon as the language has it. */
export function pair(name: string, value: string): string {
  return say('pair', { name, value });
}

/** An amount in one unit, as it is counted in a chest: nobody exchanges five rubies for a diamond on a screen. */
export function rubies(amount: number): string {
  return say('stones', { diamonds: 0, rubies: amount }).trim();
}

/** What a card of the protocol is called on a label or in a list. */
export function cardName(card: string): string {
  if (/^\d+$/.test(card)) return say('card-treasure', { worth: Number(card) });
  if (card === 'relic') return say('card-relic');
  const relic = /^relic (\d+)$/.exec(card);
  if (relic) return say('card-relic-numbered', { worth: Number(relic[1]) });
  return say(`hazard-${card}`);
}

/** A relic of the protocol in a sentence, with an article where the language has one. */
export function relicName(relic: string): string {
  const worth = /^relic (\d+)$/.exec(relic)?.[1];
  return worth === undefined ? say('relic-plain') : say('relic-numbered', { worth: Number(worth) });
}

/** A card of the path with the rubies that are left on it, or what a relic without a number would bring now. */
export function cardOnPath({ card, rubies, worth }: PathCard): string {
  const name = cardName(card);
  if (card === 'relic' && worth) return say('path-relic-worth', { card: name, worth });
  return rubies > 0 ? say('path-card', { card: name, rubies: say('path-rubies', { count: rubies }) }) : name;
}
