// The server under test behind an address of its own, which can bring a newer client from one moment to the next.

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class NewerClient {
  #version: string | null = null;
  readonly #server: Server;

  private constructor(private readonly behind: string) {
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
  }

  static async before(server: string): Promise<NewerClient> {
    const client = new NewerClient(server);
    client.#server.listen(0, '127.0.0.1');
    await once(client.#server, 'listening');
    return client;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on the service worker is that of this version. */
  update(version: string): void {
    this.#version = version;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url } = asked;
    const headers = { ...asked.headers };
    if (url === '/sw.js') {
      // It is to come whole and as text.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const onward = request(new URL(url ?? '/', this.behind), { method, headers }, (found) => {
      if (url === '/sw.js' && this.#version) void this.#rename(found, answer, this.#version);
      else found.pipe(answer.writeHead(found.statusCode ?? 500, found.headers));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  async #rename(found: IncomingMessage, answer: ServerResponse, version: string): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of found) pieces.push(piece as Buffer);
    const worker = Buffer.concat(pieces)
      .toString()
      .replace(/tacora-[0-9a-f]+/, version);
    const { 'content-length': _, etag: __, ...headers } = found.headers;
    answer.writeHead(200, headers).end(worker);
  }
}
