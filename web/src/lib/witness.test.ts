import { beforeEach, expect, test } from 'vitest';

import { keepDeal, keepNonce, witnessOf } from './witness';

beforeEach(() => localStorage.clear());

test('the first sight of a deal is kept, and no later one', () => {
  keepDeal({ game: 'a', commitment: 'first' }, 'seating');
  keepDeal({ game: 'a', commitment: 'second' }, 'playing');
  keepNonce('a', 'ff');
  keepNonce('a', 'ee');
  expect(witnessOf('a')).toEqual({
    game: 'a',
    commitment: 'first',
    after: 0,
    before: true,
    committed: [],
    published: null,
    bots: [],
    nonces: ['ff', 'ee'],
  });
  expect(witnessOf('b')).toBeNull();
});

test('a deal that was first seen in the middle of a game is kept as such', () => {
  keepDeal({ game: 'a', commitment: 'late', after: 4 }, 'playing');
  expect(witnessOf('a')).toMatchObject({ before: false, after: 4 });
});

test('only the latest are kept', () => {
  for (let n = 0; n < 120; n++) keepDeal({ game: String(n), commitment: 'x' }, 'over');
  expect([witnessOf('0'), witnessOf('119')?.game]).toEqual([null, '119']);
});

test('nonsense in the store is no deal', () => {
  localStorage.setItem('tacora-deals', '{"not":"a list"}');
  expect(witnessOf('a')).toBeNull();
});

test('what an earlier version kept is read', () => {
  const old = { game: 'a', commitment: 'x', after: 0, before: true, nonces: ['ff'] };
  localStorage.setItem('tacora-deals', JSON.stringify([old]));
  expect(witnessOf('a')).toEqual({ ...old, committed: [], published: null, bots: [] });
});
