// A game that was really played, told to a page again: the same cards, the same choices, every time.
//
// How the streams in testdata/streams were recorded is in record.mjs.

import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

interface Message {
  id: string;
  news?: { type: string; facts?: { fact: string }[]; choices?: { seat: number; choice: string }[] };
  scene?: { phase: string };
  you: { seat?: number; actions?: string[]; choice?: string };
}

export type Recorded = 'diamant' | 'troll-dragon';

export class Recording {
  readonly messages: Message[];
  #server: Server;
  #listener: ServerResponse | null = null;
  #told = 0;
  #until: number;

  constructor(game: Recorded, until?: (message: Message) => boolean) {
    const lines = readFileSync(`../testdata/streams/${game}.ndjson`, 'utf8').trimEnd().split('\n');
    this.messages = lines.map((line) => JSON.parse(line));
    this.#until = until ? this.messages.findIndex(until) + 1 : this.#nextAnswer(0);
    this.#server = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.flushHeaders();
      this.#listener = answer;
      this.#tell();
    });
  }

  /** Tells it to this page instead of what its table says. */
  async play(page: Page): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    await page.route('**/api/tables/*/events*', (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/` }),
    );
    await page.route('**/api/tables/*/act', (route) => {
      this.#until = this.#nextAnswer(this.#told + 1);
      this.#tell();
      return route.fulfill({ json: {} });
    });
    await page.goto('/t/RECORDED00');
  }

  /** What was answered to the question that is open now; nothing when the story is over. */
  get answer(): string | null {
    return (
      this.messages
        .slice(this.#told)
        .map(answerIn)
        .find((answer) => answer !== null) ?? null
    );
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #tell(): void {
    for (; this.#told < this.#until; this.#told++) {
      const message = this.messages[this.#told]!;
      this.#listener?.write(`id: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`);
    }
  }

  /** How far it can be told before seat 0 must answer again. */
  #nextAnswer(from: number): number {
    const found = this.messages.findIndex(
      (message, at) =>
        at >= from && message.you.choice === undefined && answerIn(this.messages[at + 1]) !== null,
    );
    return found < 0 ? this.messages.length : found + 1;
  }
}

/** The choice of seat 0 that this message tells of, sealed or open. */
function answerIn(message: Message | undefined): string | null {
  const opened = message?.news?.choices?.find(({ seat }) => seat === 0);
  return message?.you.choice ?? opened?.choice ?? null;
}
