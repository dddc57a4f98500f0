import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { commitmentToNonce, noncesToReveal } from './nonces';
import { keepCommitted, keepDeal, witnessOf } from './witness';

const PATH = join(process.cwd(), '..', 'testdata', 'fairness', 'vectors-2.json');
const [vector] = JSON.parse(readFileSync(PATH, 'utf8')).cases;

beforeEach(() => localStorage.clear());

const deal = (commitments: (string | null)[], commitment = 'sealed') => ({
  game: 'a',
  commitment,
  seats: commitments.map((own) => (own === null ? { bot: true } : { commitment: own })),
});

function committed(): string {
  const commitment = commitmentToNonce('a', '11'.repeat(32));
  keepDeal({ game: 'a', commitment: 'sealed' }, 'seating');
  keepCommitted('a', { nonce: '11'.repeat(32), commitment });
  return commitment;
}

test('a commitment is the one that was computed elsewhere', () => {
  for (const seat of [0, 1])
    expect(commitmentToNonce(vector.game, vector.nonces[seat])).toBe(vector.commitments[seat]);
});

test('a number is revealed when its commitment stands at its seat, and what was published is kept', () => {
  const own = committed();
  expect([...noncesToReveal(deal(['other', own, null]), [1])]).toEqual([[1, '11'.repeat(32)]]);
  expect(witnessOf('a')).toMatchObject({ published: ['other', own, null], bots: [2] });
});

test('a number is not revealed for a list without it, at another seat, or under another seal', () => {
  const own = committed();
  expect(noncesToReveal(deal(['other', 'another']), [1]).size).toBe(0);
  expect(noncesToReveal(deal([own, 'other']), [1]).size).toBe(0);
  expect(noncesToReveal(deal(['other', own], 'exchanged'), [1]).size).toBe(0);
  expect(witnessOf('a')?.published).toBeNull();
});

test('a number is not revealed for a second list of the same game', () => {
  const own = committed();
  expect(noncesToReveal(deal(['other', own]), [1]).size).toBe(1);
  expect(noncesToReveal(deal(['exchanged', own]), [1]).size).toBe(0);
  expect(noncesToReveal(deal(['other', own]), [1]).size).toBe(1);
});
