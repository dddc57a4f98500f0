// A game against bots in one click.

import { makeTableWith } from '../lib/make-table';
import { randomName } from '../lib/random-name';
import { settings } from '../lib/settings.svelte';
import type { GameField } from '../lib/types';

/** The games of one click, and who sits down in them. */
export const QUICK: Record<GameField['name'], { game: GameField; company: string[] }> = {
  diamant: {
    game: { name: 'diamant', edition: 'portal-2025' } as unknown as GameField,
    company: ['hugo', 'magda', 'renard'],
  },
  'troll-dragon': {
    game: { name: 'troll-dragon', options: { race: 'step' } } as unknown as GameField,
    company: ['cautious', 'bold'],
  },
};

/** The name to sit down with; somebody in a hurry gets one. */
export function nameToUse(): string {
  settings.name = settings.name.trim() || randomName();
  return settings.name;
}

/** Makes such a table and begins; the answer is its code. */
export function quickGame(name: GameField['name']): Promise<string> {
  const { game, company } = QUICK[name];
  return makeTableWith({ options: { game }, listing: 'private', name: nameToUse() }, company, true);
}
