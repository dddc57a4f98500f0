// A server of one's own, which can be killed and started again on the same address and the same data.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The program under test; the one that cargo builds unless told otherwise. */
export const program = process.env.TACORA ?? 'cargo run --quiet --';

export class OwnServer {
  #process: ChildProcess | null = null;
  #port = 0;

  constructor(private readonly data: string) {}

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it; at first on any free port, later on the same one. */
  async start(): Promise<void> {
    const line = `exec ${program} serve --listen 127.0.0.1:${this.#port} --data ${this.data} --no-limits`;
    const started = spawn(line, { shell: true, cwd: '..', stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    let said = '';
    for await (const piece of started.stdout) {
      said += String(piece);
      const port = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (port) {
        this.#port = Number(port);
        return;
      }
    }
    throw new Error(`the server said only: ${said}`);
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const over = once(running, 'exit');
    running.kill('SIGKILL');
    await over;
  }
}
