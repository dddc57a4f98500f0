// Which moments of Troll & Dragon are decided again. It has no words: `npm run puzzles` uses it without a browser.

import type { GameField, Replay, ReviewOf, TrollChoiceReview, TrollScene } from '../../lib/types';
import { costliest } from '../../practice/costliest';

export interface Puzzle {
  names: string[];
  /** What was played. */
  played: GameField;
  /** What was seen when the choice had to be made. */
  game: TrollScene;
  dice: TrollChoiceReview;
}

/** From this loss on, in diamonds, a moment is worth a second look. */
const COSTLY = 0.5;

export function puzzlesOf(
  { turns }: ReviewOf<'troll-dragon'>,
  { game: played, steps, players }: Replay,
): Puzzle[] {
  const choices = turns.flatMap((turn) => turn.choices).filter(({ lost }) => lost >= COSTLY);
  return costliest(choices, ({ lost }) => lost).flatMap((dice) => {
    const game = steps[dice.moves]?.game;
    return game?.name === 'troll-dragon' ? [{ names: players, played, game, dice }] : [];
  });
}
