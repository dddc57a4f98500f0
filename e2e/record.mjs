// Records two real games as one player's stream tells them, for tests that need the same game every time.
//
//   TACORA=path/to/tacora node record.mjs [diamant|troll-dragon]
//
// Writes ../testdata/streams/GAME.ndjson: the messages of seat 0, in order. Afterwards the golden transcripts are made
// anew with `npm test -- transcript --update-snapshots`, and read.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const GAMES = {
  diamant: {
    game: { name: 'diamant', edition: { name: 'Golden', base: 'iello-2016', expeditions: 3 } },
    company: ['hugo', 'magda', 'renard'],
    // Deeper every time, and in the last expedition until the trap.
    choose: ({ game }) =>
      game.expedition < 3 && game.path.length > 2 * game.expedition ? 'leave' : 'continue',
    worthwhile: [
      /"trap-sprung"[^}]*"caught":\[0/,
      /"came-home","leavers":\[0,/,
      /"relic-taken","seat":0/,
      /"relic-lost"/,
    ],
  },
  'troll-dragon': {
    game: { name: 'troll-dragon', options: { race: 'step', stock: { diamonds: 14, nuggets: 10 } } },
    company: ['cautious', 'bold'],
    choose: ({ game }, actions) =>
      ['enter', 'throw', 'keep-key', 'keep-door'].find((wish) => actions.includes(wish)) ??
      (game.beside.diamonds + game.beside.nuggets < 2 && actions.includes('roll') ? 'roll' : 'leave'),
    worthwhile: [/"troll-came"/, /"eye-opened"/, /"dragon-awoke"/, /"left","room":"hall"/, /"kept"/],
  },
};

const server = spawn(process.env.TACORA ?? '../target/debug/tacora', [
  'serve',
  '--port',
  '0',
  '--memory',
  '--no-limits',
]);
const origin = await new Promise((resolve) => {
  server.stdout.on('data', (text) => {
    const address = /http:\/\/[^\s]+/.exec(String(text));
    if (address) resolve(address[0].replace(/\/$/, ''));
  });
});

const wanted = process.argv[2];
for (const [name, plan] of Object.entries(GAMES).filter(([game]) => !wanted || game === wanted)) {
  let lines = [];
  do lines = await record(plan);
  while (!plan.worthwhile.every((part) => lines.some((line) => part.test(line))));
  const path = new URL(`../testdata/streams/${name}.ndjson`, import.meta.url);
  writeFileSync(path, `${lines.join('\n')}\n`);
  console.log(`${lines.length} messages of ${name}`);
}
server.kill();

/** Plays one game to its end; the answer is every message of the story. */
async function record({ game, company, choose }) {
  const { token } = await ask('/api/programs', { name: 'Ada' });
  const options = { game, bots: 'instant' };
  const { table } = await ask('/api/tables', { options, listing: 'private', name: 'Ada' }, token);
  const stream = await fetch(`${origin}/api/tables/${table}/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' },
  });
  for (const bot of company) await ask(`/api/tables/${table}/bots`, { bot }, token);
  await ask(`/api/tables/${table}/start`, {}, token);

  const lines = [];
  let answered = null;
  let scene = null;
  for await (const line of linesOf(stream.body)) {
    const message = JSON.parse(line);
    if (!message.id) continue;
    lines.push(line);
    scene = message.scene ?? scene;
    if (message.news?.type === 'game-ended') break;
    const { actions = [], choice } = message.you;
    const number = scene.question?.number;
    if (actions.length === 0 || choice || number === answered) continue;
    answered = number;
    // The question may have been answered by the time the message is read; the stream goes on in any case.
    await ask(`/api/tables/${table}/act`, { question: number, choice: choose(scene, actions) }, token).catch(
      () => {},
    );
  }
  await stream.body.cancel().catch(() => {});
  return lines;
}

async function ask(path, body, token) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json().catch(() => ({}));
}

async function* linesOf(body) {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop();
    yield* parts.filter((part) => part !== '');
  }
}
