// A guided expedition. It knows no rule: it plays back what the engine told about each way through it
// (`replays.ts`), and goes from one way to another where the pupil chooses.

import type { Asker, Shown, Told } from '../live/shown';
import type { Choice, DiamantScene, Scene, You } from '../lib/types';
import { framesOf } from '../timeline/frames';
import type { Suspense } from '../timeline/suspense';
import type { BeatName } from '../timeline/tempo';
import { Timeline } from '../timeline/timeline';
import { replays, type Step } from './replays';
import { SCRIPT, type Way } from './script';

/** The pupil's seat. */
export const PUPIL = 0;

/** How long, in milliseconds, a skip is not taken for a choice. */
const SKIPPED = 350;

const WAYS = Object.keys(SCRIPT) as Way[];
/** The way of those who only press on. */
const FIRST: Way = 'continue-continue-leave';

const stepsOf = (way: Way): Step[] => replays[way].steps;

/** Whether two ways are the same up to this step. */
function together(one: Way, other: Way, at: number): boolean {
  const until = (way: Way): string => JSON.stringify(stepsOf(way).slice(0, at + 1));
  return until(one) === until(other);
}

/** What the pupil chooses on this way after this step; nothing where nobody asks. */
export function chosen(way: Way, at: number): Choice | null {
  const inside = stepsOf(way)[at]?.game.inside.includes(PUPIL);
  const decided = stepsOf(way)[at + 1]?.facts.find((fact) => fact.fact === 'decided');
  if (!inside || !decided) return null;
  return decided.leaving.includes(PUPIL) ? 'leave' : 'continue';
}

export class Lesson implements Shown, Asker {
  way = $state<Way>(FIRST);
  at = $state(0);
  /** Which of the step's sentences the guide says. */
  page = $state(0);

  /** The card that is coming. */
  suspense = $state.raw<Suspense | null>(null);
  #timeline: Timeline;
  /** When somebody last skipped to the end of a card. */
  #skipped = -Infinity;

  /** What is on its way to a server; here nothing ever is. */
  readonly sending = null;

  constructor(
    private readonly pupil: () => string,
    /** By how much beats are stretched; without it everything is shown at once. */
    stretch: (beat: BeatName) => number = () => 0,
  ) {
    this.#timeline = new Timeline(stretch);
  }

  get #pages(): string[] {
    return SCRIPT[this.way][this.at] ?? [];
  }
  get #last(): boolean {
    return this.page === this.#pages.length - 1;
  }

  /** What the guide says now. */
  get words(): string {
    return this.#pages[this.page] ?? '';
  }

  /** What the pupil may choose now: wherever a way leads from here. */
  get choices(): Choice[] {
    if (!this.#last || this.suspense) return [];
    const open = WAYS.filter((way) => together(way, this.way, this.at)).flatMap(
      (way) => chosen(way, this.at) ?? [],
    );
    return (['continue', 'leave'] as const).filter((choice) => open.includes(choice));
  }

  get atEnd(): boolean {
    return this.#last && this.at === stepsOf(this.way).length - 1;
  }
  /** Whether the lesson is over, or only a way that was worth a try. */
  get over(): boolean {
    return this.atEnd && this.words === 'end';
  }

  get you(): You {
    return { seat: PUPIL, actions: this.choices };
  }
  get game(): DiamantScene {
    return this.#step(this.at).game;
  }
  /** The explorer who goes home first. */
  get other(): string {
    return replays[this.way].players[1] ?? '';
  }
  get scene(): Scene {
    const seats = this.game.inside;
    const question = {
      number: this.at,
      kind: 'ballot',
      seats,
      thinking: seats,
      waiting: seats.length,
    } as const;
    return { ...this.#scene(this.at), question: this.choices.length > 0 ? question : null };
  }
  get latest(): Told | null {
    return this.at === 0 ? null : this.#toldAt(this.at);
  }
  /** Everything on this way up to now. */
  get log(): Told[] {
    return Array.from({ length: this.at }, (_, n) => this.#toldAt(n + 1));
  }

  /** Shows a card that is coming at once. */
  skip(): void {
    if (this.#timeline.skip()) this.#skipped = Date.now();
  }
  /** Whether what looks like a choice was the tap or key that skipped. */
  get #busy(): boolean {
    return this.#timeline.busy || Date.now() - this.#skipped < SKIPPED;
  }

  /** The guide goes on; not where the pupil has to choose. */
  next(): void {
    if (this.choices.length > 0 || this.atEnd || this.#busy) return;
    if (this.#last) this.#show(this.at + 1);
    else this.page += 1;
  }

  async act(choice: Choice): Promise<void> {
    if (!this.choices.includes(choice) || this.#busy) return;
    const way = WAYS.find((way) => together(way, this.way, this.at) && chosen(way, this.at) === choice);
    // The way that was taken before is as good as any other that begins like it.
    if (chosen(this.way, this.at) !== choice) this.way = way ?? this.way;
    this.#show(this.at + 1);
  }

  /** Back to the last choice. */
  back(): void {
    let at = this.at - 1;
    while (at > 0 && chosen(this.way, at) === null) at -= 1;
    this.#go(at);
    this.page = this.#pages.length - 1;
  }

  /** Goes one step on, beat by beat. */
  #show(at: number): void {
    const frames = framesOf(this.#toldAt(at)).filter(({ beat }) => beat !== 'rest');
    const steps = frames.map(({ beat, ms, suspense }) => ({
      beat,
      ms: beat === 'consequence' ? 0 : ms,
      show: (real: number) => {
        this.suspense = suspense && { ...suspense, ms: real };
        if (beat === 'consequence') this.#go(at);
      },
    }));
    this.#timeline.add({ steps, limit: Infinity });
  }
  #toldAt(at: number): Told {
    return {
      id: `${this.way}/${at}`,
      news: { type: 'drawn', facts: this.#step(at).facts },
      scene: this.#scene(at),
      before: this.#scene(at - 1),
    } as Told;
  }
  #go(at: number): void {
    this.at = at;
    this.page = 0;
  }
  #step(at: number): Step {
    const step = stepsOf(this.way)[at];
    if (!step) throw new Error(`${this.way} has no step ${at}`);
    return step;
  }
  #scene(at: number): Scene {
    const names = [this.pupil(), ...replays[this.way].players.slice(1)];
    return {
      phase: 'playing',
      seats: names.map((name) => ({ name })),
      players: [names.length, names.length],
      game: this.#step(at).game,
      listing: 'private',
      options: { game: { name: 'diamant', edition: 'portal-2025' } },
      deal: { game: '', commitment: '' },
    } as Scene;
  }
}
