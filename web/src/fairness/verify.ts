// Whether the cards or dice of a record are those of its sealed deal. Nothing is asked of any server.

import type { Draws } from '../games/game';
import { Stream, commitmentTo, keyOf } from './deal';
import type { Draw } from './draw';
import { Uncheckable, dealOf, fields, texts, type Deal, type Obstacle } from './told';

export interface Account {
  deal: Deal;
  players: string[];
  /** The SHA-256 of the secret; it must be the commitment. */
  commitment: string;
  key: string;
  /** Every draw until the first that does not fit, those before the deal included. */
  draws: Draw[];
  /** The first draw that is not what the deal gives. */
  wrong: Draw | null;
  /** How many draws the record tells of. */
  total: number;
}

export type Verdict = { account: Account } | { obstacle: Obstacle };

const fits = ({ dealt, told }: Draw): boolean => dealt.join(' ') === told.join(' ');

/** Checks a record, whose draws these tell of. */
export function verify(record: unknown, draws: Draws | null): Verdict {
  try {
    if (!draws) throw new Uncheckable('no-record');
    return { account: account(fields(record, 'no-record'), draws) };
  } catch (problem) {
    if (problem instanceof Uncheckable) return { obstacle: problem.obstacle };
    throw problem;
  }
}

function account(record: Record<string, unknown>, drawsOf: Draws): Account {
  const deal = dealOf(record);
  const key = keyOf(deal.secret, deal.game, deal.nonces, deal.version);
  const stream = new Stream(key);
  const draws: Draw[] = [];
  let wrong: Draw | null = null;
  const deals = (outcomes: number): number | null => (draws.length < deal.after ? null : stream.draw(outcomes));
  for (const draw of drawsOf(record, deals)) {
    draws.push(draw);
    if (!fits(draw)) {
      wrong = draw;
      break;
    }
  }
  const total = wrong ? countOf(record, drawsOf) : draws.length;
  if (total < deal.after) throw new Uncheckable('bad-deal');
  const players = texts(record.players, 'no-record');
  return { deal, players, commitment: commitmentTo(deal.secret), key, draws, wrong, total };
}

/** How many draws a record tells of, whatever was dealt. A story that breaks off is counted as far as it goes. */
function countOf(record: Record<string, unknown>, drawsOf: Draws): number {
  let count = 0;
  try {
    for (const draw of drawsOf(record, () => null)) count += draw ? 1 : 0;
  } catch (problem) {
    if (!(problem instanceof Uncheckable)) throw problem;
  }
  return count;
}
