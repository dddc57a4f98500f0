import { expect, test } from 'vitest';

import { Lesson } from '../../learn/lesson.svelte';
import { movesOf, type Move } from './moves';

/** What moves after these choices in the lesson, seen from a seat. */
async function after(choices: ('continue' | 'leave')[], cards: number, mine: number | null): Promise<Move[]> {
  const lesson = new Lesson(() => 'Ada');
  const rest = [...choices];
  while (lesson.at < cards) {
    const choice = lesson.choices.length > 0 ? rest.shift() : undefined;
    if (choice) await lesson.act(choice);
    else lesson.next();
  }
  return lesson.latest ? movesOf(lesson.latest, mine) : [];
}

test('a share flies from the card to everybody inside, my own to what I carry', async () => {
  const moves = await after([], 1, 0);
  const ruby = { kind: 'fly', what: 'ruby', count: 2, from: 'card' };
  expect(moves).toEqual(['carried', 'seat/1', 'seat/2', 'seat/3'].map((to) => ({ ...ruby, to })));
});

test('who only looks on sees every share fly to its seat', async () => {
  const moves = await after([], 1, null);
  expect(moves.map((move) => move.kind === 'fly' && move.to)).toEqual(['seat/0', 'seat/1', 'seat/2', 'seat/3']);
});

test('whoever goes home brings what they carried and their share of the path', async () => {
  expect(await after(['leave'], 2, 0)).toEqual([
    { kind: 'fly', what: 'ruby', count: 2, from: 'carried', to: 'chest' },
    { kind: 'fly', what: 'ruby', count: 1, from: 'path', to: 'chest' },
    { kind: 'home', at: 'seat/0' },
  ]);
});

test('nothing flies where there was nothing to share', async () => {
  const moves = await after(['continue', 'leave'], 4, 2);
  expect(moves).toEqual([
    { kind: 'home', at: 'seat/0' },
    { kind: 'home', at: 'seat/1' },
  ]);
});

test('in a trap everybody who is caught drops what they carry', async () => {
  const [trap, ...more] = await after(['continue', 'continue', 'leave'], 7, 0);
  expect(more).toEqual([]);
  expect(trap).toMatchObject({ kind: 'trap' });
  expect(trap?.kind === 'trap' && trap.at.every((place) => place.startsWith('seat/'))).toBe(true);
});
