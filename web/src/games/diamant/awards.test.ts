import { expect, test } from 'vitest';

import type { Replay } from '../../lib/types';
import cave from '../../../../testdata/replays/incan-gold.json';
import { awardsOf } from './awards';

test('every award goes to whoever did most of it', () => {
  const game = (inside: number[]) => ({ name: 'diamant', inside });
  const steps = [
    { facts: [], game: game([0, 1]) },
    { facts: [{ fact: 'treasure-found', worth: 9, each: 4, stays: 1 }], game: game([0, 1]) },
    { facts: [{ fact: 'came-home', leavers: [0], carried: 4, share: 1, stays: 0 }], game: game([1]) },
    { facts: [{ fact: 'treasure-found', worth: 9, each: 9, stays: 0 }], game: game([1]) },
    {
      facts: [
        { fact: 'trap-sprung', hazard: 'lava', caught: [1], lost: 13 },
        { fact: 'expedition-ended', 'to-bank': 0 },
      ],
      game: game([]),
    },
  ];
  expect(awardsOf({ players: ['Ada', 'Bo'], steps } as unknown as Replay)).toEqual([
    { kind: 'nerve', seat: 1, count: 3 },
    { kind: 'haul', seat: 0, count: 5 },
    { kind: 'loss', seat: 1, count: 13 },
  ]);
});

test('a real game has awards, each for somebody who played', () => {
  const replay = cave.replay as unknown as Replay;
  const awards = awardsOf(replay);
  expect(awards.map(({ kind }) => kind)).toContain('nerve');
  for (const { seat, count } of awards) {
    expect(replay.players[seat]).toBeTruthy();
    expect(count).toBeGreaterThan(0);
  }
});
