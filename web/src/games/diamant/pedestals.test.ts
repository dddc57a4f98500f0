import { expect, test } from 'vitest';

import type { Told } from '../../lib/table.svelte';
import type { Card, Relic, Sight } from '../../lib/types';
import { withPedestals } from './pedestals';

const cards = (...names: Card[]) => names.map((card) => ({ card, rubies: 0 }));
const cave = (expedition: number, ...names: Card[]) => ({ expedition, path: cards(...names) });

function take(path: Card[], seat: number, ...relics: Relic[]): Told {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const facts = relics.map((relic) => ({ fact: 'relic-taken', seat, relic, worth: 5 }));
  const game = { name: 'diamant', expedition: 2, path: cards(...path) };
  return {
    id: '1',
    news: { type: 'opened', facts },
    scene: { seats },
    before: { seats, game },
  } as unknown as Told;
}

test('a pedestal stays where the relic lay, and shows who took it', () => {
  const log = [take(['9', 'relic 5', 'snake'], 1, 'relic 5')];
  const laid = withPedestals(cave(2, '9', 'snake', '7'), log);
  expect(laid.map(({ card, taken }) => [card, taken?.name])).toEqual([
    ['9', undefined],
    ['relic 5', 'Bo'],
    ['snake', undefined],
    ['7', undefined],
  ]);
});

test('several relics, taken at once or one after another, keep their places', () => {
  const log = [
    take(['relic 5', '9', 'relic 7', 'lava'], 0, 'relic 5', 'relic 7'),
    take(['9', 'lava', 'relic 8'], 1, 'relic 8'),
  ];
  const laid = withPedestals(cave(2, '9', 'lava', '3'), log);
  expect(laid.map(({ card }) => card)).toEqual(['relic 5', '9', 'relic 7', 'lava', 'relic 8', '3']);
});

test('another expedition has no pedestals of this one', () => {
  expect(withPedestals(cave(3, '9'), [take(['relic 5'], 0, 'relic 5')])).toEqual(cards('9'));
});

test('whoever comes later sees the pedestals that the game names', () => {
  const pedestals: { at: number; card: Relic; seat: number }[] = [
    { at: 0, card: 'relic 5', seat: 1 },
    { at: 2, card: 'relic 7', seat: 0 },
  ];
  const scene = { seats: [{ name: 'Ada' }, { name: 'Bo' }] } as unknown as Sight;
  const laid = withPedestals({ ...cave(2, '9', 'snake'), pedestals }, [], scene);
  expect(laid.map(({ card, taken }) => [card, taken?.name])).toEqual([
    ['relic 5', 'Bo'],
    ['9', undefined],
    ['relic 7', 'Ada'],
    ['snake', undefined],
  ]);
});
