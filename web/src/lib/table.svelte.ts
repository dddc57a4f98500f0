// One table as its stream tells it: what is shown, what is still to be told, and whether the line is alive.
//
// State changes only by what the server sends. No rule of a game stands here.

import { Refusal, Unreachable, call, me, named, randomHex } from './api';
import { commitNonce, revealNonces } from './nonces';
import type { Happening } from './telling';
import type {
  Beside,
  Choice,
  DealScene,
  Door,
  Listing,
  News,
  OptionsField,
  Presence,
  Reaction,
  Scene,
  TableMessage,
  Vote,
  You,
} from './types';
import { keepDeal } from './witness';

export type Connection = 'opening' | 'alive' | 'reconnecting' | 'gone';

/** Something that was told, for the log. */
export interface Told extends Happening {
  id: string;
}

/** How long, in milliseconds, something is looked at before the next thing is told. */
export function pause(news: News | null | undefined): number {
  if (!news) return 0;
  switch (news.type) {
    case 'drawn':
      return news.facts.some((fact) => fact.fact === 'trap-sprung') ? 1800 : 600;
    case 'opened':
      // Dice that are only taken into the hand show nothing yet.
      return news.facts.every((fact) => fact.fact === 'dice-taken' || fact.fact === 'stayed') ? 0 : 1200;
    case 'raced':
      return 120;
    default:
      return 0;
  }
}

/** More than this many untold messages are told without a pause: somebody was away and wants to catch up. */
const BEHIND = 8;
/** How often, in milliseconds, a silent line is asked whether the server is still there. */
const PULSE = 15_000;
const LOG = 300;
const TRIES = 4;

export class Table {
  scene = $state.raw<Scene | null>(null);
  you = $state.raw<You>({});
  presence = $state.raw<Presence>({ here: [], watching: 0 });
  connection = $state<Connection>('opening');
  /** When the line was lost, in milliseconds since 1970. */
  since = $state(0);
  log = $state.raw<Told[]>([]);
  /** The choice on its way to the server and back: it counts as made until the stream has told of it. */
  sending = $state<Choice | null>(null);
  /** The slug of the last refusal, until the next wish. */
  refused = $state<string | null>(null);

  #source: EventSource | null = null;
  #lastId: string | null = null;
  #untold: TableMessage[] = [];
  #telling = false;
  #skip: (() => void) | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #heard = 0;
  /** The question to which the choice on its way is the answer. */
  #answering: number | null = null;
  /** What was last heard of the deal, whether it is shown yet or not. */
  #deal: { phase: Scene['phase']; deal: DealScene } | null = null;
  /** For which seats of which deals this browser has committed. */
  #committed: string[] = [];
  #commitments: Promise<unknown> = Promise.resolve();

