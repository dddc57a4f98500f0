// What is agreed at a table about the dice. It reads data and knows no rule.

import type { GameField } from '../../../lib/types';
import { CAVE_DIE, DRAGONS, PIECES, TREASURE_DIE } from './published';

/** Troll & Dragon as it is played at this table, or as it is published. */
export interface DiceRules {
  race: 'live' | 'step' | null;
  ends: 'one-room' | 'both-rooms';
  troll: 'strict' | 'kind';
  stock: { diamonds: number; nuggets: number };
  cave: readonly (typeof CAVE_DIE)[number][];
  treasure: readonly number[];
  dragon: readonly number[];
}

/** Without a table the race is not settled yet. */
export function diceAtTable(game: GameField | null): DiceRules {
  const published: DiceRules = {
    race: null,
    ends: 'one-room',
    troll: 'strict',
    stock: PIECES,
    cave: CAVE_DIE,
    treasure: TREASURE_DIE,
    dragon: DRAGONS,
  };
  if (game?.name !== 'troll-dragon') return published;
  const { dice, ...agreed } = game.options as Partial<DiceRules> & { dice?: Partial<DiceRules> };
  return { ...published, race: 'live', ...agreed, ...dice };
}
