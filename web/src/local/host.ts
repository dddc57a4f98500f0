// Tables on this device: everything is kept before anybody is told of it, as on a server.

import type { Keeping } from '../lib/alone.svelte';
import type { Action, Answer, Engine } from './engine';
import type { Said, Wanted } from './messages';
import { Conflict, Memory, type GameRow, type Store } from './store';

/** Fetches a table of the master. */
export type Fetch = (name: string) => Promise<Uint8Array>;

interface Reply {
  status: number;
  body: string | null;
}

const problem = (status: number, slug: string, retry?: number): Reply => ({
  status,
  body: JSON.stringify({ slug, message: slug, retry_after_ms: retry }),
});
const ok = (body: unknown): Reply => ({ status: 200, body: JSON.stringify(body) });

/** How many games and tables a list shows. */
const LISTED = 50;

export class Host {
  readonly #loaded = new Set<string>();
  readonly #listened = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Requests are answered one after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private store: Store,
    private readonly say: (said: Said) => void,
    private readonly fetch: Fetch,
    private readonly now: () => number,
  ) {}

  /** Answers, when everything that was asked before is answered. */
  take(wanted: Wanted): void {
    const { id } = wanted;
    this.#queue(async () => {
      const reply = await this.#answer(wanted).catch(() => problem(500, 'server/fault'));
      this.say({ id, ...reply });
    });
  }

  #queue(work: () => Promise<void>): void {
    this.#last = this.#last.then(work, work);
  }

  async #answer(wanted: Wanted): Promise<Reply> {
    switch (wanted.want) {
      case 'listen':
        return this.#listen(wanted.table);
      case 'leave':
        this.#listened.delete(wanted.table);
        return this.#carry({ action: 'leave', table: wanted.table });
      case 'call': {
        const { method, path, body, key } = wanted;
        const parts = path.split('?')[0]?.split('/').slice(2) ?? [];
        if (method === 'GET' && parts[0] === 'me') return this.#mine(parts[1]);
        if (method === 'GET' && path === '/api/tables') return ok({ tables: [] });
        if (method === 'GET' && parts[0] === 'games') return this.#game(parts[1] ?? '', parts[2]);
        if (path === '/api/tables') return this.#make(body, key);
        return this.#carry(
          { action: 'call', method, path, body, key },
          parts[0] === 'tables' ? parts[1] : undefined,
        );
      }
    }
  }

  /** A game goes on from a record, so a game of this device is looked up first. */
  async #make(body: unknown, key?: string): Promise<Reply> {
    const wish = body as { from?: { game?: string; moves: number } };
    let wanted = body;
    if (wish.from?.game !== undefined) {
      const row = await this.store.game(wish.from.game);
      if (!row) return problem(404, 'game/unknown');
      wanted = { ...wish, from: { record: JSON.parse(row.record) as unknown, moves: wish.from.moves } };
    }
    return this.#carry({ action: 'call', method: 'POST', path: '/api/tables', body: wanted, key });
  }

  async #mine(what: string | undefined): Promise<Reply> {
    if (what === undefined) return ok({ id: '0000000000000001', name: '' });
    if (what === 'tables') {
      const rows = (await this.store.tables()).sort((a, b) => b.at - a.at).slice(0, LISTED);
      return ok({ tables: rows.map((row) => ({ ...row, sign: JSON.parse(row.sign) as unknown })) });
    }
    if (what === 'games') {
      const rows = (await this.store.games()).sort((a, b) => b.ended - a.ended).slice(0, LISTED);
      const shown = ({ id, table, ended, verdict }: GameRow): unknown => ({
        id,
        table,
        ended,
        verdict: JSON.parse(verdict) as unknown,
      });
      return ok({ games: rows.map(shown) });
    }
    return problem(404, 'device/needs-server');
  }

  async #game(id: string, what: string | undefined): Promise<Reply> {
    const row = await this.store.game(decodeURIComponent(id));
    if (!row) return problem(404, 'game/unknown');
    if (what === 'record') return { status: 200, body: row.record };
    const body = JSON.parse(row.record) as unknown;
    const path = { replay: '/api/replays', review: '/api/reviews' }[what ?? ''];
    if (!path) return problem(404, 'device/needs-server');
    return this.#carry({ action: 'call', method: 'POST', path, body });
  }

  async #listen(table: string): Promise<Reply> {
    this.#listened.add(table);
    return this.#carry({ action: 'listen', table });
  }

  /** Asks the module, as often as it needs another table of the master first. */
  async #ask(action: Action): Promise<Answer> {
    for (;;) {
      const answer = this.engine.ask(this.now(), action);
      if (answer.needs === undefined) return answer;
      const table = await this.fetch(answer.needs);
      if (!this.engine.teach(answer.needs, table)) throw new Error(`${answer.needs} is no table`);
    }
  }

  async #load(table: string): Promise<void> {
    if (this.#loaded.has(table)) return;
    const log = await this.store.log(table);
    if (log.length === 0) return;
    const { status } = await this.#ask({ action: 'load', table, log });
    if (status < 300) this.#loaded.add(table);
  }

  async #carry(action: Action, named = 'table' in action ? action.table : undefined): Promise<Reply> {
    if (named !== undefined) await this.#load(named);
    let answer: Answer;
    try {
      answer = await this.#ask(action);
    } catch {
      // What a strong bot needs is not here, and there is no network to fetch it.
      return problem(503, 'device/needs-network', 5000);
    }
    if (!(await this.#settle(answer))) return problem(503, 'server/store', 200);
    return { status: answer.status, body: answer.body === undefined ? null : JSON.stringify(answer.body) };
  }

  /** Keeps what happened, and then tells of it; whether nobody else had gone on with the table. */
  async #settle(answer: Answer): Promise<boolean> {
    const {
      table,
      log = [],
      first = 0,
      messages = [],
      presence = '',
      sign = '',
      due = null,
      finished,
    } = answer;
    if (table === undefined) return true;
    if (log.length > 0) {
      const ended = this.now();
      const row = { table, at: ended, sign };
      const verdict = finished && this.engine.ask(ended, verdictOf(finished.record)).body;
      const game = finished ? { ...finished, table, ended, verdict: JSON.stringify(verdict) } : null;
      if (!(await this.#keep({ row, first, log, game }))) {
        await this.#startOver(table);
        return false;
      }
      this.#loaded.add(table);
    }
    for (const message of messages) this.say({ table, message });
    if (this.#listened.has(table)) this.say({ table, presence });
    this.#schedule(table, due);
    return true;
  }

  async #keep(append: Parameters<Store['append']>[0]): Promise<boolean> {
    try {
      await this.store.append(append);
      return true;
    } catch (why) {
      if (why instanceof Conflict) return false;
      // There is no more room: the game goes on for as long as the page is open.
      const keeping: Keeping = 'full';
      this.say({ keeping });
      this.store = new Memory(this.store);
      await this.store.append(append);
      return true;
    }
  }

  /** Another tab has gone on with this table: what it did counts. */
  async #startOver(table: string): Promise<void> {
    await this.#ask({ action: 'forget', table });
    this.#loaded.delete(table);
    if (!this.#listened.has(table)) return;
    await this.#load(table);
    const { body } = await this.#ask({ action: 'listen', table });
    this.say({ table, message: JSON.stringify(body) });
  }

  #schedule(table: string, due: number | null): void {
    clearTimeout(this.#timers.get(table));
    if (due === null) return;
    const wait = Math.max(0, due - this.now());
    const tick = (): void => this.#queue(() => this.#tick(table));
    this.#timers.set(table, setTimeout(tick, wait));
  }

  async #tick(table: string): Promise<void> {
    try {
      await this.#settle(await this.#ask({ action: 'tick', table }));
    } catch {
      // The network may be there again later.
      this.#schedule(table, this.now() + 5000);
    }
  }
}

const verdictOf = (record: string): Action => ({
  action: 'call',
  method: 'POST',
  path: '/api/verdicts',
  body: JSON.parse(record) as unknown,
});
