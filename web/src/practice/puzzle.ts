// A moment of a reviewed game in which somebody lost something, to be decided again. What is asked is the game's own.

import { gameOf, type PuzzleOf } from '../games/any';
import type { Practice } from '../games/game';
import type { GameName, Replay, Review } from '../lib/types';

export type Puzzle = PuzzleOf[GameName];

export interface Solution {
  master: string;
  reason: string;
  /** What happened in the game, and what that cost. */
  then: string;
}

/** What the game of a puzzle knows of it. */
export async function practiceOf(game: GameName): Promise<Practice<GameName, Puzzle>> {
  return (await gameOf(game).practice()).practice;
}

/** The costliest moments of a game, at most one of each opening of choices, in the order of the game. */
export async function puzzlesOf(review: Review, replay: Replay): Promise<Puzzle[]> {
  return (await practiceOf(review.game)).puzzlesOf(review, replay);
}
