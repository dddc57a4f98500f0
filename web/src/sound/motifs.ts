/** What each hazard sounds like: a few notes of its own, so that ears know it before eyes have found it. */

import type { Note } from './scores';

/** Short breaths or knocks one after another. */
function row(times: readonly number[], note: Omit<Note, 'at'>): Note[] {
  return times.map((at, index) => ({ ...note, at, from: note.from * (1 + (index % 3) * 0.08) }));
}

const thud: Note = { wave: 'sine', at: 0, length: 0.22, from: 120, to: 55, loud: 0.5 };

export const motifs: Record<string, readonly Note[]> = {
  snake: [
    { wave: 'noise', at: 0.05, length: 0.75, from: 5200, to: 7400, loud: 0.3, attack: 0.2, narrow: 1.6 },
    ...row([0.1, 0.18, 0.26, 0.34, 0.42], { wave: 'noise', length: 0.05, from: 3800, loud: 0.3, narrow: 4 }),
  ],
  spider: row([0, 0.06, 0.12, 0.2, 0.26, 0.32, 0.46, 0.52], {
    wave: 'triangle',
    length: 0.06,
    from: 1900,
    to: 1500,
    loud: 0.16,
  }),
  scorpion: [
    ...row([0, 0.12, 0.24], { wave: 'noise', length: 0.05, from: 2600, loud: 0.5, narrow: 5 }),
    { wave: 'square', at: 0.42, length: 0.18, from: 900, to: 1800, loud: 0.08, attack: 0.02 },
  ],
  lava: [
    { wave: 'noise', at: 0, length: 1, from: 140, to: 320, loud: 0.6, attack: 0.3, narrow: 1.2 },
    ...row([0.2, 0.45, 0.62], { wave: 'sine', length: 0.14, from: 180, to: 300, loud: 0.3 }),
  ],
  boulder: [
    thud,
    ...row([0.22, 0.4, 0.54, 0.64, 0.72], { wave: 'noise', length: 0.16, from: 170, loud: 0.8, narrow: 1 }),
  ],
  ram: [
    thud,
    { ...thud, at: 0.3 },
    { wave: 'sawtooth', at: 0.52, length: 0.4, from: 147, to: 139, loud: 0.12 },
  ],
  spikes: row([0, 0.08, 0.16, 0.24], { wave: 'square', length: 0.16, from: 1250, to: 2400, loud: 0.06 }),
  rockfall: row([0, 0.09, 0.2, 0.27, 0.41, 0.5, 0.66], {
    wave: 'noise',
    length: 0.12,
    from: 330,
    to: 150,
    loud: 0.7,
    narrow: 1.4,
  }),
  gas: [{ wave: 'noise', at: 0, length: 1.1, from: 1500, to: 700, loud: 0.35, attack: 0.4, narrow: 0.7 }],
  explosion: [
    ...row([0, 0.1, 0.2, 0.3], { wave: 'noise', length: 0.05, from: 4200, loud: 0.2, narrow: 3 }),
    { wave: 'noise', at: 0.42, length: 0.6, from: 420, to: 80, loud: 0.9, narrow: 0.5 },
    { ...thud, at: 0.42, length: 0.5 },
  ],
  mummy: [
    { wave: 'sawtooth', at: 0, length: 0.9, from: 104, to: 92, loud: 0.16, attack: 0.3 },
    { wave: 'sawtooth', at: 0.05, length: 0.9, from: 124, to: 110, loud: 0.12, attack: 0.3 },
  ],
  fire: [
    { wave: 'noise', at: 0, length: 0.9, from: 600, to: 2400, loud: 0.35, attack: 0.25, narrow: 0.6 },
    ...row([0.15, 0.3, 0.38, 0.6], { wave: 'noise', length: 0.04, from: 3000, loud: 0.4, narrow: 5 }),
  ],
};
