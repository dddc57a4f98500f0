// Asks a running server about the moments that come with the client, and writes them down: `npm run puzzles -- http://localhost:7777`.

import { readFileSync, writeFileSync } from 'node:fs';

const server = process.argv[2] ?? 'http://localhost:7777';
const here = (name) => new URL(name, import.meta.url);
const record = readFileSync(here('../../../testdata/review/five.json'), 'utf8');

async function ask(path) {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: record,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

const [review, replay] = [await ask('/api/reviews'), await ask('/api/replays')];
const costly = review.decisions.toSorted((one, other) => other.loss - one.loss);
const once = costly.filter(({ moves }, n) => costly.findIndex((one) => one.moves === moves) === n).slice(0, 8);
const puzzles = once
  .toSorted((one, other) => one.moves - other.moves)
  .map((decision) => ({
    names: replay.players,
    game: replay.steps[decision.moves].game,
    decision,
    exact: review.exact,
  }));
writeFileSync(here('shipped.json'), `${JSON.stringify(puzzles, null, 1)}\n`);
