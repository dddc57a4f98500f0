// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { checksOf } from './checks';
import { Stream, commitmentTo, keyOf } from './deal';
import { draws as cards } from '../games/diamant/fairness/draws';
import { draws as dice } from '../games/troll/fairness/draws';
import { verify as verifyWith, type Account } from './verify';

const FOLDER = join(process.cwd(), '..', 'testdata', 'fairness');
const read = (path: string) => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'));
const RECORDS = readdirSync(join(FOLDER, 'records'));

/** The draws of a record, at once. */
const drawsOf = (record: unknown) =>
  ({ diamant: cards, 'troll-dragon': dice })[(record as { game?: string }).game ?? ''] ?? null;
const verify = (record: unknown) => verifyWith(record, drawsOf(record));

function account(record: unknown): Account {
  const verdict = verify(record);
  if ('obstacle' in verdict) throw new Error(verdict.obstacle);
  return verdict.account;
}

interface Vector {
  id: string;
  version?: number;
  secret: string;
  commitment: string;
  game: string;
  nonces: string[];
  key: string;
  draws: { outcomes: number; first: number[] }[];
  mixed: [number, number][];
}

test.each([...read('vectors.json').cases, ...read('vectors-2.json').cases] as Vector[])(
  'the vector $id',
  (vector) => {
    expect(commitmentTo(vector.secret)).toBe(vector.commitment);
    expect(keyOf(vector.secret, vector.game, vector.nonces, vector.version)).toBe(vector.key);
    for (const { outcomes, first } of vector.draws) {
      const stream = new Stream(vector.key);
      expect(first.map(() => stream.draw(outcomes))).toEqual(first);
    }
    const stream = new Stream(vector.key);
    expect(vector.mixed.map(([outcomes]) => [outcomes, stream.draw(outcomes)])).toEqual(vector.mixed);
  },
);

test('the stream goes on beyond what is computed at a time', () => {
  const { key } = read('vectors.json').cases[0] as Vector;
  const stream = new Stream(key);
  const words = Array.from({ length: 1000 }, () => stream.draw(2 ** 32));
  expect(new Set(words).size).toBe(1000);
});

test.each(RECORDS)('every draw of %s is what its deal gives', (name) => {
  const record = read(join('records', name));
  const { wrong, draws, total, commitment, deal } = account(record);
  expect(wrong).toBeNull();
  expect(commitment).toBe(deal.commitment);
  const told = (record.expeditions ?? record.turns).flatMap(({ steps }: { steps: object[] }) => steps);
  const drawn = told.filter(
    (step: object) => 'card' in step || 'cave' in step || 'hall' in step || 'dragon' in step,
  );
  expect([draws.length, total]).toEqual([drawn.length, drawn.length]);
});

test('the draws before a deal that begins in the middle are taken as they are told', () => {
  const { wrong, draws, deal } = account(read('going-on.json'));
  expect(wrong).toBeNull();
  expect(draws.filter(({ index }) => index === null)).toHaveLength(deal.after);
});

test('another card than was dealt is found, and where', () => {
  const record = read('records/classic-2005.json');
  const step = record.expeditions[1].steps[0];
  const dealt = step.card;
  step.card = ['1', '2', '3', '4'].find((card) => card !== dealt);
  const { wrong, total } = account(record);
  expect(wrong).toMatchObject({
    place: { chapter: 'expedition', number: 2, step: 1 },
    dealt: [dealt],
    told: [step.card],
  });
  expect(total).toBe(25);
});

test('other dice than were dealt are found, and where', () => {
  const record = read('records/troll-dragon-step.json');
  record.turns[0].steps[0].cave.reverse();
  const { wrong } = account(record);
  expect(wrong?.place).toEqual({ chapter: 'turn', number: 1, step: 1 });
  expect(wrong?.told).toEqual(wrong?.dealt.toReversed());
});

test('another nonce, id or secret gives other draws', () => {
  for (const [field, value] of [
    ['nonces', ['f'.repeat(32), '0'.repeat(32), '0'.repeat(32), '0'.repeat(32)]],
    ['game', 'another'],
    ['secret', '0'.repeat(64)],
  ] as const) {
    const record = read('records/classic-2005.json');
    record.deal[field] = value;
    const { wrong, commitment } = account(record);
    expect(wrong, field).not.toBeNull();
    expect(commitment === record.deal.commitment, field).toBe(field !== 'secret');
  }
});

interface Refused {
  id: string;
  record?: object;
  text?: string;
}

test.each(read('refused.json').cases as Refused[])(
  'a deal that makes no sense is not in order: $id',
  (refused) => {
    const record = refused.record ?? JSON.parse(refused.text ?? '');
    const verdict = verify(record);
    if ('account' in verdict) {
      const faults = checksOf(verdict.account, null).filter(({ finding }) => finding === 'fails');
      expect(faults.map(({ name }) => name)).toHaveLength(1);
      expect(['commitment', 'seats']).toContain(faults[0]?.name);
    } else expect(['bad-deal', 'no-secret']).toContain(verdict.obstacle);
  },
);

test('what is no record with a finished deal cannot be checked, and it is said why', () => {
  const record = read('records/classic-2005.json');
  const without = (change: object) => verify({ ...record, ...change });
  expect(verify(7)).toEqual({ obstacle: 'no-record' });
  expect(verify({ game: 'chess' })).toEqual({ obstacle: 'no-record' });
  expect(without({ deal: undefined })).toEqual({ obstacle: 'no-deal' });
  expect(without({ deal: { ...record.deal, secret: undefined } })).toEqual({ obstacle: 'no-secret' });
  expect(without({ edition: 'of-my-own' })).toEqual({ obstacle: 'unknown-edition' });
  expect(without({ expeditions: 'none' })).toEqual({ obstacle: 'bad-story' });
});

test('in version 2 a nonce that was not committed to, or of a bot, is found out', () => {
  const record = read('records/version-2.json');
  const finding = (change: object) => {
    const checks = checksOf(account({ ...record, deal: { ...record.deal, ...change } }), null);
    return checks.find(({ name }) => name === 'seats')?.finding;
  };
  const { nonces, commitments } = record.deal;
  const ground = 'ab'.repeat(32);
  expect(finding({})).toBe('fits');
  expect(finding({ nonces: [nonces[0], ground, nonces[2], nonces[3]] })).toBe('fails');
  expect(finding({ nonces: [ground, ...nonces.slice(1)] })).toBe('fails');
  expect(finding({ bots: [0, 1] })).toBe('fails');
  expect(finding({ commitments: [null, ...commitments.slice(1)] })).toBe('fails');
  expect(finding({ dropped: [0] })).toBe('fails');
});

test('what this browser saw before it revealed is compared with the record', () => {
  const record = read('records/version-2.json');
  const { game, commitment, commitments, bots, nonces } = record.deal;
  const seen = { game, commitment, after: 0, before: true, committed: [], nonces: [nonces[0]] };
  const order = (published: (string | null)[], ofBots: number[]) => {
    const checks = checksOf(account(record), { ...seen, published, bots: ofBots });
    return checks.find(({ name }) => name === 'order')?.finding;
  };
  expect(order(commitments, bots)).toBe('fits');
  expect(order([commitments[0], null, 'f'.repeat(64), null], bots)).toBe('fails');
  expect(order(commitments, [])).toBe('fails');
});
