// Where puzzles come from: one's own games or, for whoever has none yet, the client.

import { myGames, replayOf, reviewOf } from '../lib/api';
import { puzzlesOf, type Puzzle } from './puzzle';
import { shipped } from './shipped';

/** How many of one's latest games are searched. */
const GAMES = 3;

/** The moments of this game. */
export async function puzzlesOfGame(id: string): Promise<Puzzle[]> {
  const [review, replay] = await Promise.all([reviewOf(id), replayOf(id)]);
  return puzzlesOf(review, replay);
}

/** The moments of one's latest games; for whoever has none yet, some that come with the client. */
export async function puzzlesOfMine(): Promise<Puzzle[]> {
  const mine = (await myGames()).slice(0, GAMES);
  const found = await Promise.all(mine.map(({ id }) => puzzlesOfGame(id).catch(() => [])));
  const own = found.flat();
  return own.length > 0 ? own : shipped;
}
