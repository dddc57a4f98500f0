// A table over HTTP: messages come as a stream of server-sent events, wishes go as requests. It heals itself.

import { Refusal, Unreachable, call, me } from '../lib/api';
import type { Presence, TableMessage } from '../lib/types';
import type { Connection, ConnectionState, Listener, Wish } from './connection';

/** How long, in milliseconds, a line that was mended is taken to tell what was missed. */
const MISSED = 400;
/** How often, in milliseconds, a silent line is asked whether the server is still there. */
const PULSE = 15_000;

export class HttpConnection implements Connection {
  state = $state<ConnectionState>('opening');
  since = $state(0);

  readonly #path: string;
  #listener: Listener | null = null;
  #source: EventSource | null = null;
  #lastId: string | null = null;
  /** Whether what arrives was missed. */
  #missed = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #heard = 0;

  constructor(code: string) {
    this.#path = `/api/tables/${encodeURIComponent(code)}`;
  }

  readonly send = async ({ method, path, body, key }: Wish): Promise<void> => {
    await call(method, this.#path + path, body, key);
  };

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    this.#pulse ??= setInterval(() => void this.#feelPulse(), PULSE);
    try {
      // A stream can be watched by anybody; only somebody known to the server sees their own seat in it.
      await me();
    } catch {
      return this.#lost();
    }
    if (!this.#closed) this.#listen();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#source?.close();
  }

  lose(): void {
    if (this.state === 'alive') this.#lost();
  }

  wake(): void {
    if (this.state !== 'reconnecting' || this.#closed) return;
    clearTimeout(this.#retry);
    void this.#reopen();
  }

  #listen(): void {
    this.#source?.close();
    const after = this.#lastId === null ? '' : `&after=${encodeURIComponent(this.#lastId)}`;
    const source = new EventSource(`${this.#path}/events?scene=changes${after}`);
    this.#source = source;
    this.#catchUp();
    source.onopen = () => this.#alive();
    source.onmessage = (event) => {
      this.#alive();
      this.#hear(JSON.parse(event.data) as TableMessage);
    };
    source.addEventListener('presence', (event) => {
      this.#alive();
      this.#listener?.presence(JSON.parse((event as MessageEvent<string>).data) as Presence);
    });
    source.onerror = () => {
      if (source === this.#source) this.#lost();
    };
  }

  /** Somebody who comes back has missed what arrives first. */
  #catchUp(): void {
    this.#missed = this.#lastId !== null;
    if (this.#missed) setTimeout(() => (this.#missed = false), MISSED);
  }

  #alive(): void {
    this.state = 'alive';
    this.#attempt = 0;
    this.#heard = Date.now();
  }

  #lost(): void {
    this.#source?.close();
    this.#source = null;
    if (this.#closed || this.state === 'gone') return;
    if (this.state !== 'reconnecting') this.since = Date.now();
    this.state = 'reconnecting';
    const wait = Math.min(500 * 2 ** this.#attempt++, 8000);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#reopen(), wait);
  }

  /** A stream does not say why it was refused, so the table itself is asked before it is opened again. */
  async #reopen(): Promise<void> {
    try {
      await me();
      await call('GET', this.#path);
    } catch (problem) {
      if (problem instanceof Refusal && [403, 404, 410].includes(problem.status)) {
        this.state = 'gone';
        return;
      }
      return this.#lost();
    }
    if (!this.#closed) this.#listen();
  }

  /** A dead line looks like a silent one; the server's signs of life do not reach an EventSource's owner. */
  async #feelPulse(): Promise<void> {
    if (this.state !== 'alive' || Date.now() - this.#heard < PULSE) return;
    const source = this.#source;
    try {
      const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Unreachable('/health');
      this.#heard = Date.now();
    } catch {
      if (source === this.#source) this.#lost();
    }
  }

  #hear(message: TableMessage): void {
    this.#lastId = message.id;
    this.#listener?.message(message, this.#missed);
  }
}
