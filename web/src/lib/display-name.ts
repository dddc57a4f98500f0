// What somebody at a table is called.

import { isolated, say } from './words.svelte';

/** The bots of the dice game have no name of their own: they are called what they are, in the language of the settings. */
const BY_KIND = ['cautious', 'bold', 'optimal'];

export function displayName(name: string, bot: string | null | undefined): string {
  if (!bot || !BY_KIND.includes(bot) || !name.startsWith(bot)) return isolated(name);
  // The second of a kind has a number.
  return say(`new-bot-${bot}`) + name.slice(bot.length);
}

/** A name where there is little room: at most so many letters, and never half of one. */
export function shortName(name: string, most: number): string {
  const bare = name.replaceAll(/[\u2068\u2069]/g, '');
  const letters = Array.from(new Intl.Segmenter().segment(bare), ({ segment }) => segment);
  return isolated(letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : bare);
}

/** Where only names are known, as in a record, a bot is known by its name. */
export const displayNameOf = (name: string): string => displayName(name, name.split(' ')[0]);
