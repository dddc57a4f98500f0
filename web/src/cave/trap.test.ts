import { expect, test } from 'vitest';

import type { DiamantScene, News, Sight } from '../lib/types';
import { trapOf } from './trap';

const sight = (expedition: number, path: DiamantScene['path']): Sight => ({
  phase: 'playing',
  seats: [],
  game: { name: 'diamant', expedition, path } as DiamantScene,
});

test('the path of a trap is what lay there before, and the card that sprang it', () => {
  const news: News = {
    type: 'drawn',
    facts: [{ fact: 'trap-sprung', hazard: 'snake', caught: [0], lost: 4 }],
  };
  const before = sight(2, [{ card: 'snake', rubies: 0 }]);
  expect(trapOf({ news, before, scene: sight(3, []) })).toEqual({
    expedition: 2,
    path: [
      { card: 'snake', rubies: 0 },
      { card: 'snake', rubies: 0 },
    ],
  });
});

test('where nothing sprang there is no trap', () => {
  const news: News = { type: 'drawn', facts: [{ fact: 'hazard-met', hazard: 'snake' }] };
  expect(trapOf({ news, before: sight(2, []), scene: sight(2, []) })).toBeNull();
  expect(trapOf(null)).toBeNull();
});
