import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Scene } from '../lib/types';
import {
  FakeSource,
  answers,
  fakeServer,
  lost,
  message,
  no,
  opened,
  realServer,
  scene,
  sent,
  source,
} from './fake-server';

beforeEach(fakeServer);
afterEach(realServer);

test('a choice names the open question and can be changed', async () => {
  const table = await opened();
  source().send(message('17'));
  await table.act('continue');
  await table.act('leave');
  const acts = sent('POST /api/tables/K7QM2XNP4T/act');
  expect(acts.map((act) => act.body)).toEqual([
    { question: 17, choice: 'continue' },
    { question: 17, choice: 'leave' },
  ]);
  expect(acts[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(acts[0]?.key).not.toBe(acts[1]?.key);
});

test('a choice whose answer was lost is sent again under the same key', async () => {
  const table = await opened();
  source().send(message('17'));
  answers['POST /api/tables/K7QM2XNP4T/act'] = [lost];
  const act = table.act('leave');
  expect(table.sending).toBe('leave');
  await vi.advanceTimersByTimeAsync(1000);
  await act;
  const [first, second, ...more] = sent('POST /api/tables/K7QM2XNP4T/act');
  expect(second?.key).toBe(first?.key);
  expect(more).toEqual([]);
});

test('a choice counts as made until the stream has told of it', async () => {
  const table = await opened();
  source().send(message('17'));
  await table.act('continue');
  expect(table.sending).toBe('continue');
  source().send({ id: '17.1', you: { seat: 0, actions: ['continue', 'leave'], choice: 'continue' } });
  expect(table.sending).toBeNull();
  await table.act('leave');
  expect(table.sending).toBe('leave');
  source().send(message('18', { scene: scene({ question: undefined }) }));
  expect(table.sending).toBeNull();
});

test('in a race the same choice can be made again at once', async () => {
  const table = await opened();
  const race = { number: 17, kind: 'race', seats: [0, 1], waiting: 2 } as Scene['question'];
  source().send(message('17', { scene: scene({ question: race }) }));
  await table.act('roll');
  expect(table.sending).toBeNull();
});

test('a refused choice is not sent again, and says why', async () => {
  const table = await opened();
  source().send(message('17'));
  answers['POST /api/tables/K7QM2XNP4T/act'] = [no(409, 'table/stale-choice')];
  await table.act('leave');
  expect(table.refused).toBe('table/stale-choice');
  expect(table.sending).toBeNull();
  expect(sent('POST /api/tables/K7QM2XNP4T/act')).toHaveLength(1);
});

test('a wish that never arrived is a lost line, not a complaint beside a living one', async () => {
  const table = await opened();
  source().send(message('17'));
  expect(table.connection).toBe('alive');
  answers['POST /api/tables/K7QM2XNP4T/act'] = [lost, lost, lost, lost];
  const acted = table.act('leave');
  await vi.advanceTimersByTimeAsync(5000);
  await acted;
  expect(table.refused).toBeNull();
  expect(table.sending).toBeNull();
  expect(FakeSource.all[0]?.closed).toBe(true);
});
