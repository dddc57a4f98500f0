// The clock of everything that is shown: messages in order, each beat for its time.
//
// It never falls far behind: when more is waiting than `limit` allows, everything runs faster until all is shown.

import type { BeatName } from './tempo';

export interface Step {
  beat: BeatName;
  /** How long it is looked at, in milliseconds. */
  ms: number;
  /** Shows it; `ms` is how long it will really stay. */
  show(ms: number): void;
}

export interface Item {
  steps: Step[];
  /** Within how many milliseconds of its arrival all of it must be shown; 0 for at once. */
  limit: number;
}

/** Faster than this nobody can follow: then it is shown at once. */
const FASTEST = 8;

export class Timeline {
  #queue: Item[] = [];
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the running beat ends. */
  #ends = 0;
  #speed = 1;
  #closed = false;
  #advancing = false;

  constructor(
    /** By how much the beats of this name are stretched: 0 where nothing may move. */
    private readonly stretch: (beat: BeatName) => number = () => 1,
  ) {}

  /** Whether something is still being shown or waits for it. */
  get busy(): boolean {
    return this.#timer !== undefined || this.#queue.length > 0 || this.#steps.length > 0;
  }

  add(item: Item): void {
    if (this.#closed) return;
    this.#queue.push(item);
    const needed = this.#waiting();
    const wished = item.limit <= 0 ? Infinity : needed / item.limit;
    this.#hurryTo(wished > FASTEST ? Infinity : wished);
    if (this.#timer === undefined) this.#advance();
  }

  /** Shows the running message to its end and goes on with the next one. Says whether there was one. */
  skip(): boolean {
    if (this.#timer === undefined) return false;
    this.#stop();
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) step.show(0);
    this.#advance();
    return true;
  }

  /** Shows everything at once and takes nothing more. */
  close(): void {
    this.#closed = true;
    this.#stop();
    this.#queue = [];
    this.#steps = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #last(step: Step): number {
    return step.ms * this.stretch(step.beat);
  }

  /** How long everything that waits would last at speed 1. */
  #waiting(): number {
    const running = this.#timer === undefined ? 0 : Math.max(0, this.#ends - Date.now()) * this.#speed;
    const steps = [this.#steps, ...this.#queue.map((item) => item.steps)].flat();
    // The last look at the last message delays nothing.
    return running + steps.slice(0, -1).reduce((sum, step) => sum + this.#last(step), 0);
  }

  #hurryTo(speed: number): void {
    if (speed <= this.#speed) return;
    const left = Math.max(0, this.#ends - Date.now()) * this.#speed;
    this.#speed = speed;
    if (this.#timer === undefined) return;
    this.#stop();
    if (left / speed >= 1) this.#wait(left / speed);
  }

  #wait(ms: number): void {
    this.#ends = Date.now() + ms;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#advance();
    }, ms);
  }

  #advance(): void {
    // What is shown may add to the queue.
    if (this.#advancing) return;
    this.#advancing = true;
    while (this.#timer === undefined) {
      if (this.#steps.length === 0) this.#steps = [...(this.#queue.shift()?.steps ?? [])];
      const step = this.#steps.shift();
      if (!step) break;
      const ms = this.#last(step) / this.#speed;
      step.show(ms);
      if (ms >= 1 && !this.#closed) this.#wait(ms);
    }
    this.#advancing = false;
    if (!this.busy) this.#speed = 1;
  }
}
