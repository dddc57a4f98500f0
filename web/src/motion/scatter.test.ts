import { expect, test } from 'vitest';

import { fall } from './scatter';

const spots = (number: number): { x: number; y: number }[] =>
  fall({ x: 100, y: 300 }, 400, number).map(({ transform }) => {
    const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(String(transform)) ?? [];
    return { x: Number(x), y: Number(y) };
  });

test('a stone goes up from the hand, then down, and is gone at the end', () => {
  const way = spots(3);
  expect(way[0]).toEqual({ x: 100, y: 300 });
  expect(Math.min(...way.map(({ y }) => y))).toBeLessThan(280);
  expect(way.at(-1)?.y).toBeGreaterThan(300);
  expect(fall({ x: 0, y: 0 }, 10, 3).at(-1)?.opacity).toBe(0);
});

test('no two stones take the same way', () => {
  expect(spots(1)).not.toEqual(spots(2));
  expect(spots(1)).toEqual(spots(1));
});
