// A recorded game told to several screens at once, one message after another.

import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import type { Recorded } from './recording';

export interface FedMessage {
  id: string;
  news?: { type: string; facts?: { fact: string }[]; choices?: { seat: number }[] };
  you: object;
}

export class Feed {
  readonly messages: FedMessage[];
  #server: Server;
  #listeners: { answer: ServerResponse; seated: boolean }[] = [];

  constructor(game: Recorded) {
    const lines = readFileSync(`../testdata/streams/${game}.ndjson`, 'utf8').trimEnd().split('\n');
    this.messages = lines.map((line) => JSON.parse(line));
    this.#server = createServer((request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.flushHeaders();
      this.#listeners.push({ answer, seated: request.url !== '/onlooker' });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Tells it to this page instead of what its table says; an onlooker has no seat. */
  async tell(page: Page, as: 'player' | 'onlooker'): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await page.route('**/api/tables/*/events*', (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/${as}` }),
    );
  }

  get listeners(): number {
    return this.#listeners.length;
  }

  send(message: FedMessage): void {
    for (const { answer, seated } of this.#listeners) {
      const told = seated ? message : { ...message, you: {} };
      answer.write(`id: ${message.id}\ndata: ${JSON.stringify(told)}\n\n`);
    }
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
