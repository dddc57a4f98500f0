// What a score is made of, as the columns of a table.

import { gameOf } from '../games/any';
import type { Scene } from '../lib/types';

export interface Column {
  name: string;
  /** One for every seat. */
  values: string[];
}

export function columnsOf(game: NonNullable<Scene['game']>): Column[] {
  return gameOf(game.name).result.columns(game);
}
