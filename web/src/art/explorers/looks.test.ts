import { expect, test } from 'vitest';

import { looksOf, type Seated } from './looks.svelte';
import { colours, figures, patterns, usual } from './wardrobe';

const nobody: Seated = {};

test('eight who have chosen nothing differ in colour, pattern and figure', () => {
  const all = looksOf(Array.from({ length: 8 }, () => nobody));
  for (const part of ['colour', 'pattern', 'figure'] as const) {
    expect(new Set(all.map((look) => look[part])).size, part).toBe(8);
  }
  expect([colours.length, patterns.length, figures.length]).toEqual([8, 8, 8]);
});

test('whoever has chosen looks so, and the others make room', () => {
  const chosen = { colour: 'red', pattern: 'waves', figure: 'hood' } as const;
  const [ada, bo, cy] = looksOf([nobody, { appearance: chosen }, nobody]);
  expect(bo).toMatchObject(chosen);
  expect(ada?.colour).toBe('blue');
  expect(cy).toMatchObject(usual(2));
});

test('no two have the same colour, whatever some have chosen', () => {
  let state = 7;
  const random = (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let round = 0; round < 500; round++) {
    const free = [...colours];
    const seats = Array.from({ length: 2 + random(7) }, (_, seat): Seated => {
      const [colour] = random(2) === 0 ? free.splice(random(free.length), 1) : [];
      return colour ? { appearance: { ...usual(seat), colour } } : nobody;
    });
    const worn = looksOf(seats);
    expect(new Set(worn.map(({ colour }) => colour)).size).toBe(seats.length);
    seats.forEach(({ appearance }, seat) => {
      if (appearance) expect(worn[seat]).toMatchObject(appearance);
    });
  }
});

test('a bot keeps its head', () => {
  expect(looksOf([{ bot: 'hugo' }])[0]?.bot).toBe('hugo');
});
