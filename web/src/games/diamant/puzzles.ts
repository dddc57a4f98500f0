// Which moments of Diamant are decided again. It has no words: `npm run puzzles` uses it without a browser.

import type { DecisionReview, DiamantScene, GameField, Replay, ReviewOf } from '../../lib/types';
import { costliest } from '../../practice/costliest';

export interface Puzzle {
  names: string[];
  /** What was played. */
  played: GameField;
  /** What was seen when the choice had to be made. */
  game: DiamantScene;
  decision: DecisionReview;
  exact: boolean;
}

/** From this loss on, in points of the win, a moment is worth a second look. */
const COSTLY = 1;

export function puzzlesOf(
  { decisions, exact }: ReviewOf<'diamant'>,
  { game: played, steps, players }: Replay,
): Puzzle[] {
  const sure = decisions.filter(({ loss, error }) => loss >= COSTLY && loss > 2 * error);
  return costliest(sure, ({ loss }) => loss).flatMap((decision) => {
    const game = steps[decision.moves]?.game;
    return game?.name === 'diamant' ? [{ names: players, played, game, decision, exact }] : [];
  });
}
