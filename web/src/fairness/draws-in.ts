// Which game's draws a record tells of.

import { gameOf, isName } from '../games/any';
import type { Draws } from '../games/game';

/** What tells of the draws of a record; null if it is none of a game that we know. */
export async function drawsIn(record: unknown): Promise<Draws | null> {
  const name = typeof record === 'object' && record !== null && 'game' in record ? record.game : null;
  return isName(name) ? (await gameOf(name).draws()).draws : null;
}
