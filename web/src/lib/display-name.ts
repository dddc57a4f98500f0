// What somebody at a table is called.

import { isolated, say } from './words.svelte';

/** The bots of the dice game have no name of their own: they are called what they are, in the language of the settings. */
const BY_KIND = ['cautious', 'bold', 'optimal'];

export function displayName(name: string, bot: string | null | undefined): string {
  if (!bot || !BY_KIND.includes(bot) || !name.startsWith(bot)) return isolated(name);
  // The second of a kind has a number.
  return say(`new-bot-${bot}`) + name.slice(bot.length);
}

/** Where only names are known, as in a record, a bot is known by its name. */
export const displayNameOf = (name: string): string => displayName(name, name.split(' ')[0]);
