// What a score is made of, as the columns of a table.

import type { Scene } from '../lib/types';
import { say } from '../lib/words.svelte';

export interface Column {
  name: string;
  /** One for every seat. */
  values: string[];
}

export function columnsOf(game: NonNullable<Scene['game']>): Column[] {
  if (game.name === 'diamant') {
    return [
      { name: say('column-chest'), values: game.chests.map((chest) => (chest === null ? '–' : String(chest))) },
      { name: say('column-relics'), values: game.relics.map((worths) => worths.join(' + ') || '–') },
    ];
  }
  return [
    { name: say('column-diamonds'), values: game.bags.map((bag) => String(bag.diamonds)) },
    { name: say('column-nuggets'), values: game.bags.map((bag) => String(bag.nuggets)) },
  ];
}