  constructor(
    readonly code: string,
    private readonly onTold: (told: Told, you: You) => void = () => {},
    private readonly pauseAfter: (news: News | null | undefined) => number = pause,
  ) {}

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.code)}`;
  }

  /** What is seen on each seat of this device: usually one, more where several people share it, none for an onlooker. */
  get seats(): Beside[] {
    const { seat, actions, choice, chest, beside = [] } = this.you;
    return seat === undefined || seat === null ? [] : [{ seat, actions, choice, chest }, ...beside];
  }

  /** Begins to listen. */
  async open(): Promise<void> {
    this.#pulse ??= setInterval(() => void this.#feelPulse(), PULSE);
    try {
      // A stream can be watched by anybody; only somebody known to the server sees their own seat in it.
      await me();
    } catch {
      return this.#lost();
    }
    if (!this.#closed) this.#listen();
  }

  /** Stops listening for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#source?.close();
    this.#skip?.();
  }

  /** Tells the rest at once. */
  hurry(): void {
    this.#skip?.();
  }

  /** The device says that it has no network: nobody need wait until the silence is noticed. */
  lose(): void {
    if (this.connection === 'alive') this.#lost();
  }

  /** Tries to reach the server now instead of at the next turn. */
  wake(): void {
    if (this.connection !== 'reconnecting' || this.#closed) return;
    clearTimeout(this.#retry);
    void this.#reopen();
  }

  #listen(): void {
    this.#source?.close();
    const after = this.#lastId === null ? '' : `&after=${encodeURIComponent(this.#lastId)}`;
    const source = new EventSource(`${this.#path}/events?scene=changes${after}`);
    this.#source = source;
    source.onopen = () => this.#alive();
    source.onmessage = (event) => {
      this.#alive();
      this.#receive(JSON.parse(event.data) as TableMessage);
    };
    source.addEventListener('presence', (event) => {
      this.#alive();
      this.presence = JSON.parse((event as MessageEvent<string>).data) as Presence;
    });
    source.onerror = () => {
      if (source === this.#source) this.#lost();
    };
  }

  #alive(): void {
    this.connection = 'alive';
    this.#attempt = 0;
    this.#heard = Date.now();
  }

  #lost(): void {
    this.#source?.close();
    this.#source = null;
    if (this.#closed || this.connection === 'gone') return;
    if (this.connection !== 'reconnecting') this.since = Date.now();
    this.connection = 'reconnecting';
    const wait = Math.min(500 * 2 ** this.#attempt++, 8000);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#reopen(), wait);
  }

  /** A stream does not say why it was refused, so the table itself is asked before it is opened again. */
  async #reopen(): Promise<void> {
    try {
      await me();
      await call('GET', this.#path);
    } catch (problem) {
      if (problem instanceof Refusal && [403, 404, 410].includes(problem.status)) {
        this.connection = 'gone';
        return;
      }
      return this.#lost();
    }
    if (!this.#closed) this.#listen();
  }

  /** A dead line looks like a silent one; the server's signs of life do not reach an EventSource's owner. */
  async #feelPulse(): Promise<void> {
    if (this.connection !== 'alive' || Date.now() - this.#heard < PULSE) return;
    const source = this.#source;
    try {
      const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Unreachable('/health');
      this.#heard = Date.now();
    } catch {
      if (source === this.#source) this.#lost();
    }
  }

  #receive(message: TableMessage): void {
    this.#lastId = message.id;
    this.#prepareDeal(message);
    this.#untold.push(message);
    if (!this.#telling) void this.#tell();
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    for (let message = this.#untold.shift(); message; message = this.#untold.shift()) {
      this.#show(message);
      const wait = this.#untold.length > BEHIND ? 0 : this.pauseAfter(message.news);
      if (wait > 0 && !this.#closed) await this.#look(wait);
    }
    this.#telling = false;
  }

  #look(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #show(message: TableMessage): void {
    this.you = message.you;
    const before = this.scene;
    if (message.scene) this.scene = message.scene;
    else if (before && message.changes) this.scene = { ...before, ...message.changes };
    if (this.you.choice === this.sending || this.scene?.question?.number !== this.#answering)
      this.sending = null;
    if (!message.news || !this.scene) return;
    const told = { id: message.id, news: message.news, scene: this.scene, before };
    this.log = [...this.log.slice(1 - LOG), told];
    this.onTold(told, message.you);
  }

  /** Answers the open question, or changes the answer; for a seat of this device, if one is named. */
  async act(choice: Choice, seat?: number): Promise<void> {
    const question = this.scene?.question;
    if (!question) return;
    this.hurry();
    // What somebody at a shared device has chosen is not shown there.
    this.sending = seat === undefined ? choice : null;
    this.#answering = question.number;
    const done = await this.#wish('POST', `/act${named(seat)}`, { question: question.number, choice });
    // In a race the question stays, and the same choice may be made again at once.
    if (this.sending === choice && (!done || question.kind === 'race')) this.sending = null;
  }

  sit(name: string): Promise<boolean> {
    return this.#wish('POST', '/seat', { name });
  }
  /** Lets somebody else sit down at this device. */
  sitBeside(name: string): Promise<boolean> {
    return this.#wish('POST', '/seats', { name });
  }
  standUp(seat?: number): Promise<boolean> {
    return this.#wish('DELETE', `/seat${named(seat)}`);
  }
  addBot(bot: string): Promise<boolean> {
    return this.#wish('POST', '/bots', { bot });
  }
  clearSeat(seat: number): Promise<boolean> {
    return this.#wish('DELETE', `/seats/${seat}`);
  }
  moveSeat(seat: number, to: number): Promise<boolean> {
    return this.#wish('PUT', `/seats/${seat}/place`, { to });
  }
  standIn(seat: number): Promise<boolean> {
    return this.#wish('POST', `/seats/${seat}/stand-in`);
  }
  /** Answers whether a bot should play for somebody. */
  voteOnStandIn(seat: number, vote: Vote): Promise<boolean> {
    return this.#wish('PUT', `/seats/${seat}/stand-in`, { vote });
  }
  passHost(seat: number): Promise<boolean> {
    return this.#wish('POST', `/seats/${seat}/host`);
  }
  sendAway(person: string): Promise<boolean> {
    return this.#wish('DELETE', `/people/${person}`);
  }
  /** Lets newcomers come to a private table, or not. */
  setDoor(door: Door): Promise<boolean> {
    return this.#wish('PUT', '/door', { door });
  }
  agree(options: OptionsField): Promise<boolean> {
    return this.#wish('PUT', '/options', options);
  }
  list(listing: Listing): Promise<boolean> {
    return this.#wish('PUT', '/listing', { listing });
  }
  react(reaction: Reaction): Promise<boolean> {
    return this.#wish('POST', '/reactions', { reaction });
  }
  say(text: string): Promise<boolean> {
    return this.#wish('POST', '/words', { text });
  }
  /** Everybody at this device wants to play (again). */
  async ready(): Promise<boolean> {
    const seats = this.seats.map(({ seat }) => seat);
    await this.#commitments;
    for (const seat of seats) {
      if (!(await this.#wish('POST', `/ready${seats.length > 1 ? named(seat) : ''}`))) return false;
    }
    return true;
  }
  async start(): Promise<boolean> {
    await this.#commitments;
    return this.#wish('POST', '/start');
  }

  /** Takes part in a fair deal as soon as the message is here, however long its news wait to be shown. */
  #prepareDeal({ scene, changes, you }: TableMessage): void {
    const phase = scene?.phase ?? changes?.phase ?? this.#deal?.phase;
    const deal = scene?.deal ?? changes?.deal ?? this.#deal?.deal;
    if (!phase || !deal) return;
    const asked = deal.seats && deal !== this.#deal?.deal;
    if (deal.game !== this.#deal?.deal.game) keepDeal(deal, phase);
    this.#deal = { phase, deal };
    if (phase === 'playing' || deal.game === '') return;
    const own = [you.seat, ...(you.beside ?? []).map(({ seat }) => seat)];
    const seats = own.filter((seat) => typeof seat === 'number');
    if (asked) void revealNonces(this.code, deal, seats);
    if (deal.seats) return;
    const sent = seats
      .filter((seat) => !deal.dropped?.includes(seat) && !this.#committed.includes(`${deal.game}/${seat}`))
      .map((seat) => {
        this.#committed.push(`${deal.game}/${seat}`);
        return commitNonce(this.code, deal.game, seats.length > 1 ? seat : undefined);
      });
    if (sent.length > 0) this.#commitments = Promise.allSettled([this.#commitments, ...sent]);
  }

  /** Carries a wish to the server; when the answer is lost, the same wish again under the same key counts once. */
  async #wish(method: string, path: string, body?: unknown): Promise<boolean> {
    this.refused = null;
    const key = randomHex();
    for (let attempt = 1; ; attempt++) {
      try {
        await call(method, this.#path + path, body, key);
        return true;
      } catch (problem) {
        const again = attempt < TRIES ? retryIn(problem, attempt) : null;
        if (again === null) {
          this.refused = problem instanceof Refusal ? problem.slug : 'web/unreachable';
          return false;
        }
        await new Promise((resolve) => setTimeout(resolve, again));
      }
    }
  }
}

/** How many milliseconds to wait before the same wish is worth another try; null when it is not. */
function retryIn(problem: unknown, attempt: number): number | null {
  if (problem instanceof Unreachable) return 400 * attempt;
  if (problem instanceof Refusal && problem.status === 503) return problem.retryAfter ?? 400 * attempt;
  if (problem instanceof Refusal && problem.slug === 'table/too-soon') return problem.retryAfter ?? 200;
  return null;
}
