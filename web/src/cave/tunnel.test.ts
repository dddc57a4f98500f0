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
const all = [...paths()].map((hazards) => ({ hazards, ...tunnel(hazards) }));

test('a path never runs into itself or the camp', () => {
  for (const { hazards, camp, spots } of all) {
    const taken = new Set([camp, ...spots].map(({ column, row }) => `${column}/${row}`));
    expect(taken.size, hazards.join()).toBe(hazards.length + 1);
  }
});

/** Those of all paths on which some card is not as it should be. */
const wrong = (right: (path: (typeof all)[number], card: number) => boolean): string[] =>
  all
    .filter((path) => !path.hazards.every((_, card) => right(path, card)))
    .map(({ hazards }) => hazards.join());

test('every card lies beside the one before it, and nothing lies outside', () => {
  const fits = ({ camp, spots, columns, rows }: (typeof all)[number], card: number): boolean => {
    const { column, row } = spots[card] ?? camp;
    const before = spots[card - 1] ?? camp;
    const beside = Math.abs(column - before.column) + Math.abs(row - before.row) === 1;
    return beside && column >= 0 && column < columns && row >= 0 && row < rows;
  };
  expect(wrong(fits)).toEqual([]);
});

test('it turns at every hazard and nowhere else', () => {
  const turns = ({ hazards, spots }: (typeof all)[number], card: number): boolean =>
    (spots[card]?.heading !== (spots[card - 1]?.heading ?? 'right')) === hazards[card];
  expect(wrong(turns)).toEqual([]);
});
