import './words';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { DecisionReview, Replay, Review } from '../lib/types';
import { shipped } from '../practice/shipped';
import { practiceOf, puzzlesOf } from '../practice/puzzle';
import dice from '../../../testdata/review/dice-reviewed.json';
import told from '../../../testdata/review/five-reviewed.json';
import TrollReviewView from '../games/troll/review/Review.svelte';
import DiamantReviewView from '../games/diamant/review/Review.svelte';
import { master, reason, said } from '../games/diamant/review/moment';
import { better } from '../games/diamant/review/weighed';

const review = told as unknown as Extract<Review, { game: 'diamant' }>;

beforeEach(() => {
  settings.language = 'en';
  settings.name = '';
});
afterEach(cleanup);

/** A decision that differs from the first of the game in this. */
const moment = (changes: Partial<DecisionReview>): DecisionReview =>
  Object.assign({}, review.decisions[0], changes);

test('a moment is said in words, to whom it happened and to others', () => {
  const left = moment({ choice: 'leave', carried: 9, trap: 0.1234 });
  expect(said(left, 'Ada', false)).toBe('Ada left with 9 in hand. Chance of a trap: 12%.');
  expect(said(left, 'Ada', true)).toBe('You left with 9 in hand. Chance of a trap: 12%.');
});

test('the master always does it, never, or so many times in ten', () => {
  expect(master(moment({ mix: 0 }))).toBe('The master always leaves here.');
  expect(master(moment({ mix: 0.12 }))).toBe('The master keeps going 1 time in 10.');
  expect(master(moment({ mix: 0.8 }))).toBe('The master keeps going 8 times in 10.');
  expect(master(moment({ mix: 1 }))).toBe('The master always keeps going here.');
});

test('the reason follows from the numbers', () => {
  const worth = (goOn: number[], leave: number[], trap = 0.1): DecisionReview =>
    moment({
      trap,
      continue: { win: goOn[0] ?? 0, rubies: goOn[1] ?? 0 },
      leave: { win: leave[0] ?? 0, rubies: leave[1] ?? 0 },
    });
  expect(reason(worth([60, 9], [40, 8], 0))).toBe('There can’t be a trap yet.');
  expect(reason(worth([60, 9], [40, 8]))).toContain('9.0 in hand on average; leaving brings 8.0');
  expect(reason(worth([60, 7], [40, 8]))).toContain('rarely enough to win');
  expect(reason(worth([40, 7], [60, 8]))).toContain('only 7.0 in hand');
  expect(reason(worth([40, 9], [60, 8]))).toContain('worth the risk');
  expect(better(worth([50, 1], [50, 1]))).toBe('continue');
});

test('whoever is chosen has moments, marks and parts that add up', async () => {
  render(DiamantReviewView, { review, id: 'k7Qm2x' });
  for (const { name, costliest, result } of review.players) {
    await fireEvent.click(screen.getByRole('radio', { name }));
    const moments = screen.getByRole('region', { name: 'The costliest moments' });
    expect(within(moments).queryAllByRole('listitem')).toHaveLength(costliest.length);
    expect(document.querySelectorAll('svg .costly')).toHaveLength(costliest.length);
    const parts = screen.getByRole('region', { name: 'Decisions and luck' });
    const points = Array.from(parts.querySelectorAll('.points'), (cell) => Number(cell.textContent));
    expect(points.pop()).toBeCloseTo(result, 1);
    expect(Math.abs(points.reduce((sum, part) => sum + part, 0) - result)).toBeLessThan(0.3);
  }
});

test('with dice, the win has its own moments and parts that add up', async () => {
  const review = dice as unknown as Extract<Review, { game: 'troll-dragon' }>;
  render(TrollReviewView, { review, id: 'k7Qm2x' });
  for (const { name, win, 'win-costliest': costliest } of review.players) {
    await fireEvent.click(screen.getByRole('radio', { name }));
    const moments = screen.getByRole('region', { name: 'Chances of winning' });
    expect(moments.textContent).toContain(`by ${win['skill-loss'].toFixed(1)} ± `);
    expect(within(moments).queryAllByRole('listitem')).toHaveLength(costliest.length);
    const parts = screen.getByRole('region', { name: 'Decisions and luck' });
    const points = Array.from(parts.querySelectorAll('.points'), (cell) => Number(cell.textContent));
    expect(points.pop()).toBeCloseTo(win.result, 1);
    expect(Math.abs(points.reduce((sum, part) => sum + part, 0) - win.result)).toBeLessThan(0.3);
  }
});

test('the curve has its numbers as a table, and ends with the result', () => {
  render(DiamantReviewView, { review, id: 'k7Qm2x' });
  const table = screen.getByRole('table', { name: 'Chance of winning', hidden: true });
  const last = Array.from(table.querySelectorAll('tbody tr:last-child td'), (cell) => cell.textContent);
  expect(last).toEqual(review.players.map(({ result }) => `${result.toFixed(1)}%`));
});

/** A replay that shows this at every step. */
const always = (game: unknown): Replay =>
  ({ players: ['A'], steps: Array.from({ length: 200 }, () => ({ facts: [], game })) }) as unknown as Replay;

test('only costly moments are practised, one of each opening, in the order of the game', async () => {
  const puzzles = await puzzlesOf(review, always(shipped.find((puzzle) => 'decision' in puzzle)?.game));
  const decisions = puzzles.flatMap((puzzle) => ('decision' in puzzle ? [puzzle.decision] : []));
  const moves = decisions.map((decision) => decision.moves);
  expect(moves).toHaveLength(8);
  expect(moves).toEqual([...new Set(moves)].toSorted((one, other) => one - other));
  expect(Math.min(...decisions.map(({ loss }) => loss))).toBeGreaterThanOrEqual(1);
});

test('moments with dice are practised too, and whatever is as good as the best is right', async () => {
  const choice = (moves: number, lost: number, worths: Record<string, number>) => ({
    moves,
    lost,
    choice: 'leave',
    best: 'roll',
    risk: 4,
    choices: Object.entries(worths).map(([word, worth]) => ({ choice: word, worth })),
  });
  const choices = [choice(9, 0.4, {}), choice(4, 1.5, { roll: 5.5, 'keep-key': 5.5, leave: 4 })];
  const told = { game: 'troll-dragon', players: [], turns: [{ choices }] } as unknown as Review;
  const [puzzle, ...others] = await puzzlesOf(told, always({ name: 'troll-dragon', active: 2 }));
  expect(others, 'what cost next to nothing is no puzzle').toEqual([]);
  const { isRight } = await practiceOf('troll-dragon');
  const right = (['roll', 'keep-key', 'leave'] as const).map((one) => puzzle && isRight(puzzle, one));
  expect(right).toEqual([true, true, false]);
});
