import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { Staged } from '../../lib/table.svelte';
import type { DiamantScene, Sight } from '../../lib/types';
import Crew from './Crew.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const game = {
  name: 'diamant',
  inside: [0, 1],
  chests: [4, 0, 11],
  relics: [[], [], [5]],
} as unknown as DiamantScene;
const scene = {
  phase: 'playing',
  seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }],
  question: { number: 1, kind: 'ballot', seats: [0, 1], thinking: [1], waiting: 1 },
  game,
} as unknown as Sight;

function show(ceremony: Staged | null = null) {
  const props = { scene, game, seat: 0, here: [], holds: 'fist', latest: null, log: [], lit: true } as const;
  return render(Crew, { ...props, here: [], log: [], ceremony }).container;
}
const hands = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('.hand')].map((hand) =>
    hand.className.replace(/ ?svelte-\w+| ?fist/g, '').slice(5),
  );

test('everybody is a line of a list: who it is, where, whether they think, and what is safe', () => {
  show();
  const [ada, bo, cleo] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(ada).toMatch(/Ada.*you · in the cave · has chosen.*Chest.*4/);
  expect(bo).toMatch(/Bo.*in the cave · thinking/);
  expect(cleo).toMatch(/Cleo.*at camp.*11.*Relics: 5/);
});

test('who has chosen holds out a closed hand; all hands open together', () => {
  expect(hands(show())).toEqual(['closed']);
  cleanup();
  expect(hands(show({ kind: 'hands', seats: [0, 1], leaving: null, ms: 1 }))).toEqual(['closed', 'closed']);
  cleanup();
  expect(hands(show({ kind: 'hands', seats: [0, 1], leaving: [1], ms: 1 }))).toEqual(['continue', 'leave']);
});

test('between expeditions everybody is at the camp', () => {
  show({ kind: 'camp', expedition: 1, caught: [0, 1], ms: 1 });
  for (const item of screen.getAllByRole('listitem')) expect(item.textContent).toContain('at camp');
});
