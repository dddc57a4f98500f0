import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Wish } from './connection';
import { commandOf } from './socket-command';

interface Document {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: { SocketOperation: { enum: string[] } } };
}
const api = JSON.parse(readFileSync('protocol/openapi.json', 'utf8')) as Document;

test('every route that a socket can stand for has its operation', () => {
  const operations = api.components.schemas.SocketOperation.enum;
  const found = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      if (!operationId || !operations.includes(operationId)) return [];
      const wish = path.replace('/api/tables/{code}', '').replace('{seat}', '3').replace('{person}', 'p7');
      const command = commandOf({ method: method.toUpperCase() as Wish['method'], path: wish });
      const seat = path.includes('{seat}') ? 3 : undefined;
      expect([path, command?.target, command?.person]).toEqual([
        path,
        seat,
        path.includes('{person}') ? 'p7' : undefined,
      ]);
      expect(command?.operation, `${method} ${path}`).toBe(operationId);
      return [operationId];
    }),
  );
  expect(found.sort()).toEqual(operations.sort());
});

test('a seat of a shared device, the body and the key are in the command', () => {
  const wish: Wish = { method: 'POST', path: '/act?seat=2', body: { question: 7 }, key: 'k' };
  expect(commandOf(wish)).toEqual({ operation: 'act', body: { question: 7 }, key: 'k', seat: 2 });
});

test('what no socket carries is no command', () => {
  for (const path of ['/events', '/acts', '/act/3/more/again', '/act?after=3', '', '/'])
    expect(commandOf({ method: 'POST', path })).toBeNull();
});
