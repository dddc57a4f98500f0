// Asks a running server about the moments that come with the client, and writes them down: `npm run puzzles -- http://localhost:7777`.

import { readFileSync, writeFileSync } from 'node:fs';

import { createServer } from 'vite';

const server = process.argv[2] ?? 'http://localhost:7777';
const here = (name) => new URL(name, import.meta.url);
/** A record for the folder of each game, and how many of its moments are taken. */
const GAMES = [
  ['diamant', 'review/five.json', 8],
  ['troll', 'records/troll-dragon.json', 4],
];

async function ask(path, record) {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: record,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

// The client itself says what is a puzzle.
const client = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const puzzles = [];
for (const [folder, file, most] of GAMES) {
  const { puzzlesOf } = await client.ssrLoadModule(`/src/games/${folder}/puzzles.ts`);
  const record = readFileSync(here(`../../../testdata/${file}`), 'utf8');
  const [review, replay] = [await ask('/api/reviews', record), await ask('/api/replays', record)];
  puzzles.push(...puzzlesOf(review, replay).slice(0, most));
}
await client.close();
const HEAD = `// The moments that come with the client. \`npm run puzzles\` writes this file.

import type { Puzzle } from './puzzle';

export const shipped: Puzzle[] = `;
writeFileSync(here('shipped.ts'), `${HEAD}${JSON.stringify(puzzles, null, 1)};\n`);
