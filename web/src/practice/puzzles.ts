// Moments of reviewed games in which somebody lost something, to be decided again.

import { myGames, replayOf, reviewOf } from '../lib/api';
import type { DecisionReview, DiamantScene, Replay, Review } from '../lib/types';
import shipped from './shipped.json';

export interface Puzzle {
  names: string[];
  /** What was seen when the choice had to be made. */
  game: DiamantScene;
  decision: DecisionReview;
  exact: boolean;
}

/** From this loss on, in points, a moment is worth a second look. */
const COSTLY = 1;
const MOST = 8;
/** How many of one's latest games are searched. */
const GAMES = 3;

/** The costliest moments of a game, at most one of each opening of choices, in the order of the game. */
export function puzzlesOf(review: Review, replay: Replay): Puzzle[] {
  if (review.game !== 'diamant') return [];
  const costly = review.decisions
    .filter(({ loss, error }) => loss >= COSTLY && loss > 2 * error)
    .toSorted((one, other) => other.loss - one.loss);
  const once = costly.filter(({ moves }, n) => costly.findIndex((one) => one.moves === moves) === n);
  return once
    .slice(0, MOST)
    .toSorted((one, other) => one.moves - other.moves)
    .flatMap((decision) => {
      const game = replay.steps[decision.moves]?.game;
      return game?.name === 'diamant' ? [{ names: replay.players, game, decision, exact: review.exact }] : [];
    });
}

/** The moments of this game. */
export async function puzzlesOfGame(id: string): Promise<Puzzle[]> {
  const [review, replay] = await Promise.all([reviewOf(id), replayOf(id)]);
  return puzzlesOf(review, replay);
}

/** The moments of one's latest games; for whoever has none yet, some that come with the client. */
export async function puzzlesOfMine(): Promise<Puzzle[]> {
  const mine = (await myGames()).filter(({ verdict }) => verdict.game === 'diamant').slice(0, GAMES);
  const found = await Promise.all(mine.map(({ id }) => puzzlesOfGame(id).catch(() => [])));
  const own = found.flat();
  return own.length > 0 ? own : (shipped as unknown as Puzzle[]);
}
