// A game against bots in one click.

import { gameOf } from '../games/any';
import { makeTableWith } from '../lib/make-table';
import { randomName } from '../lib/random-name';
import { settings } from '../lib/settings.svelte';
import type { GameName } from '../lib/types';

/** The name to sit down with; somebody in a hurry gets one. */
export function nameToUse(): string {
  settings.name = settings.name.trim() || randomName();
  return settings.name;
}

/** Makes such a table and begins; the answer is its code. */
export function quickGame(name: GameName): Promise<string> {
  const { game, company } = gameOf(name).lobby.quick;
  return makeTableWith({ options: { game }, listing: 'private', name: nameToUse() }, [...company], true);
}
