import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import { fakeServer, message, opened, path, realServer, sent, source, upToFirstCard } from './fake-server';

beforeEach(fakeServer);
afterEach(realServer);

test('a message for me alone changes what is mine and leaves the scene', async () => {
  const table = await opened();
  source().send(message('17'));
  source().send({ id: '17.1', you: { seat: 0, choice: 'leave' } });
  expect(table.you.choice).toBe('leave');
  expect(table.scene?.phase).toBe('playing');
});

test('what has changed of the scene is put in its place, and what is gone is gone', async () => {
  const table = await opened();
  source().send(message('17'));
  const before = table.scene;
  source().send({ id: '18', changes: { question: null, phase: 'over' }, you: {} });
  expect(table.scene).toEqual({ ...before, question: null, phase: 'over' });
  expect(table.scene?.seats).toBe(before?.seats);
});

test('nothing of a card is shown, said or asked before its face is visible', async () => {
  const beats: string[] = [];
  const table = new Table('K7QM2XNP4T', ({ beat, told }) => beats.push(`${beat} ${told?.id ?? ''}`.trim()));
  await table.open();
  const messages = upToFirstCard();
  for (const one of messages.slice(0, -1)) source().send(one);
  beats.length = 0;
  const [scene, you, log] = [table.scene, table.you, table.log];
  source().send(messages.at(-1));
  expect(table.suspense).toMatchObject({ kind: 'card', count: 1, faces: null });
  expect([table.scene, table.you, table.log]).toEqual([scene, you, log]);
  expect(beats).toEqual(['anticipation']);
  await vi.advanceTimersByTimeAsync(449);
  expect(table.suspense?.faces).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(table.suspense?.faces).toEqual(['lava']);
  expect([table.scene, table.you, table.log]).toEqual([scene, you, log]);
  await vi.advanceTimersByTimeAsync(450);
  expect(table.suspense).toBeNull();
  expect(path(table)).toEqual(['lava']);
  expect(table.you.actions).toEqual(['continue', 'leave']);
  expect(beats).toEqual(['anticipation', 'reveal', 'consequence 8']);
});

test('one skip shows the card, and the tap that skipped is not an answer', async () => {
  const table = await opened();
  for (const one of upToFirstCard()) source().send(one);
  table.skip();
  expect(path(table)).toEqual(['lava']);
  await table.act('continue');
  expect(sent('POST /api/tables/K7QM2XNP4T/act')).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  await table.act('continue');
  expect(sent('POST /api/tables/K7QM2XNP4T/act')).toHaveLength(1);
});

test('whoever wants no motion sees the result at once', async () => {
  settings.motion = 'none';
  const table = await opened();
  for (const one of upToFirstCard()) source().send(one);
  expect(path(table)).toEqual(['lava']);
  settings.motion = 'system';
});

test('a clock does not wait for a card: its question is shown within a tenth of the time', async () => {
  const table = await opened();
  const messages = upToFirstCard();
  const last = messages.at(-1);
  if (last?.scene?.question) last.scene.question.deadline = Date.now() + 5000;
  for (const one of messages) source().send(one);
  await vi.advanceTimersByTimeAsync(500);
  expect(table.you.actions).toEqual(['continue', 'leave']);
});

test('what was missed is caught up with at once', async () => {
  const table = await opened();
  const messages = upToFirstCard();
  source().send(messages[0]);
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(600);
  for (const one of messages.slice(1)) source().send(one);
  expect(path(table)).toEqual(['lava']);
});

const ROLLS = { seat: 0, actions: ['roll', 'leave'] };

/** A table in the middle of a live race; Ada is in the hall, and Bo has the dragon dice. */
async function raced(you: object): Promise<Table> {
  const table = await opened();
  const game = {
    name: 'troll-dragon',
    active: 0,
    hall: { step: 'choosing', thrower: 1, aside: null },
    rooms: { diamonds: 42, nuggets: 27 },
    hand: 0,
    beside: { diamonds: 0, nuggets: 0 },
    bags: [],
    over: false,
    standings: { scores: [0, 0], winners: [] },
  };
  const question = { number: 5, kind: 'race', seats: [0, 1], waiting: 2 };
  source().send({ ...message('10'), scene: { ...message('10').scene, game, question }, you });
  return table;
}
const taken = (by: number, dice: string, you: object): object => ({
  id: '11',
  news: { type: 'raced', facts: [{ fact: 'dice-taken', by, dice }] },
  changes: {},
  you,
});

test('in a live race whoever is in the hall can roll and leave while dice are rolling', async () => {
  const table = await raced(ROLLS);
  source().send(taken(1, 'dragon', { seat: 0 }));
  expect(table.you.actions).toEqual(['roll', 'leave']);
  const question = { number: 5, kind: 'race', seats: [0, 1], waiting: 2 };
  const facts = [{ fact: 'dragon-thrown', by: 1, throw: ['blank', 'dragon'] }];
  source().send({ id: '12', news: { type: 'drawn', facts }, changes: { question }, you: ROLLS });
  expect(table.suspense?.faces).toBeNull();
  expect(table.you.actions).toEqual(['roll', 'leave']);
  await table.act('leave');
  expect(sent('POST /api/tables/K7QM2XNP4T/act')[0]?.body).toEqual({ question: 5, choice: 'leave' });
});

test('nothing can be done any more once a Dragon that woke in a live race is seen, and not a moment earlier', async () => {
  const table = await raced(ROLLS);
  source().send(taken(1, 'dragon', { seat: 0 }));
  const facts = [
    { fact: 'dragon-thrown', by: 1, throw: ['dragon', 'dragon'] },
    { fact: 'dragon-awoke', by: 1, lost: {}, shares: [] },
  ];
  source().send({ id: '12', news: { type: 'drawn', facts }, changes: { question: null }, you: { seat: 0 } });
  expect(table.you.actions).toEqual(['roll', 'leave']);
  table.skip();
  expect(table.you.actions ?? []).toEqual([]);
});

test('whoever has thrown the dragon dice has passed them on', async () => {
  const table = await raced({ seat: 1, actions: ['throw'], beside: [ROLLS] });
  source().send(taken(0, 'treasure', { seat: 1 }));
  expect(table.seats.map(({ actions }) => actions)).toEqual([['throw'], ['roll', 'leave']]);
  source().send(taken(1, 'dragon', { seat: 1 }));
  expect(table.seats.map(({ actions }) => actions)).toEqual([[], ['roll', 'leave']]);
});
