/** Where the stones of a heap lie. A stone never moves sideways when another is added: the heap only grows. */

import { jitter } from './kind';

/** A stone's place: x from the middle and y up from the floor, both in stone widths. */
export interface Place {
  x: number;
  y: number;
  turn: number;
}

const most = 60;

const places: Place[] = slots()
  .sort((a, b) => Math.abs(a.x) * 1.15 + a.row - (Math.abs(b.x) * 1.15 + b.row))
  .slice(0, most)
  .map(({ x, row }, index) => ({
    x: x + jitter(index, 1) * 0.12,
    y: row * 0.74 + jitter(index, 2) * 0.05,
    turn: jitter(index, 3) * 32,
  }));

function slots(): { x: number; row: number }[] {
  const found = [];
  for (let row = 0; row < 10; row++) {
    for (let column = -9; column <= 9; column++) found.push({ x: column + (row % 2 ? 0.5 : 0) + 0.01, row });
  }
  return found;
}

/** The places of the first `count` stones, the highest first, so that lower stones are drawn in front. */
export function heap(count: number): Place[] {
  const shown = Math.max(0, Math.min(most, Math.floor(count)));
  return places.slice(0, shown).sort((a, b) => b.y - a.y);
}

/** How large stones are drawn: a few are large, many are small. */
export function stoneSize(count: number): number {
  return 6.8 + 11 / Math.sqrt(Math.max(1, Math.min(most, count)));
}
