import { expect, test } from 'vitest';

import type { Replay } from '../lib/types';
import cave from '../../../testdata/replays/incan-gold.json';
import dice from '../../../testdata/replays/troll-dragon.json';
import { expeditionsOf } from '../games/diamant/charts/expeditions';
import { luckOf } from '../games/diamant/charts/luck';
import { spread } from './spread';
import { endsOf, turnsOf } from '../games/troll/charts/turns';

const diamant = cave.replay as unknown as Replay;
const troll = dice.replay as unknown as Replay;

test('the scores of the last expedition are those of the game, also where chests were hidden', () => {
  const standings = diamant.steps.at(-1)?.game.standings;
  expect(diamant.steps[5]?.game).toMatchObject({ chests: [null, null, null, null] });
  expect(expeditionsOf(diamant).at(-1)?.scores).toEqual(standings?.scores);
});

test('the cards and exits of an expedition are those that the record tells', () => {
  const told = cave.record.expeditions as { steps: { card: string; leave?: number[] }[] }[];
  const expeditions = expeditionsOf(diamant);
  expect(expeditions.map(({ cards }) => cards.map(({ card }) => card))).toEqual(
    told.map(({ steps }) => steps.map(({ card }) => card)),
  );
  expeditions.forEach(({ exits }, n) => {
    exits.forEach((exit, seat) => {
      const left = told[n]?.steps.findIndex(({ leave }) => leave?.includes(seat)) ?? -1;
      const last = told[n]?.steps.length;
      expect(exit).toMatchObject(left >= 0 ? { kind: 'home', card: left + 1 } : { kind: 'trap', card: last });
    });
  });
});

test('luck holds what came against what could come', () => {
  const luck = luckOf(diamant);
  const traps = expeditionsOf(diamant).map(({ exits }) => exits.map(({ kind }) => kind === 'trap'));
  luck.forEach((mine, seat) => {
    expect(mine.traps).toBe(traps.filter((caught) => caught[seat]).length);
    expect(mine.expectedTraps).toBeGreaterThan(0);
  });
  // Somebody who saw nothing but the first card: 124 gems lie on 31 cards.
  const short = { ...diamant, players: ['A'], steps: diamant.steps.slice(0, 2) };
  const [first] = luckOf(short);
  expect(first?.expectedGems).toBeCloseTo(124 / 31, 10);
  expect([first?.cards, first?.expectedTraps]).toEqual([1, 0]);
});

test('every turn of the dice has its end and the scores after it', () => {
  const turns = turnsOf(troll);
  expect(turns.map(({ seat, ended, scores }) => [seat, ended, scores])).toEqual([
    [0, 'dragon', [0, 4, 4]],
    [1, 'home', [0, 6, 4]],
  ]);
  expect(endsOf(turns, 3)[0]).toEqual({ home: 0, troll: 0, dragon: 1, running: 0 });
});

test('labels move apart and stay in their column', () => {
  expect(spread([50, 50, 90], 10, 0, 100)).toEqual([50, 60, 90]);
  expect(spread([99, 99], 10, 0, 100)).toEqual([90, 100]);
});
