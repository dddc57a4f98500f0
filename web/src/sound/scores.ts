import { motifs } from './motifs';

/** What each sound is made of. Both choices of a player share one sound, so nobody at the table can hear which was made. */

export type SoundName =
  'slide' | 'card' | 'gems' | 'trap' | 'relic' | 'home' | 'choice' | 'start' | 'end' | 'dice' | 'dragon';

/** A sound of the game; gems come by the number, and every hazard has a motif of its own. */
export type Sound = SoundName | `gems ${number}` | `hazard ${string}`;

/** A tone or a breath of noise: seconds for time, hertz for pitch. */
export interface Note {
  wave: OscillatorType | 'noise';
  at: number;
  length: number;
  from: number;
  to?: number;
  loud: number;
  attack?: number;
  narrow?: number;
}

export const scores: Record<SoundName, readonly Note[]> = {
  slide: [
    { wave: 'noise', at: 0, length: 0.22, from: 600, to: 2600, loud: 0.16, attack: 0.08 },
    { wave: 'noise', at: 0.24, length: 0.05, from: 420, loud: 0.3, narrow: 1.4 },
  ],
  card: [
    { wave: 'noise', at: 0, length: 0.16, from: 900, to: 3600, loud: 0.22, attack: 0.03 },
    { wave: 'noise', at: 0.13, length: 0.08, from: 320, loud: 0.5, narrow: 1.2 },
    { wave: 'sine', at: 0.13, length: 0.12, from: 150, to: 90, loud: 0.35 },
  ],
  gems: chimes([2093, 2637, 3136, 2349, 2794], 0.055, 0.32, 0.17),
  trap: [
    { wave: 'sine', at: 0, length: 0.9, from: 130, to: 34, loud: 0.9 },
    { wave: 'noise', at: 0, length: 0.7, from: 700, to: 90, loud: 0.9, narrow: 0.5 },
    { wave: 'sawtooth', at: 0, length: 0.5, from: 233, to: 98, loud: 0.16 },
    { wave: 'sawtooth', at: 0, length: 0.5, from: 247, to: 104, loud: 0.16 },
    ...clatter([0.28, 0.37, 0.5, 0.58, 0.72], 260, 0.4),
  ],
  relic: [
    ...chimes([587, 740, 880, 1175], 0.11, 0.9, 0.2),
    ...chimes([1175, 1480, 1760], 0.02, 1.1, 0.06).map((note) => ({ ...note, at: note.at + 0.44 })),
  ],
  home: [
    ...clatter([0, 0.2, 0.4, 0.6, 0.8, 1], 180, 0.9),
    { wave: 'triangle', at: 0.45, length: 0.5, from: 392, loud: 0.22, attack: 0.02 },
    { wave: 'triangle', at: 0.57, length: 0.6, from: 523, loud: 0.22, attack: 0.02 },
  ],
  choice: [
    { wave: 'sine', at: 0, length: 0.11, from: 440, to: 330, loud: 0.55 },
    { wave: 'noise', at: 0, length: 0.05, from: 1400, loud: 0.5, narrow: 2 },
  ],
  start: [
    { wave: 'sawtooth', at: 0, length: 0.3, from: 196, loud: 0.1, attack: 0.04 },
    { wave: 'triangle', at: 0, length: 0.3, from: 196, loud: 0.3, attack: 0.04 },
    { wave: 'sawtooth', at: 0.28, length: 0.7, from: 294, loud: 0.1, attack: 0.04 },
    { wave: 'triangle', at: 0.28, length: 0.7, from: 294, loud: 0.3, attack: 0.04 },
  ],
  end: [
    ...chimes([392, 494, 587, 784], 0.14, 0.8, 0.22),
    { wave: 'triangle', at: 0.56, length: 1.4, from: 196, loud: 0.25, attack: 0.05 },
    { wave: 'triangle', at: 0.56, length: 1.4, from: 988, loud: 0.1, attack: 0.05 },
  ],
  dice: clatter([0, 0.07, 0.12, 0.2, 0.26, 0.37, 0.45], 1100, 1.8),
  dragon: [
    { wave: 'sawtooth', at: 0, length: 1.1, from: 62, to: 110, loud: 0.4, attack: 0.25 },
    { wave: 'sawtooth', at: 0, length: 1.1, from: 65, to: 104, loud: 0.4, attack: 0.25 },
    { wave: 'noise', at: 0.35, length: 1, from: 500, to: 2200, loud: 0.7, attack: 0.3, narrow: 0.6 },
  ],
};

/** The notes of a sound. */
export function notesOf(sound: Sound): readonly Note[] {
  const [name = '', detail = ''] = sound.split(' ');
  if (name === 'hazard') return [...scores.card, ...(motifs[detail] ?? [])];
  if (name === 'gems' && detail !== '') return counted(Number(detail));
  return scores[name as SoundName];
}

/** A pentatonic scale, in which nothing sounds wrong. */
const SCALE = [0, 2, 4, 7, 9];
/** More stones than this sound like no more. */
const MOST = 12;

/** One bell for each stone, each higher than the one before. */
function counted(count: number): Note[] {
  const bells = Array.from({ length: Math.max(1, Math.min(count, MOST)) }, (_, step) => {
    const tone = (SCALE[step % SCALE.length] ?? 0) + 12 * Math.floor(step / SCALE.length);
    return 1047 * 2 ** (tone / 12);
  });
  return chimes(bells, 0.07, 0.34, 0.16);
}

/** Bell-like tones one after another, each with a faint overtone. */
function chimes(pitches: readonly number[], apart: number, length: number, loud: number): Note[] {
  return pitches.flatMap((from, index): Note[] => [
    { wave: 'sine', at: index * apart, length, from, loud },
    { wave: 'sine', at: index * apart, length: length * 0.5, from: from * 2.76, loud: loud * 0.25 },
  ]);
}

/** Short knocks of stone or bone, each a little softer than the one before. */
function clatter(times: readonly number[], from: number, loud: number): Note[] {
  return times.map((at, index) => ({
    wave: 'noise',
    at,
    length: 0.07,
    from: from * (1 + (index % 3) * 0.22),
    loud: loud * 0.9 ** index,
    narrow: 3,
  }));
}
