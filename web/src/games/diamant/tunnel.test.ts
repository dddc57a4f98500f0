import { expect, test } from 'vitest';

import { tunnel } from './tunnel';

/** With five hazards of which one comes twice, and every treasure of the box, a path has this many cards. */
const LONGEST = 21;

/** A generator of our own, so that a failure can be repeated. */
function* coins(seed: number): Generator<boolean> {
  for (let state = seed + 1; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32 < 0.4;
  }
}
/** Every path of up to twelve cards, and many of the longest, some of them with more hazards than any box has. */
function* paths(): Generator<boolean[]> {
  for (let length = 1; length <= 12; length++) {
    for (let bits = 0; bits < 2 ** length; bits++)
      yield Array.from({ length }, (_, card) => ((bits >> card) & 1) === 1);
  }
  for (let seed = 0; seed < 2000; seed++) {
    const coin = coins(seed);
    yield Array.from({ length: LONGEST }, () => coin.next().value as boolean);
  }
}
const all = [...paths()].flatMap((hazards) =>
  (['right', 'down'] as const).map((begins) => ({ hazards, begins, ...tunnel(hazards, begins) })),
);

/** The paths of which this is not true. */
const except = (law: (path: (typeof all)[number]) => boolean): string[] =>
  all.filter((path) => !law(path)).map(({ hazards }) => hazards.map(Number).join(''));

test('a path never runs into itself or the camp', () => {
  const free = except(({ hazards, camp, spots }) => {
    const taken = new Set([camp, ...spots].map(({ column, row }) => `${column}/${row}`));
    return taken.size === hazards.length + 1;
  });
  expect(free).toEqual([]);
});

test('every card lies beside the one before it, and nothing lies outside', () => {
  const beside = except(({ camp, spots, columns, rows }) =>
    spots.every(({ column, row }, card) => {
      const before = spots[card - 1] ?? camp;
      const inside = column >= 0 && column < columns && row >= 0 && row < rows;
      return inside && Math.abs(column - before.column) + Math.abs(row - before.row) === 1;
    }),
  );
  expect(beside).toEqual([]);
});

test('it turns at every hazard and nowhere else', () => {
  const turning = except(({ hazards, begins, spots }) =>
    spots.every(({ heading }, card) => (heading !== (spots[card - 1]?.heading ?? begins)) === hazards[card]),
  );
  expect(turning).toEqual([]);
});
