import { expect, test } from 'vitest';

import { Table } from '../lib/table.svelte';
import type { TableMessage } from '../lib/types';
import type { Connection, Listener, Wish } from './connection';
import { message, scene } from './fake-server';

/** A table that lies in this very page. */
class Here implements Connection {
  readonly state = 'alive';
  readonly since = 0;
  readonly wishes: Wish[] = [];
  listener: Listener | null = null;
  readonly send = async (wish: Wish): Promise<void> => void this.wishes.push(wish);
  async open(listener: Listener): Promise<void> {
    this.listener = listener;
  }
  close(): void {}
  lose(): void {}
  wake(): void {}
  tell(told: TableMessage): void {
    this.listener?.message(told, false);
  }
}

test('a table needs no server: whatever carries messages and wishes will do', async () => {
  const line = new Here();
  const table = new Table('here', undefined, line);
  await table.open();
  line.tell(message('17'));
  line.listener?.presence({ here: [true], watching: 0 });
  expect(table.scene).toEqual(scene());
  expect(table.presence.here).toEqual([true]);
  await table.act('leave');
  await table.commands.react('wow');
  expect(line.wishes.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/act', { question: 17, choice: 'leave' }],
    ['POST', '/reactions', { reaction: 'wow' }],
  ]);
  expect(new Set(line.wishes.map(({ key }) => key)).size).toBe(2);
  table.close();
});
