// A table on a server: over a WebSocket or, where none gets through, as a stream of server-sent events and requests. It
// heals itself.

import { Refusal, Unreachable, call, me } from '../lib/api';
import type { Connection, ConnectionState, Listener, Send } from './connection';
import { openSocket } from './socket-transport';
import { openStream } from './stream-transport';
import type { Receiver, Transport } from './transport';

/** How long, in milliseconds, a line that was mended is taken to tell what was missed. */
const MISSED = 400;
/** A socket that breaks this soon, in milliseconds, and the next one too, is worse than a stream. */
const BRIEF = 5000;
/** How often, in milliseconds, a silent line is asked whether the server is still there. */
const PULSE = 15_000;

export class ServerConnection implements Connection {
  state = $state<ConnectionState>('opening');
  since = $state(0);

  readonly #path: string;
  #listener: Listener | null = null;
  #transport: Transport | null = null;
  /** Whether WebSockets do not get through to this server, as far as anybody knows. */
  #noSockets = false;
  /** How many sockets in a row broke soon. */
  #brief = 0;
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

  readonly send: Send = async (wish) => {
    const { method, path, body, key } = wish;
    await (this.#transport?.carry?.(wish) ?? call(method, this.#path + path, body, key));
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
    this.#hangUp();
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
    this.#hangUp();
    const after = this.#lastId === null ? '' : `&after=${encodeURIComponent(this.#lastId)}`;
    this.#catchUp();
    const isSocket = !this.#noSockets;
    const opened = Date.now();
    let heard = false;
    const receiver: Receiver = {
      alive: () => {
        heard = true;
        this.#alive();
      },
      message: (message) => {
        this.#lastId = message.id;
        this.#listener?.message(message, this.#missed);
      },
      presence: (presence) => this.#listener?.presence(presence),
      lost: (useless) => {
        this.#brief = Date.now() - opened < BRIEF ? this.#brief + 1 : 0;
        // When neither gets through, the server is away, and its sockets may well work when it is back.
        this.#noSockets = isSocket ? useless || this.#brief > 1 : !useless;
        if (isSocket && !heard) this.#listen();
        else this.#lost();
      },
    };
    this.#transport = (isSocket ? openSocket : openStream)(this.#path, `?scene=changes${after}`, receiver);
  }

  #hangUp(): void {
    this.#transport?.close();
    this.#transport = null;
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
    this.#hangUp();
    if (this.#closed || this.state === 'gone') return;
    if (this.state !== 'reconnecting') this.since = Date.now();
    this.state = 'reconnecting';
    const wait = Math.min(500 * 2 ** this.#attempt++, 8000);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#reopen(), wait);
  }

  /** No transport says why it was refused, so the table itself is asked before one is opened again. */
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

  /** A dead line looks like a silent one; the server's signs of life do not reach a script. */
  async #feelPulse(): Promise<void> {
    if (this.state !== 'alive' || Date.now() - this.#heard < PULSE) return;
    const transport = this.#transport;
    try {
      const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Unreachable('/health');
      this.#heard = Date.now();
    } catch {
      if (transport === this.#transport) this.#lost();
    }
  }
}
