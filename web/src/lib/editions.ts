// The published editions of Diamant, as the server lists them.

import { call } from './api';

export interface RelicSettings {
  entry: 'all-at-set-up' | 'one-per-expedition';
  worth: 'printed' | 'by-exit';
  values: number[];
  'left-behind': 'out-of-the-game' | 'back-into-the-deck';
}

export interface EditionSettings {
  players: [number, number];
  expeditions: number;
  treasures: number[];
  hazards: { hazard: string; copies: number }[];
  relics: RelicSettings | null;
  sprung: 'one-copy-out' | 'stays';
  'first-decision': 'after-first-card' | 'before-first-card';
  remainder: 'of-the-whole-path' | 'card-by-card';
  'tie-break': 'shared' | 'most-relics';
  chests: 'open' | 'hidden';
}

export interface Edition {
  id: string;
  /** Its place where an edition is chosen; 1 is offered first. */
  offered: number;
  /** From which age on its publisher recommends it. */
  age: number;
  relics: 'never' | 'optional' | 'always';
  tunnel: 'straight' | 'corridor' | 'turns-at-hazards';
  /** What happens at the entrances of the caves. */
  entrances: 'obstacles' | 'barricades' | 'tiles';
  decision: 'fist' | 'two-cards';
  /** How many stones of each worth are in the box; 0 stands for a mixed heap. */
  stones: Record<string, number>;
  settings: EditionSettings;
}

let known: Promise<Edition[]> | null = null;

/** All of them, asked for once. */
export function editions(): Promise<Edition[]> {
  known ??= call<{ editions: Edition[] }>('GET', '/api/editions').then((answer) => answer.editions);
  known.catch(() => (known = null));
  return known;
}
