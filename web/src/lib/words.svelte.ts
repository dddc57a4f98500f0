// Every sentence of the client, in the language of the settings.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, type Language } from './languages';
import { settings } from './settings.svelte';

const FILES = import.meta.glob<string>('../../../locales/*/{words,bots,web,web-*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const BUNDLES = Object.fromEntries(LANGUAGES.map((language) => [language, bundle(language)]));

export type Args = Record<string, FluentVariable>;

/** The message of this name. */
export function say(name: string, args: Args = {}): string {
  const spoken = BUNDLES[settings.language];
  const message = spoken?.getMessage(name);
  if (!spoken || !message?.value) return name;
  return spoken.formatPattern(message.value, args, []);
}

/** Names in a row, as one says them. */
export function list(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('list-and', { firsts: names.slice(0, -1).join(', '), last });
}

/** An amount as diamonds and rubies, exchanged as far as it goes. */
export function stones(amount: number): string {
  return say('stones', { diamonds: Math.floor(amount / 5), rubies: amount % 5 }).trim();
}

/** What a card of the protocol is called. */
export function cardName(card: string): string {
  if (/^\d+$/.test(card)) return say('card-treasure', { worth: Number(card) });
  if (card === 'relic') return say('relic-plain');
  const relic = /^relic (\d+)$/.exec(card);
  if (relic) return say('relic-numbered', { worth: Number(relic[1]) });
  return say(`hazard-${card}`);
}
