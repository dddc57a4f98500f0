// The games: the only place that lists them.

import type { GameName } from '../lib/types';
import { diamant } from './diamant/game';
import type { Agreed as DiamantAgreed } from './diamant/agreement';
import type { Puzzle as DiamantPuzzle } from './diamant/puzzles';
import type { Game } from './game';
import type { Agreed as TrollAgreed } from './troll/agreement';
import { troll } from './troll/game';
import type { Puzzle as TrollPuzzle } from './troll/puzzles';

const GAMES: { readonly [N in GameName]: Game<N> } = { diamant, 'troll-dragon': troll };

/** What is agreed about each game. */
export interface AgreedOf {
  diamant: DiamantAgreed;
  'troll-dragon': TrollAgreed;
}

/** A moment of each game that is decided again. */
export interface PuzzleOf {
  diamant: DiamantPuzzle;
  'troll-dragon': TrollPuzzle;
}

/** What a new table agrees about each game. */
export const usualAgreed = (): AgreedOf => ({
  diamant: diamant.lobby.agreement.usual(),
  'troll-dragon': troll.lobby.agreement.usual(),
});

/** What is agreed about each game by people who pass one device round. */
export const passedRound = (agreed: AgreedOf): AgreedOf => ({
  diamant: diamant.lobby.agreement.passedRound(agreed.diamant),
  'troll-dragon': troll.lobby.agreement.passedRound(agreed['troll-dragon']),
});

/** Their names, in the order in which they are offered. */
export const NAMES = ['diamant', 'troll-dragon'] as const satisfies readonly GameName[];

export const isName = (name: unknown): name is GameName => NAMES.some((known) => known === name);

export function gameOf<N extends GameName>(name: N): Game<N> {
  return GAMES[name];
}
