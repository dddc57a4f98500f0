// A new table that goes on from a moment of a finished game.

import { bots, call, makeTable, type GameRecord } from '../lib/api';
import { QUICK, nameToUse } from '../lobby/quick-game';
import type { GameField } from '../lib/types';

/** Where a replay comes from: a game of this server, or a record from elsewhere. */
export type Source = { game: string } | { record: GameRecord };

export interface Wish {
  source: Source;
  moves: number;
  name: GameField['name'];
  players: string[];
  /** Whose place one takes. */
  seat: number;
}

/** Bots for the other seats: a character plays for itself again, and the usual company for people. */
async function company({ name, players, seat }: Wish): Promise<string[]> {
  const usual = QUICK[name].company;
  const characters = name === 'diamant' ? (await bots()).characters : [];
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
