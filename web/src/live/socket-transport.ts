// A WebSocket: messages, wishes and their answers on one connection.

import { Unreachable, refusalOf } from '../lib/api';
import type { Presence, SocketAnswer, TableMessage } from '../lib/types';
import type { Wish } from './connection';
import { commandOf } from './socket-command';
import type { OpenTransport, Receiver, Transport } from './transport';

/** How long, in milliseconds, the first message may take: some proxies swallow what they do not know. */
const FIRST = 4000;
/** How long the answer to a wish may take. */
const ANSWER = 10_000;

interface Waiting {
  resolve: () => void;
  reject: (problem: unknown) => void;
}

export const openSocket: OpenTransport = (table, query, receiver) => {
  // A page on https gets wss.
  const origin = location.origin.replace(/^http/, 'ws');
  return new Socket(`${origin}${table}/socket${query}`, receiver);
};

class Socket implements Transport {
  readonly #socket: WebSocket | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;
  #heard = false;
  #over = false;

  constructor(
    address: string,
    private readonly receiver: Receiver,
  ) {
    let patience = FIRST;
    try {
      this.#socket = new WebSocket(address);
      this.#socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data));
      this.#socket.onclose = () => this.#end(!this.#heard);
    } catch {
      // For some browsers a socket to this very server is not of the same origin.
      patience = 0;
    }
    setTimeout(() => this.#heard || this.#end(true), patience);
  }

  carry(wish: Wish): Promise<void> | null {
    const command = this.#heard && !this.#over && commandOf(wish);
    if (!command) return null;
    const request = this.#requests++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request, { resolve, reject });
      setTimeout(() => this.#waiting.has(request) && this.#end(true), ANSWER);
      this.#socket?.send(JSON.stringify({ request, ...command }));
    });
  }

  close(): void {
    this.#over = true;
    this.#socket?.close();
    // Nobody knows whether these counted.
    for (const { reject } of this.#waiting.values()) reject(new Unreachable('/socket'));
    this.#waiting.clear();
  }

  #hear(frame: TableMessage | SocketAnswer | Presence): void {
    if (this.#over) return;
    this.#heard = true;
    this.receiver.alive();
    if ('request' in frame) this.#answer(frame);
    else if ('id' in frame) this.receiver.message(frame);
    else this.receiver.presence(frame);
  }

  #answer({ request, status, problem }: SocketAnswer): void {
    // The server has forgotten who opened this connection; the next one begins with a new guest.
    if (status === 401) return this.#end(false);
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    if (problem) waiting?.reject(refusalOf(status, problem));
    else waiting?.resolve();
  }

  #end(useless: boolean): void {
    if (this.#over) return;
    this.close();
    this.receiver.lost(useless);
  }
}
