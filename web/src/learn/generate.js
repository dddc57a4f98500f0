// Asks a running server what happens on each way through the lesson, and writes it down: `npm run lesson -- http://localhost:7777`.

import { readFileSync, writeFileSync } from 'node:fs';

import { recordOf } from './record.js';

const server = process.argv[2] ?? 'http://localhost:7777';
const here = (name) => new URL(name, import.meta.url);

/** What each way through the lesson comes to, as the engine tells it. */
export async function told(server, ways) {
  const all = {};
  for (const [way, steps] of Object.entries(ways)) {
    const body = JSON.stringify(recordOf(steps));
    const answer = await fetch(`${server}/api/replays`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`${way}: ${await answer.text()}`);
    all[way] = await answer.json();
  }
  return all;
}

const ways = JSON.parse(readFileSync(here('records.json'), 'utf8'));
const HEAD = `// What each way through the lesson comes to, as the engine tells it. \`npm run lesson\` writes this file.

import type { DiamantScene, Fact, Replay } from '../lib/types';
import type { Way } from './script';

export interface Step {
  facts: Fact[];
  game: DiamantScene;
}

export const replays: Record<Way, Omit<Replay, 'steps'> & { steps: Step[] }> = `;
writeFileSync(here('replays.ts'), `${HEAD}${JSON.stringify(await told(server, ways), null, 1)};\n`);
