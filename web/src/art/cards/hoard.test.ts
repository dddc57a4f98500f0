import { describe, expect, it } from 'vitest';
import { hoard, lying } from './hoard';

const worth = (stones: Iterable<{ worth: number }>) => [...stones].reduce((sum, stone) => sum + stone.worth, 0);
const values = Array.from({ length: 100 }, (_, index) => index);

describe('hoard', () => {
  it('shows stones worth the value of the card', () => {
    for (const value of values) expect(worth(hoard(value))).toBe(value);
  });

  it('shows every treasure of the box stone by stone', () => {
    for (const value of values.slice(0, 18)) expect(hoard(value)).toHaveLength(value);
  });

  it('keeps every stone on its card, below the number', () => {
    for (const stone of values.flatMap(hoard)) {
      const reach = stone.scale * 10.5;
      expect(stone.x - reach).toBeGreaterThan(3);
      expect(stone.x + reach).toBeLessThan(137);
      expect(stone.y - reach).toBeGreaterThan(stone.x < 66 ? 40 : 5);
      expect(stone.y + reach).toBeLessThan(192);
    }
  });

  it('leaves as many rubies lying as are left', () => {
    for (const value of values.slice(0, 18)) {
      for (let left = 0; left <= value; left++) expect(worth(lying(hoard(value), left))).toBe(left);
    }
  });
});
