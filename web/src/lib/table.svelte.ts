// One table as its stream tells it: what is shown, and whether the line is alive.
//
// State changes only by what the server sends. No rule of a game stands here. What has arrived and is not shown yet is
// known to the timeline alone: no screen can see it before its beat.

import { feel } from './haptics';
import { Refusal, Unreachable, call, me, named, randomHex } from './api';
import { lookAsBefore } from './make-table';
import { commitNonce, revealNonces } from './nonces';
import type { Ceremony } from '../games/game';
import type { Frame } from '../timeline/frames';
import { itemOf, stretch } from '../timeline/showing';
import type { Suspense } from '../timeline/suspense';
import { Timeline } from '../timeline/timeline';
import type { Happening } from './narrate';
import type {
  Appearance,
  Beside,
  Choice,
  DealScene,
  Door,
  Listing,
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
export type Staged = Ceremony & { ms: number };
interface Live extends Told {
  scene: Scene;
}
/** Hears of every beat when it is shown. What somebody missed while they were away is only caught up with. */
export type Narrator = (frame: Frame, missed: boolean) => void;

/** How long, in milliseconds, a line that was mended is taken to tell what was missed. */
const MISSED = 400;
/** How long, in milliseconds, a question that somebody skipped to cannot be answered: the tap was meant to skip. */
const SKIPPED = 350;
/** How often, in milliseconds, a silent line is asked whether the server is still there. */
const PULSE = 15_000;
/** By how much beats are shortened for whoever waits at the camp and asks for it. */
const HURRY = 0.4;
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
  /** What lies face down, still rolls or has just come up. */
  suspense = $state.raw<Suspense | null>(null);
  /** What everybody watches together now, and for how many milliseconds. */
  ceremony = $state.raw<Staged | null>(null);
  /** Whether somebody who waits at the camp wants everything to go faster. */
  hurry = $state(false);
  /** The choice on its way to the server and back: it counts as made until the stream has told of it. */
  sending = $state<Choice | null>(null);
  /** The slug of the last refusal, until the next wish. */
  refused = $state<string | null>(null);

  #source: EventSource | null = null;
  #lastId: string | null = null;
  #timeline = new Timeline((beat) => stretch(beat) * (this.#hurries ? HURRY : 1));
  /** The table after the last message that has arrived, shown or not. */
  #arrived: Scene | null = null;
  /** Whether what arrives was missed. */
  #missed = false;
  /** The question that somebody skipped to, and when. */
  #skippedTo: { question: number; at: number } | null = null;
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
    private readonly narrate: Narrator = () => {},
  ) {}

  /** Nobody here is asked: then it may go faster. */
  get #hurries(): boolean {
    return this.hurry && this.seats.every(({ actions }) => !actions?.length);
  }

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
    this.#timeline.close();
  }

  /** Shows the running beats to their end. */
  skip(): void {
    const before = this.scene?.question?.number;
    this.#timeline.skip();
    const question = this.scene?.question?.number;
    if (question !== undefined && question !== before) this.#skippedTo = { question, at: Date.now() };
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
    this.#catchUp();
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

  /** Somebody who comes back has missed what arrives first. */
  #catchUp(): void {
    this.#missed = this.#lastId !== null;
    if (this.#missed) setTimeout(() => (this.#missed = false), MISSED);
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
    const before = this.#arrived;
    if (message.scene) this.#arrived = message.scene;
    else if (before && message.changes) this.#arrived = { ...before, ...message.changes };
    const { id, news, you } = message;
    const scene = this.#arrived;
    const told: Live | null = news && scene ? { id, news, scene, before } : null;
    const missed = this.#missed || before === null;
    const show = (frame: Frame<Live>, ms: number, last: boolean): void => {
      this.suspense = frame.suspense && { ...frame.suspense, ms };
      this.ceremony = frame.ceremony ? { ...frame.ceremony, ms } : null;
      // The question stands with what comes last: who is asked knows all that there is to know.
      if (frame.told || !told) this.#put(frame.told?.scene ?? scene, last ? you : unasked(you));
      if (frame.told) this.log = [...this.log.slice(1 - LOG), frame.told];
      this.narrate(frame, missed);
    };
    this.#timeline.add(itemOf(told, { missed, deadline: scene?.question?.deadline ?? null }, show));
  }

  #put(scene: Scene | null, you: You): void {
    this.you = you;
    this.scene = scene;
    if (you.choice === this.sending || scene?.question?.number !== this.#answering) this.sending = null;
  }

  /** Answers the open question, or changes the answer; for a seat of this device, if one is named. */
  async act(choice: Choice, seat?: number): Promise<void> {
    const question = this.scene?.question;
    if (!question || this.#isSkip(question.number)) return;
    this.#timeline.skip();
    feel('choice');
    // What somebody at a shared device has chosen is not shown there.
    this.sending = seat === undefined ? choice : null;
    this.#answering = question.number;
    const done = await this.#wish('POST', `/act${named(seat)}`, { question: question.number, choice });
    // In a race the question stays, and the same choice may be made again at once.
    if (this.sending === choice && (!done || question.kind === 'race')) this.sending = null;
  }

  /** Whether what looks like a choice was the tap or key that skipped to the question. */
  #isSkip(question: number): boolean {
    const skipped = this.#skippedTo;
    return skipped?.question === question && Date.now() - skipped.at < SKIPPED;
  }

  /** Sits down, with the explorer of last time if nobody here has its colour. */
  async sit(name: string): Promise<boolean> {
    const sits = await this.#wish('POST', '/seat', { name });
    if (sits) await lookAsBefore(this.code);
    return sits;
  }
  /** Chooses how the explorer or the bag of a seat looks. */
  look(appearance: Appearance, seat?: number): Promise<boolean> {
    return this.#wish('PUT', `/appearance${named(seat)}`, appearance);
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
          if (problem instanceof Refusal) this.refused = problem.slug;
          // The line says so itself, and that it is being mended.
          else this.lose();
          return false;
        }
        await new Promise((resolve) => setTimeout(resolve, again));
      }
    }
  }
}

/** Somebody's own view before the question is shown. */
function unasked(you: You): You {
  const nothing = { actions: [], choice: null };
  return { ...you, ...nothing, beside: you.beside?.map((own) => ({ ...own, ...nothing })) };
}

/** How many milliseconds to wait before the same wish is worth another try; null when it is not. */
function retryIn(problem: unknown, attempt: number): number | null {
  if (problem instanceof Unreachable) return 400 * attempt;
  if (problem instanceof Refusal && problem.status === 503) return problem.retryAfter ?? 400 * attempt;
  if (problem instanceof Refusal && problem.slug === 'table/too-soon') return problem.retryAfter ?? 200;
  return null;
}
