// What is shown of a table: its messages in order, beat by beat.
//
// State changes only by what arrives. What has arrived and is not shown yet is known to the timeline alone: no screen can
// see it before its beat.

import type { Ceremony } from '../games/game';
import type { Beside, Scene, TableMessage, You } from '../lib/types';
import { busyIn, type Frame } from '../timeline/frames';
import { itemOf, stretch } from '../timeline/showing';
import type { Suspense } from '../timeline/suspense';
import { factsIn } from '../timeline/tempo';
import { Timeline } from '../timeline/timeline';
import type { Shown, Told } from './shown';

export type Staged = Ceremony & { ms: number };
interface Live extends Told {
  scene: Scene;
}
/** Hears of every beat when it is shown. What somebody missed while they were away is only caught up with. */
export type Narrator = (frame: Frame, missed: boolean) => void;

/** How long, in milliseconds, a question that somebody skipped to cannot be answered: the tap was meant to skip. */
const SKIPPED = 350;
/** By how much beats are shortened for whoever waits at the camp and asks for it. */
const HURRY = 0.4;
const LOG = 300;

export class Feed implements Shown {
  scene = $state.raw<Scene | null>(null);
  you = $state.raw<You>({});
  log = $state.raw<Told[]>([]);
  suspense = $state.raw<Suspense | null>(null);
  /** What everybody watches together now, and for how many milliseconds. */
  ceremony = $state.raw<Staged | null>(null);
  /** Whether somebody who waits at the camp wants everything to go faster. */
  hurry = $state(false);

  #timeline = new Timeline((beat) => stretch(beat) * (this.#hurries ? HURRY : 1));
  /** The table after the last message that has arrived, shown or not. */
  #arrived: Scene | null = null;
  /** The question that somebody skipped to, and when. */
  #skippedTo: { question: number; at: number } | null = null;

  constructor(
    private readonly narrate: Narrator = () => {},
    /** Hears of every scene that is shown. */
    private readonly shown: (scene: Scene | null, you: You) => void = () => {},
  ) {}

  get latest(): Told | null {
    return this.log.findLast(({ news }) => factsIn(news).length > 0) ?? null;
  }

  /** What is seen on each seat of this device: usually one, more where several people share it, none for an onlooker. */
  get seats(): Beside[] {
    const { seat, actions, choice, chest, beside = [] } = this.you;
    return seat === undefined || seat === null ? [] : [{ seat, actions, choice, chest }, ...beside];
  }

  /** Nobody here is asked: then it may go faster. */
  get #hurries(): boolean {
    return this.hurry && this.seats.every(({ actions }) => !actions?.length);
  }

  /** A message has arrived; it is shown when its time comes. */
  receive(message: TableMessage, late: boolean): void {
    const before = this.#arrived;
    if (message.scene) this.#arrived = message.scene;
    else if (before && message.changes) this.#arrived = { ...before, ...message.changes };
    const { id, news, you } = message;
    const scene = this.#arrived;
    const told: Live | null = news && scene ? { id, news, scene, before } : null;
    const missed = late || before === null;
    const busy = told && busyIn(told);
    const show = (frame: Frame<Live>, ms: number, last: boolean): void => {
      this.suspense = frame.suspense && { ...frame.suspense, ms };
      this.ceremony = frame.ceremony ? { ...frame.ceremony, ms } : null;
      // The question stands with what comes last: who is asked knows all that there is to know.
      const shown = frame.told?.scene ?? scene;
      const question = this.scene?.question;
      // A race waits for no dice: what could be done before they were taken can be done until their faces are visible.
      if (busy && shown && question?.kind === 'race')
        this.#put({ ...shown, question }, without(busy, this.you));
      else if (frame.told || !told) this.#put(shown, last ? you : unasked(you));
      if (frame.told) this.log = [...this.log.slice(1 - LOG), frame.told];
      this.narrate(frame, missed);
    };
    this.#timeline.add(itemOf(told, { missed, deadline: scene?.question?.deadline ?? null }, show));
  }

  #put(scene: Scene | null, you: You): void {
    this.you = you;
    this.scene = scene;
    this.shown(scene, you);
  }

  /** Shows the running beats to their end. */
  skip(): void {
    const before = this.scene?.question?.number;
    this.#timeline.skip();
    const question = this.scene?.question?.number;
    if (question !== undefined && question !== before) this.#skippedTo = { question, at: Date.now() };
  }

  /** Whether what looks like a choice was the tap or key that skipped to the question. */
  isSkip(question: number): boolean {
    const skipped = this.#skippedTo;
    return skipped?.question === question && Date.now() - skipped.at < SKIPPED;
  }

  /** The question is answered: nobody looks at what came before it any more. */
  settle(): void {
    this.#timeline.skip();
  }

  /** Shows everything at once and takes nothing more. */
  close(): void {
    this.#timeline.close();
  }
}

/** Somebody's own view while these seats can do nothing. */
function without(busy: readonly number[], you: You): You {
  const still = <T extends Pick<You, 'seat' | 'actions'>>(own: T): T =>
    typeof own.seat === 'number' && busy.includes(own.seat) ? { ...own, actions: [] } : own;
  return { ...still(you), beside: you.beside?.map(still) };
}

/** Somebody's own view before the question is shown. */
function unasked(you: You): You {
  const nothing = { actions: [], choice: null };
  return { ...you, ...nothing, beside: you.beside?.map((own) => ({ ...own, ...nothing })) };
}
