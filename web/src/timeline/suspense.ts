// What is about to be seen: a card that lies face down, dice that still roll.

import type { Card, CaveFace, DragonFace } from '../lib/types';

/** A card, or the dice of one kind. */
export type Drawn = 'card' | 'cave' | 'treasure' | 'dragon';

/** A face of a card or die, in the word of the protocol. */
export type Face = string | number;

/** A card or dice on the way to their face. Until `faces` is set, nothing here depends on the outcome. */
export interface Suspense {
  kind: Drawn;
  /** How many there are: one card, or the dice in hand. */
  count: number;
  /** The die that is not rolled: it was set aside before, and its face is known. */
  aside: number | null;
  /** What has come up, once it is visible. */
  faces: readonly Face[] | null;
  /** How long this beat lasts, in milliseconds. */
  ms: number;
}

export type Outcome =
  | { kind: 'card'; faces: readonly [Card] }
  | { kind: 'cave'; faces: readonly CaveFace[] }
  | { kind: 'treasure'; faces: readonly number[] }
  | { kind: 'dragon'; faces: readonly DragonFace[] };
