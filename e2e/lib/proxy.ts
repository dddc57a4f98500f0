// A proxy before the server of the tests, which does to WebSockets what proxies do.

import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** What happens to a request for a WebSocket. */
export type Treatment = 'pass' | 'refuse' | 'close at once';

export class Proxy {
  /** How many WebSockets were asked for. */
  asked = 0;
  /** Whether the next command reaches the server and its answer gets lost, together with the connection. */
  #cuts = false;
  #cut: (() => void) | null = null;
  #server: Server;
  #open = new Set<Socket>();

  constructor(
    behind: string,
    public treatment: Treatment,
  ) {
    const { hostname, port } = new URL(behind);
    this.#server = createServer((asked, answer) => {
      const { method, url: path, headers } = asked;
      const passed = request({ hostname, port, method, path, headers }, (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        answer.flushHeaders();
        told.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    });
    this.#server.on('upgrade', (asked, client: Socket) => {
      this.asked++;
      client.on('error', () => client.destroy());
      if (this.treatment === 'refuse') {
        client.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
        return;
      }
      const server = connect(Number(port), hostname);
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2)
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      server.write(`${lines.join('\r\n')}\r\n\r\n`);
      this.#join(client, server);
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Lets the next command reach the server and loses the answer; ends when that has happened. */
  cutNextAnswer(): Promise<void> {
    this.#cuts = true;
    return new Promise((resolve) => (this.#cut = resolve));
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.#open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.#open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    let commanded = false;
    client.on('data', (bytes) => {
      commanded ||= this.#cuts;
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (commanded) {
        this.#cuts = false;
        client.destroy();
        this.#cut?.();
        return;
      }
      client.write(bytes);
      // The server has agreed, and that is all that gets through.
      if (this.treatment === 'close at once') client.destroy();
    });
  }
}
