// What is agreed at a table about the dice. It reads data and knows no rule.

import type { CaveFace, EndsWord, GameField, RaceWord, TrollWord } from '../../../lib/types';
import { CAVE_DIE, DRAGONS, PIECES, TREASURE_DIE } from './published';

/** Troll & Dragon as it is played at this table, or as it is published. */
export interface RulesAtTable {
  race: RaceWord | null;
  ends: EndsWord;
  troll: TrollWord;
  stock: { diamonds: number; nuggets: number };
  cave: readonly CaveFace[];
  treasure: readonly number[];
  dragon: readonly number[];
}

/** Without a table the race is not settled yet. */
export function rulesAtTable(game: GameField | null): RulesAtTable {
  const published: RulesAtTable = {
    race: null,
    ends: 'one-room',
    troll: 'strict',
    stock: PIECES,
    cave: CAVE_DIE,
    treasure: TREASURE_DIE,
    dragon: DRAGONS,
  };
  if (game?.name !== 'troll-dragon') return published;
  const { race, ends, troll, stock, dice } = game.options ?? {};
  return {
    race: race ?? 'live',
    ends: ends ?? published.ends,
    troll: troll ?? published.troll,
    stock: stock ?? published.stock,
    cave: dice?.cave ?? published.cave,
    treasure: dice?.treasure ?? published.treasure,
    dragon: dice?.dragon ?? published.dragon,
  };
}
