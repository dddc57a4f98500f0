import { expect, it } from 'vitest';

import { hazards } from '../art/hazards';
import { motifs } from './motifs';
import { notesOf, scores, type Sound } from './scores';
import { play, setSound } from './sounds';

const dangers = hazards.map((word): Sound => `hazard ${word}`);
const names = [...(Object.keys(scores) as Sound[]), ...dangers, 'gems 1', 'gems 17', 'hazard dodo'] as Sound[];

it('is silent, not broken, where there is no audio', () => {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event('pointerdown'));
  for (const name of names) expect(() => play(name)).not.toThrow();
  setSound(false);
  for (const name of names) expect(() => play(name)).not.toThrow();
});

it.each(names)('%s lasts less than two seconds', (name) => {
  const notes = notesOf(name);
  expect(notes.length).toBeGreaterThan(0);
  expect(Math.max(...notes.map((note) => note.at + note.length))).toBeLessThanOrEqual(2);
});

it('has a motif of its own for every hazard that has a picture', () => {
  expect(Object.keys(motifs).sort()).toEqual([...hazards].sort());
  const heard = hazards.map((word) => JSON.stringify(notesOf(`hazard ${word}`)));
  expect(new Set(heard).size).toBe(hazards.length);
});

it('counts stones with rising bells, up to a dozen', () => {
  const bells = (count: number) => notesOf(`gems ${count}`).filter(({ length }) => length > 0.3);
  for (const count of [1, 5, 12]) {
    const pitches = bells(count).map(({ from }) => from);
    expect(pitches).toHaveLength(count);
    expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  }
  expect(bells(40)).toHaveLength(12);
});
