// What is checked of a deal, one thing after the other, each with what came of it.

import { commitmentToNonce } from '../lib/nonces';
import type { Witness } from '../lib/witness';
import type { Draw } from './draw';
import type { Deal } from './told';
import type { Account } from './verify';

/** Done: computed, with nothing to hold it against. Open: nobody can say it from here. */
export type Finding = 'fits' | 'fails' | 'done' | 'open';

export type Check =
  | { name: 'witness'; finding: Finding; before: boolean }
  | { name: 'nonce'; finding: Finding }
  | { name: 'order'; finding: Finding }
  | { name: 'seats'; finding: Finding }
  | { name: 'commitment'; finding: Finding }
  | { name: 'key'; finding: Finding; key: string }
  | { name: 'draws'; finding: Finding; checked: number; total: number; after: number; wrong: Draw | null };

/** Whether every number is the one that its seat committed to, and bots and those who did not commit added nothing. */
function seatsFit({ version, game, bots, commitments, dropped, nonces }: Deal): boolean {
  return nonces.every((nonce, seat) => {
    const commitment = commitments[seat] ?? null;
    if (commitment === null) return /^0*$/.test(nonce);
    const mayCommit = !bots.includes(seat) && !dropped.includes(seat);
    return version === 2 && mayCommit && commitmentToNonce(game, nonce) === commitment;
  });
}

/** Whether the record tells of the commitments and bots that this browser saw before it revealed its own numbers. */
function orderFits({ commitments, bots }: Deal, { published, bots: seen }: Witness): boolean {
  return JSON.stringify([published, seen]) === JSON.stringify([commitments, bots]);
}

const judge = (fits: boolean): Finding => (fits ? 'fits' : 'fails');

/** All checks. What this browser itself has seen comes first: no file can change it. */
export function checksOf(account: Account, witness: Witness | null): Check[] {
  const { deal, commitment, key, draws, wrong, total } = account;
  const same = witness !== null && witness.commitment === deal.commitment && witness.after === deal.after;
  const ours = witness?.nonces ?? [];
  return [
    {
      name: 'witness',
      finding: witness === null ? 'open' : judge(same),
      before: witness?.before ?? false,
    },
    ...(ours.length === 0
      ? []
      : [{ name: 'nonce' as const, finding: judge(ours.every((nonce) => deal.nonces.includes(nonce))) }]),
    ...(witness?.published ? [{ name: 'order' as const, finding: judge(orderFits(deal, witness)) }] : []),
    { name: 'commitment', finding: judge(commitment === deal.commitment) },
    { name: 'seats', finding: deal.version === 1 ? 'open' : judge(seatsFit(deal)) },
    { name: 'key', finding: 'done', key },
    {
      name: 'draws',
      finding: judge(wrong === null),
      checked: draws.length - deal.after,
      total: total - deal.after,
      after: deal.after,
      wrong,
    },
  ];
}
