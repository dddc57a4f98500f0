import { expect, it } from 'vitest';
import { heap, stoneSize } from './heap';

it('only grows: a stone stays where it fell', () => {
  for (let count = 1; count <= 60; count++) {
    const larger = heap(count);
    expect(larger).toHaveLength(count);
    for (const stone of heap(count - 1)) expect(larger).toContain(stone);
  }
});

it('stays inside its picture', () => {
  for (let count = 1; count <= 60; count++) {
    const width = stoneSize(count);
    for (const stone of heap(count)) {
      expect((Math.abs(stone.x) + 0.6) * width).toBeLessThan(60);
      expect((stone.y + 1.1) * width).toBeLessThan(66);
    }
  }
});

it('is never larger than sixty and never less than nothing', () => {
  expect(heap(500)).toHaveLength(60);
  expect(heap(-1)).toHaveLength(0);
});
