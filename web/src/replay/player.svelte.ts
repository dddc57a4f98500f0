// Where in a replay one is, and whether it goes on by itself. Then it shows cards and dice as a table does, beat by beat.

import type { Shown } from '../live/shown';
import { framesOf, type Frame } from '../timeline/frames';
import { stretch } from '../timeline/showing';
import type { Suspense } from '../timeline/suspense';
import { Timeline, type Step } from '../timeline/timeline';
import type { Sight } from '../lib/types';
import { chapterAt, type Chapter, type Moment } from './story';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How long, in milliseconds, each moment is looked at. */
const LOOK: Record<Pace, number> = { slow: 4000, normal: 2000, fast: 800 };

export class Player implements Shown {
  at = $state(0);
  playing = $state(false);
  pace = $state<Pace>('normal');
  /** What lies face down, still rolls or has just come up. */
  suspense = $state.raw<Suspense | null>(null);
  /** The end of a chapter before the next one is announced. */
  #part = $state.raw<Moment | null>(null);
  #timeline = new Timeline();

  constructor(
    readonly moments: Moment[],
    readonly chapters: Chapter[],
    start: number,
    /** Hears of every beat, and whether it is one step on. */
    private readonly narrate: (frame: Frame<Moment>, onward: boolean) => void,
  ) {
    this.at = Math.min(Math.max(start, 0), this.last);
  }

  get last(): number {
    return this.moments.length - 1;
  }
  get moment(): Moment | undefined {
    return this.#part ?? this.moments[this.at];
  }
  get scene(): Sight | null {
    return this.moment?.scene ?? null;
  }
  get latest(): Moment | null {
    return this.moment ?? null;
  }
  /** Everything up to this moment. */
  get log(): Moment[] {
    const { moment } = this;
    return moment ? [...this.moments.slice(0, this.at), moment] : [];
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
    this.#part = null;
    this.playing = true;
    this.#goOn(0);
  }

  pause(): void {
    this.playing = false;
    this.#timeline.close();
    this.suspense = null;
    if (this.at === this.last) this.#part = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Shows the running beats to their end. */
  skip(): void {
    if (this.suspense || this.#part) this.#timeline.skip();
  }

  /** Looks at this moment, of which `seen` milliseconds are over, and shows the next one beat by beat. */
  #goOn(seen: number): void {
    const look = LOOK[this.pace];
    const moment = this.moments[this.at + 1];
    if (!moment) return this.pause();
    const frames = framesOf(moment);
    const before = frames.filter(({ told }) => !told);
    // The faces are visible when the next moment is due.
    const usual = before.reduce((sum, { beat, ms }) => sum + ms * stretch(beat), 0);
    const squeeze = Math.min(1, look / 2 / Math.max(1, usual));
    const end = frames.length - before.length > 1 ? look * 0.4 : 0;
    const lasts = ({ beat, ms, told }: Frame): number =>
      told ? (beat === 'consequence' ? end : 0) : ms * stretch(beat) * squeeze;
    const wait: Step = { beat: 'rest', ms: look - seen - usual * squeeze, show: () => {} };
    const steps = frames.map((frame) => ({
      beat: frame.beat,
      ms: lasts(frame),
      show: (ms: number) => this.#show(frame, ms),
    }));
    const next: Step = { beat: 'rest', ms: 0, show: () => this.playing && this.#goOn(end) };
    this.#timeline = new Timeline();
    this.#timeline.add({ steps: [wait, ...steps, next], limit: Infinity });
  }

  #show(frame: Frame<Moment>, ms: number): void {
    this.suspense = frame.suspense && { ...frame.suspense, ms };
    if (frame.beat === 'consequence') this.at += 1;
    // The last part is told with the moment as a whole.
    this.#part = frame.beat === 'consequence' ? frame.told : null;
    this.narrate(frame, true);
  }

  #arrive(wished: number): void {
    const to = Math.min(Math.max(wished, 0), this.last);
    const onward = to === this.at + 1;
    const told = this.moments[to];
    if (to === this.at || !told) return;
    this.at = to;
    this.#part = null;
    this.narrate({ beat: 'consequence', ms: 0, suspense: null, told }, onward);
  }
}
