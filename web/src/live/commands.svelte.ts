// Everything that somebody at a table can want. Nothing is shown by it: the feed tells what came of it.

import { Refusal, Unreachable, named, randomHex } from '../lib/api';
import { feel } from '../lib/haptics';
import { lookAsBefore } from '../lib/make-table';
import type { Appearance, Choice, Door, Listing, OptionsField, Reaction, Scene, Vote, You } from '../lib/types';
import type { Connection, Wish } from './connection';
import type { Deal } from './deal';
import type { Feed } from './feed.svelte';

const TRIES = 4;

export class Commands {
  /** The choice on its way to the server and back: it counts as made until the stream has told of it. */
  sending = $state<Choice | null>(null);
  /** The slug of the last refusal, until the next wish. */
  refused = $state<string | null>(null);

  /** The question to which the choice on its way is the answer. */
  #answering: number | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly feed: Feed,
    private readonly deal: Deal,
  ) {}

  /** A scene is shown: a choice that it tells of is no longer on its way. */
  hear(scene: Scene | null, you: You): void {
    if (you.choice === this.sending || scene?.question?.number !== this.#answering) this.sending = null;
  }

  /** Answers the open question, or changes the answer; for a seat of this device, if one is named. */
  async act(choice: Choice, seat?: number): Promise<void> {
    const question = this.feed.scene?.question;
    if (!question || this.feed.isSkip(question.number)) return;
    this.feed.settle();
    feel('choice');
    // What somebody at a shared device has chosen is not shown there.
    this.sending = seat === undefined ? choice : null;
    this.#answering = question.number;
    const done = await this.#carry('POST', `/act${named(seat)}`, { question: question.number, choice });
    // In a race the question stays, and the same choice may be made again at once.
    if (this.sending === choice && (!done || question.kind === 'race')) this.sending = null;
  }

  /** Sits down, with the explorer of last time if nobody here has its colour. */
  async sit(name: string): Promise<boolean> {
    const sits = await this.#carry('POST', '/seat', { name });
    if (sits) await lookAsBefore(this.connection.send);
    return sits;
  }
  /** Chooses how the explorer or the bag of a seat looks. */
  look(appearance: Appearance, seat?: number): Promise<boolean> {
    return this.#carry('PUT', `/appearance${named(seat)}`, appearance);
  }
  /** Lets somebody else sit down at this device. */
  sitBeside(name: string): Promise<boolean> {
    return this.#carry('POST', '/seats', { name });
  }
  standUp(seat?: number): Promise<boolean> {
    return this.#carry('DELETE', `/seat${named(seat)}`);
  }
  addBot(bot: string): Promise<boolean> {
    return this.#carry('POST', '/bots', { bot });
  }
  clearSeat(seat: number): Promise<boolean> {
    return this.#carry('DELETE', `/seats/${seat}`);
  }
  moveSeat(seat: number, to: number): Promise<boolean> {
    return this.#carry('PUT', `/seats/${seat}/place`, { to });
  }
  standIn(seat: number): Promise<boolean> {
    return this.#carry('POST', `/seats/${seat}/stand-in`);
  }
  /** Answers whether a bot should play for somebody. */
  voteOnStandIn(seat: number, vote: Vote): Promise<boolean> {
    return this.#carry('PUT', `/seats/${seat}/stand-in`, { vote });
  }
  passHost(seat: number): Promise<boolean> {
    return this.#carry('POST', `/seats/${seat}/host`);
  }
  sendAway(person: string): Promise<boolean> {
    return this.#carry('DELETE', `/people/${person}`);
  }
  /** Lets newcomers come to a private table, or not. */
  setDoor(door: Door): Promise<boolean> {
    return this.#carry('PUT', '/door', { door });
  }
  agree(options: OptionsField): Promise<boolean> {
    return this.#carry('PUT', '/options', options);
  }
  list(listing: Listing): Promise<boolean> {
    return this.#carry('PUT', '/listing', { listing });
  }
  react(reaction: Reaction): Promise<boolean> {
    return this.#carry('POST', '/reactions', { reaction });
  }
  say(text: string): Promise<boolean> {
    return this.#carry('POST', '/words', { text });
  }
  /** Everybody at this device wants to play (again). */
  async ready(): Promise<boolean> {
    const seats = this.feed.seats.map(({ seat }) => seat);
    await this.deal.committed;
    for (const seat of seats) {
      if (!(await this.#carry('POST', `/ready${seats.length > 1 ? named(seat) : ''}`))) return false;
    }
    return true;
  }
  async start(): Promise<boolean> {
    await this.deal.committed;
    return this.#carry('POST', '/start');
  }

  /** Carries a wish to the server; when the answer is lost, the same wish again under the same key counts once. */
  async #carry(method: Wish['method'], path: string, body?: unknown): Promise<boolean> {
    this.refused = null;
    const key = randomHex();
    for (let attempt = 1; ; attempt++) {
      try {
        await this.connection.send({ method, path, body, key });
        return true;
      } catch (problem) {
        const again = attempt < TRIES ? retryIn(problem, attempt) : null;
        if (again === null) {
          if (problem instanceof Refusal) this.refused = problem.slug;
          // The line says so itself, and that it is being mended.
          else this.connection.lose();
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
