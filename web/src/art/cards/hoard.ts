/** How the stones of a treasure card lie on its ledge: one by one up to twenty, with larger stones of 5 and 10 beyond that. */

import { jitter, type GemKind } from '../gems/kind';

/** A stone on a card of 140 × 196 units. */
export interface Stone {
  kind: GemKind;
  worth: number;
  row: number;
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** Rows of stones from the back to the front, for each number of stones. */
const rows: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [1, 2, 1],
  [2, 3],
  [1, 2, 3],
  [2, 3, 2],
  [3, 2, 3],
  [2, 3, 4],
  [3, 4, 3],
  [4, 3, 4],
  [2, 3, 4, 3],
  [1, 2, 3, 4, 3],
  [2, 3, 4, 3, 2],
  [1, 2, 3, 4, 5],
  [3, 4, 5, 4],
  [3, 4, 3, 4, 3],
  [3, 4, 5, 6],
  [4, 5, 6, 4],
  [2, 3, 4, 5, 6],
];

const middle = 70;
const floor = 176;

/** The stones of a card, back to front. */
export function hoard(value: number): Stone[] {
  const worths = split(value);
  const shape = rows[worths.length] ?? [];
  const widest = Math.max(1, ...shape);
  const step = Math.min(46, 118 / widest, 124 / (shape.length + 0.2));
  const lift = step * 0.87;
  const bottom = floor - step * 0.5 - Math.max(0, 90 - lift * shape.length) * 0.34;
  const stones: Stone[] = [];
  shape.forEach((inRow, row) => {
    for (let column = 0; column < inRow; column++) {
      const index = stones.length;
      const worth = worths[index] ?? 1;
      stones.push({
        kind: worth === 5 ? 'diamond' : worth === 10 ? 'nugget' : 'ruby',
        worth,
        row,
        x: middle + (column - (inRow - 1) / 2) * step * 1.02 + jitter(index, value) * step * 0.05,
        y: bottom - (shape.length - 1 - row) * lift + jitter(index, value + 9) * step * 0.07,
        scale: step / 20.5,
        turn: jitter(index, value + 4) * 24,
      });
    }
  });
  return stones;
}

/** Which stones still lie there when `left` is left: those in front, from the middle outwards. */
export function lying(stones: readonly Stone[], left: number): ReadonlySet<Stone> {
  const there = new Set<Stone>();
  let rest = left;
  const fromTheMiddle = [...stones].sort(
    (a, b) => b.row - a.row || Math.abs(a.x - middle) - Math.abs(b.x - middle),
  );
  for (const stone of fromTheMiddle) {
    if (stone.worth > rest) continue;
    rest -= stone.worth;
    there.add(stone);
  }
  return there;
}

function split(value: number): number[] {
  if (value <= 20) return Array.from({ length: value }, () => 1);
  const tens = Math.min(8, Math.floor((value - 6) / 10));
  const fives = Math.min(6, Math.floor((value - tens * 10 - 1) / 5));
  const ones = Math.min(rows.length - 1 - tens - fives, value - tens * 10 - fives * 5);
  return [
    ...Array<number>(tens).fill(10),
    ...Array<number>(fives).fill(5),
    ...Array<number>(Math.max(0, ones)).fill(1),
  ];
}
