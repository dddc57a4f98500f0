// A guided expedition. It knows no rule: it plays back what the engine told about each way through it
// (`replays.json`), and goes from one way to another where the pupil chooses.

import type { Told } from '../lib/table.svelte';
import type { Choice, DiamantScene, Fact, Replay, Scene, You } from '../lib/types';
import replays from './replays.json';
import { SCRIPT, type Way } from './script';

/** The pupil's seat. */
export const PUPIL = 0;

const WAYS = Object.keys(SCRIPT) as Way[];
/** The way of those who only press on. */
const FIRST: Way = 'continue-continue-leave';

interface Step {
  facts: Fact[];
  game: DiamantScene;
}
const stepsOf = (way: Way): Step[] => (replays[way] as unknown as Replay).steps as Step[];

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

export class Lesson {
  way = $state<Way>(FIRST);
  at = $state(0);
  /** Which of the step's sentences the guide says. */
  page = $state(0);

  /** What is on its way to a server; here nothing ever is. */
  readonly sending = null;

  constructor(private readonly pupil: () => string) {}

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
    if (!this.#last) return [];
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
  /** What happened last, as a table tells it. */
  get told(): Told | null {
    if (this.at === 0) return null;
    const { facts } = this.#step(this.at);
    return {
      id: `${this.way}/${this.at}`,
      news: { type: 'drawn', facts },
      scene: this.#scene(this.at),
      before: this.#scene(this.at - 1),
    } as Told;
  }

  /** The guide goes on; not where the pupil has to choose. */
  next(): void {
    if (this.choices.length > 0 || this.atEnd) return;
    if (this.#last) this.#go(this.at + 1);
    else this.page += 1;
  }

  async act(choice: Choice): Promise<void> {
    if (!this.choices.includes(choice)) return;
    const way = WAYS.find((way) => together(way, this.way, this.at) && chosen(way, this.at) === choice);
    // The way that was taken before is as good as any other that begins like it.
    if (chosen(this.way, this.at) !== choice) this.way = way ?? this.way;
    this.#go(this.at + 1);
  }

  /** Back to the last choice. */
  back(): void {
    let at = this.at - 1;
    while (at > 0 && chosen(this.way, at) === null) at -= 1;
    this.#go(at);
    this.page = this.#pages.length - 1;
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
