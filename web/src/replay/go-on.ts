// A new table that goes on from a moment of a finished game.

import { gameOf } from '../games/any';
import { bots, call, makeTable, type GameRecord } from '../lib/api';
import type { GameName } from '../lib/types';
import { nameToUse } from '../lobby/quick-game';

/** Where a replay comes from: a game of this server, or a record from elsewhere. */
export type Source = { game: string } | { record: GameRecord };

export interface Wish {
  source: Source;
  moves: number;
  name: GameName;
  players: string[];
  /** Whose place one takes. */
  seat: number;
}

/** Bots for the other seats: a character plays for itself again, and the usual company for people. */
async function company({ name, players, seat }: Wish): Promise<string[]> {
  const { lobby } = gameOf(name);
  const usual = lobby.quick.company;
  const characters = lobby.characters(await bots());
  return players
    .map((player, number) => {
      const character = characters.find((known) => known.name === player);
      return character?.id ?? usual[number % usual.length] ?? '';
    })
    .filter((_, number) => number !== seat);
}

/** Makes the table, with bots on the other seats, from which people can still take over. The answer is its code. */
export async function goOn(wish: Wish): Promise<string> {
  const from = { ...wish.source, moves: wish.moves } as NonNullable<Parameters<typeof makeTable>[0]['from']>;
  const others = await company(wish);
  const code = await makeTable({ from, listing: 'private', name: nameToUse() });
  for (const bot of others) await call('POST', `/api/tables/${code}/bots`, { bot });
  if (wish.seat > 0) await call('PUT', `/api/tables/${code}/seats/0/place`, { to: wish.seat });
  return code;
}
