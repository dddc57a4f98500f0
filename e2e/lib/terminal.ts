// Somebody at a table without a browser: the program itself, line by line.

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import { program } from './server';

export class Terminal {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;

  /** Sits down at the table at this link; what it remembers of the server goes into the folder. */
  constructor(link: string, name: string, folder: string) {
    this.#process = spawn(`exec ${program} --lang en play --plain ${link} --people ${name}`, {
      shell: true,
      cwd: '..',
      env: { ...process.env, XDG_STATE_HOME: folder },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  }

  /** Goes on twice and then home, until the game is over; the answer is every line that was said. */
  async play(): Promise<string[]> {
    const over = once(this.#process, 'exit');
    const lines: string[] = [];
    let turn = 0;
    for await (const line of createInterface(this.#process.stdout)) {
      lines.push(line);
      if (line.includes('1 Continue, 2 Leave')) this.#type(turn++ % 3 === 2 ? '2' : '1');
      // Before the first game that is for the host to say; after it there is none.
      if (turn > 0 && line.startsWith('Ready to start?')) this.#type('quit');
    }
    const [code] = await over;
    if (code !== 0) throw new Error(`the terminal ended with ${code}:\n${lines.join('\n')}`);
    return lines;
  }

  /** Ends it, if it has not ended by itself. */
  kill(): void {
    this.#process.kill();
  }

  #type(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }
}
