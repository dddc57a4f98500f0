// A moment of a reviewed game in which somebody lost something, to be decided again.

import type {
  Choice,
  DecisionReview,
  DiamantScene,
  DiceChoiceReview,
  GameField,
  Replay,
  Review,
  TrollScene,
} from '../lib/types';
import { better } from '../review/weighed';

/** In the cave. */
export interface CavePuzzle {
  names: string[];
  /** What was played. */
  played: GameField;
  /** What was seen when the choice had to be made. */
  game: DiamantScene;
  decision: DecisionReview;
  exact: boolean;
}

/** With dice. */
export interface DicePuzzle {
  names: string[];
  game: TrollScene;
  dice: DiceChoiceReview;
}

export type Puzzle = CavePuzzle | DicePuzzle;

/** From this loss on a moment is worth a second look: in points of the win, or in diamonds. */
const COSTLY = { win: 1, diamonds: 0.5 };
const MOST = 8;
/** Two numbers that differ by less are the same. */
const EQUAL = 1e-6;

/** The costliest moments of a game, at most one of each opening of choices, in the order of the game. */
export const puzzlesOf = (review: Review, replay: Replay): Puzzle[] =>
  review.game === 'diamant' ? cavePuzzles(review, replay) : dicePuzzles(review, replay);

function cavePuzzles(review: Extract<Review, { game: 'diamant' }>, replay: Replay): CavePuzzle[] {
  const { game: played, steps, players } = replay;
  const sure = review.decisions.filter(({ loss, error }) => loss >= COSTLY.win && loss > 2 * error);
  return costliest(sure, ({ loss }) => loss).flatMap((decision) => {
    const game = steps[decision.moves]?.game;
    return game?.name === 'diamant' ? [{ names: players, played, game, decision, exact: review.exact }] : [];
  });
}

function dicePuzzles(
  review: Extract<Review, { game: 'troll-dragon' }>,
  { steps, players }: Replay,
): DicePuzzle[] {
  const choices = review.turns.flatMap((turn) => turn.choices).filter(({ lost }) => lost >= COSTLY.diamonds);
  return costliest(choices, ({ lost }) => lost).flatMap((dice) => {
    const game = steps[dice.moves]?.game;
    return game?.name === 'troll-dragon' ? [{ names: players, game, dice }] : [];
  });
}

function costliest<T extends { moves: number }>(moments: T[], cost: (moment: T) => number): T[] {
  const costly = moments.toSorted((one, other) => cost(other) - cost(one));
  const once = costly.filter(({ moves }, n) => costly.findIndex((one) => one.moves === moves) === n);
  return once.slice(0, MOST).toSorted((one, other) => one.moves - other.moves);
}

/** Who has to choose. */
export const seatOf = (puzzle: Puzzle): number =>
  'dice' in puzzle ? puzzle.game.active : puzzle.decision.seat;

/** What can be chosen. */
export const choicesOf = (puzzle: Puzzle): Choice[] =>
  'dice' in puzzle ? puzzle.dice.choices.map(({ choice }) => choice as Choice) : ['continue', 'leave'];

/** Whether nothing would have been better. */
export function isRight(puzzle: Puzzle, chosen: Choice): boolean {
  if ('decision' in puzzle) return chosen === better(puzzle.decision);
  const worth = (of: string): number => puzzle.dice.choices.find(({ choice }) => choice === of)?.worth ?? 0;
  return worth(chosen) > worth(puzzle.dice.best) - EQUAL;
}
