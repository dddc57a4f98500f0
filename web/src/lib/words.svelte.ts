// Every sentence of the client, in the language of the settings.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, type Language } from './languages';
import { settings } from './settings.svelte';

/** What long texts say comes with the screens that show them. */
const FILES = import.meta.glob<string>(
  ['../../../locales/*/{words,bots,web,web-*}.ftl', '!../../../locales/*/web-{rules,learn,review}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const BUNDLES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
) as Record<Language, FluentBundle>;

/** Takes in files of messages, by their path. */
export function learnWords(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const language = LANGUAGES.find((known) => path.includes(`/${known}/`));
    if (language) BUNDLES[language].addResource(new FluentResource(text));
  }
}
learnWords(FILES);

export type Args = Record<string, FluentVariable>;

/** The message of this name. */
export function say(name: string, args: Args = {}): string {
  const spoken = BUNDLES[settings.language];
  const message = spoken.getMessage(name);
  if (!message?.value) return name;
  return spoken.formatPattern(message.value, args, []);
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

/** A name and what belongs to it, with a colon as the language has it. */
export function pair(name: string, value: string): string {
  return say('pair', { name, value });
}

/** An amount as diamonds and rubies, exchanged as far as it goes. */
export function stones(amount: number): string {
  return say('stones', { diamonds: Math.floor(amount / 5), rubies: amount % 5 }).trim();
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

/** A card of the path with the rubies that are left on it. */
export function cardOnPath(card: string, rubies: number): string {
  const name = cardName(card);
  return rubies > 0 ? say('path-card', { card: name, rubies: say('path-rubies', { count: rubies }) }) : name;
}
