import { expect, it } from 'vitest';
import { scores, type SoundName } from './scores';
import { play, setSound } from './sounds';

const names = Object.keys(scores) as SoundName[];

it('is silent, not broken, where there is no audio', () => {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event('pointerdown'));
  for (const name of names) expect(() => play(name)).not.toThrow();
  setSound(false);
  for (const name of names) expect(() => play(name)).not.toThrow();
});

it.each(names)('%s lasts less than two seconds', (name) => {
  const notes = scores[name];
  expect(notes.length).toBeGreaterThan(0);
  expect(Math.max(...notes.map((note) => note.at + note.length))).toBeLessThanOrEqual(2);
});
