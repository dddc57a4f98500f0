// What the cards brought to each seat, beside what could be expected of the cards that might still come.
//
// Every number is on the wire: before each card the scene says which cards may come and how many of them are traps.

import type { DiamantScene, Replay } from '../../../lib/types';
import { movesOf, turned } from './expeditions';

export interface Luck {
  /** How many cards were turned while this explorer was in the cave. */
  cards: number;
  /** What lay on the treasures among them. */
  gems: number;
  expectedGems: number;
  traps: number;
  expectedTraps: number;
}

/** The mean of what lies on the next card. */
function expected(game: DiamantScene): number {
  const sum = Object.entries(game['may-come'])
    .filter(([card]) => /^\d+$/.test(card))
    .reduce((total, [card, count]) => total + Number(card) * (count ?? 0), 0);
  return sum / game['cards-left'];
}

export function luckOf(replay: Replay): Luck[] {
  const luck = replay.players.map(() => ({ cards: 0, gems: 0, expectedGems: 0, traps: 0, expectedTraps: 0 }));
  for (const { before, facts } of movesOf(replay)) {
    const card = facts.map(turned).find((one) => one !== null);
    if (!card) continue;
    for (const seat of before.inside) {
      const mine = luck[seat];
      if (!mine) continue;
      mine.cards += 1;
      mine.gems += /^\d+$/.test(card.card) ? Number(card.card) : 0;
      mine.expectedGems += expected(before);
      mine.traps += card.trap ? 1 : 0;
      mine.expectedTraps += before['traps-left'] / before['cards-left'];
    }
  }
  return luck;
}
