import { expect, test } from 'vitest';

import { draws as cards } from '../games/diamant/fairness/draws';
import { draws as dice } from '../games/troll/fairness/draws';
import { drawsIn } from './draws-in';

test('a record of each game has its draws, and what is no record has none', async () => {
  expect(await drawsIn({ game: 'diamant' })).toBe(cards);
  expect(await drawsIn({ game: 'troll-dragon' })).toBe(dice);
  for (const none of [7, null, [], {}, { game: 'chess' }, { game: 'toString' }]) {
    expect(await drawsIn(none)).toBeNull();
  }
});
