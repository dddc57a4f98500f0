// What is shown of a game at one time: of a table, a replay, the lesson or a puzzle.

import type { Happening } from '../lib/narrate';
import type { Choice, Sight, You } from '../lib/types';
import type { Suspense } from '../timeline/suspense';

/** Something that was told, for the log. */
export interface Told extends Happening {
  id: string;
}

export interface Shown {
  readonly scene: Sight | null;
  /** What was told up to now. */
  readonly log: readonly Told[];
  /** What happened last in the game. */
  readonly latest: Told | null;
  /** What lies face down, still rolls or has just come up. */
  readonly suspense: Suspense | null;
  /** Shows the running beats to their end. */
  skip(): void;
}

/** Whoever asks for a choice. */
export interface Asker {
  readonly you: You;
  /** The choice on its way to where it counts. */
  readonly sending: Choice | null;
  act(choice: Choice): Promise<void>;
}
