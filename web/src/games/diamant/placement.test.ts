import { expect, test } from 'vitest';

import { halfOf, placement } from './placement';

test('whoever is home stands by the camp, and the first seat in the cave leads', () => {
  const slots = placement(5, [0, 2, 4]).map(({ slot }) => slot);
  expect(slots).toEqual([4, 0, 3, 1, 2]);
});

test('nobody shares a place, in one row or in two', () => {
  for (const seats of [3, 5, 8]) {
    for (const inside of [[], [0], [1, 2], Array.from({ length: seats }, (_, seat) => seat)]) {
      const spots = placement(seats, inside);
      expect(new Set(spots.map(({ slot }) => slot)).size).toBe(seats);
      expect(new Set(spots.map(({ row, column }) => `${row}/${column}`)).size).toBe(seats);
      for (const { column } of spots) expect(column).toBeLessThan(halfOf(seats));
    }
  }
});
