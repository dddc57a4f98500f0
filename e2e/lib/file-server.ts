// A plain file server, as anybody has one: it knows nothing of the client, and the site lies in some folder of it.

import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class FileServer {
  /** Files that are not there for now, by the end of their names. */
  missing = new Set<string>();
  readonly #server: Server;

  private constructor(folder: string, path: string) {
    this.#server = createServer((asked, answer) => {
      const { pathname } = new URL(asked.url ?? '/', 'http://here');
      const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '..';
      const file = join(folder, normalize(`/${name}`));
      const there = name !== '..' && existsSync(file) && statSync(file).isFile();
      if (!there || Array.from(this.missing).some((end) => name.endsWith(end))) {
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(answer);
    });
  }

  /** Serves the folder under this path. */
  static async start(folder: string, path: string): Promise<FileServer> {
    const server = new FileServer(folder, path);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
