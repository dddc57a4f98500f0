// Where in a replay one is, and whether it goes on by itself.

import { chapterAt, type Chapter, type Moment } from './story';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How long, in milliseconds, each moment is looked at. */
const LOOK: Record<Pace, number> = { slow: 4000, normal: 2000, fast: 800 };

export class Player {
  at = $state(0);
  playing = $state(false);
  pace = $state<Pace>('normal');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly moments: Moment[],
    readonly chapters: Chapter[],
    start: number,
    /** Told of every arrival, and whether it is one step on. */
    private readonly arrived: (moment: Moment, onward: boolean) => void,
  ) {
    this.at = Math.min(Math.max(start, 0), this.last);
  }

  get last(): number {
    return this.moments.length - 1;
  }
  get moment(): Moment | undefined {
    return this.moments[this.at];
  }
  get chapter(): Chapter | undefined {
    return chapterAt(this.chapters, this.at);
  }

  /** Goes to a moment by hand: whoever takes the reins stops what goes by itself. */
  go(to: number): void {
    this.pause();
    this.#arrive(to);
  }

  /** Goes to the beginning of the chapter after this one, or of this one, or of the one before. */
  turn(by: 1 | -1): void {
    const next = this.chapters.find(({ at }) => at > this.at);
    const previous = this.chapters.findLast(({ at }) => at < this.at);
    this.go(by > 0 ? (next?.at ?? this.last) : (previous?.at ?? 0));
  }

  play(): void {
    if (this.at === this.last) this.#arrive(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#arrive(this.at + 1);
      if (this.at < this.last) this.#wait();
      else this.pause();
    }, LOOK[this.pace]);
  }

  #arrive(wished: number): void {
    const to = Math.min(Math.max(wished, 0), this.last);
    const onward = to === this.at + 1;
    const moment = this.moments[to];
    if (to === this.at || !moment) return;
    this.at = to;
    this.arrived(moment, onward);
  }
}
