// A table on this device: its messages come from a worker of the page.

import { alone } from '../lib/alone.svelte';
import { Refusal, call } from '../lib/api';
import type { Presence, TableMessage } from '../lib/types';
import type { Connection, ConnectionState, Listener, Wish } from './connection';

export class LocalConnection implements Connection {
  state = $state<ConnectionState>('opening');
  readonly since = 0;

  readonly #path: string;
  #leave = (): void => {};
  #closed = false;

  constructor(private readonly code: string) {
    this.#path = `/api/tables/${encodeURIComponent(code)}`;
  }

  readonly send = async ({ method, path, body, key }: Wish): Promise<void> => {
    await call(method, this.#path + path, body, key);
  };

  async open(listener: Listener): Promise<void> {
    const { device } = await import('../local/device');
    if (this.#closed) return;
    // What happens before the table as it is has been heard is part of it.
    let begun = false;
    const hearer = {
      message: (message: TableMessage) => begun && listener.message(message, false),
      presence: (presence: Presence) => listener.presence(presence),
    };
    this.#leave = () => device.leave(this.code, hearer);
    try {
      const first = await device.listen(this.code, hearer);
      begun = true;
      listener.message(first, true);
      this.state = 'alive';
    } catch (problem) {
      const gone = problem instanceof Refusal && problem.slug === 'table/unknown';
      if (gone) this.state = 'gone';
      else alone.problem = problem;
    }
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  // There is nothing on the way that could be lost.
  lose(): void {}
  wake(): void {}
}
