// What is checked of a deal, one thing after the other, each with what came of it.

import type { Witness } from '../lib/witness';
import type { Draw } from './draw';
import type { Account } from './verify';

/** Done: computed, with nothing to hold it against. Open: nobody can say it from here. */
export type Finding = 'fits' | 'fails' | 'done' | 'open';

export type Check =
  | { name: 'witness'; finding: Finding; before: boolean }
  | { name: 'nonce'; finding: Finding }
  | { name: 'commitment'; finding: Finding }
  | { name: 'key'; finding: Finding; key: string }
  | { name: 'draws'; finding: Finding; checked: number; total: number; after: number; wrong: Draw | null };

const judge = (fits: boolean): Finding => (fits ? 'fits' : 'fails');

/** All checks. What this browser itself has seen comes first: no file can change it. */
export function checksOf(account: Account, witness: Witness | null): Check[] {
  const { deal, commitment, key, draws, wrong, total } = account;
  const same = witness !== null && witness.commitment === deal.commitment && witness.after === deal.after;
  const nonce = witness?.nonce ?? null;
  return [
    {
      name: 'witness',
      finding: witness === null ? 'open' : judge(same),
      before: witness?.before ?? false,
    },
    ...(nonce === null ? [] : [{ name: 'nonce' as const, finding: judge(deal.nonces.includes(nonce)) }]),
    { name: 'commitment', finding: judge(commitment === deal.commitment) },
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
