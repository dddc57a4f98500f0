// A message as beats: anticipation, reveal, consequence, rest. Each frame says what is shown from its beat on.
//
// Nothing that depends on the outcome is in a frame before the face is visible. What follows from a card but belongs
// to the next chapter (the next expedition, the next turn, the winner) comes after its consequences.

import { gameOf } from '../games/any';
import type { Ceremony, Timing } from '../games/game';
import type { Happening } from '../lib/narrate';
import type { Fact, GameName, News, Scene, Sight } from '../lib/types';
import type { Outcome, Suspense } from './suspense';
import { consequence, factsIn, rest, showsNothing, type BeatName } from './tempo';

/** A piece of news, or a part of it, with its name in the log. */
export interface Part extends Happening {
  id: string;
}

export interface Frame<T extends Part = Part> {
  beat: BeatName;
  /** How long it is looked at, in milliseconds. */
  ms: number;
  /** What lies face down or has just come up; null when everything is in the scene. */
  suspense: Omit<Suspense, 'ms'> | null;
  /** What is told and shown from this beat on; null while the scene stays as it was. */
  told: T | null;
  /** What everybody watches together in this beat, at a table. */
  ceremony?: Ceremony;
}

/** All frames of one message, with all that is celebrated in it. */
export function staged<T extends Part>(told: T): Frame<T>[] {
  const frames = framesOf(told);
  return timingOf(told)?.staged(told, frames) ?? frames;
}

/** All frames of one message. */
export function framesOf<T extends Part>(told: T): Frame<T>[] {
  const facts = factsIn(told.news);
  const timing = timingOf(told);
  if (!timing) return [{ beat: 'consequence', ms: 0, suspense: null, told }];
  const race = isRace(told.scene) || isRace(told.before);
  const outcome = told.before ? drawnIn(timing, facts) : null;
  const [now, later] = chapters(timing, facts);
  const frames: Frame<T>[] = outcome ? suspenseful(timing, outcome, race) : [];
  const split = later.length > 0 && now.length > 0 && told.before !== null;
  const shown = split ? interim(timing, told, now, outcome) : told;
  const nothing = facts.length === 0 || showsNothing(timing, facts);
  const ms = nothing ? 0 : consequence(timing, split ? now : facts, race);
  frames.push({ beat: 'consequence', ms, suspense: null, told: shown });
  if (split)
    frames.push({ beat: 'rest', ms: rest(later, race), suspense: null, told: next(told, shown, later) });
  return frames;
}

function timingOf({ scene, before }: Pick<Part, 'scene' | 'before'>): Timing<GameName> | null {
  const game = scene.game ?? before?.game;
  return game ? gameOf(game.name).timing : null;
}

/** Whether people act as fast as they can. */
export function isRace(sight: (Sight & Partial<Pick<Scene, 'options'>>) | null): boolean {
  if (sight?.question?.kind === 'race') return true;
  return sight?.game ? gameOf(sight.game.name).timing.isRace(sight) : false;
}

/** Whose hands are full for a moment while a race goes on for everybody else; null where all wait. */
export function busyIn(told: Part): readonly number[] | null {
  if (!isRace(told.scene)) return null;
  return timingOf(told)?.busyIn(factsIn(told.news)) ?? null;
}

/** The card or the dice that these facts tell of; null when nothing was drawn. */
function drawnIn({ outcomeOf }: Timing<GameName>, facts: readonly Fact[]): Outcome | null {
  return facts.map(outcomeOf).find((outcome) => outcome !== null) ?? null;
}

function chapters({ nextChapter }: Timing<GameName>, facts: readonly Fact[]): [Fact[], Fact[]] {
  const cut = facts.findIndex(({ fact }) => fact === 'game-ended' || nextChapter.includes(fact));
  return cut < 0 ? [[...facts], []] : [facts.slice(0, cut), facts.slice(cut)];
}

function suspenseful<T extends Part>(
  timing: Timing<GameName>,
  { kind, faces }: Outcome,
  race: boolean,
): Frame<T>[] {
  const { anticipation, reveal } = timing.beforeFace(kind, race);
  const aside = faces.findIndex((face) => face === 'aside');
  const hidden = { kind, count: faces.length, aside: aside < 0 ? null : aside, faces: null };
  return [
    { beat: 'anticipation', ms: anticipation, suspense: hidden, told: null },
    { beat: 'reveal', ms: reveal, suspense: { ...hidden, faces }, told: null },
  ];
}

const withFacts = (news: News, facts: Fact[]): News => ({ ...news, facts }) as News;

function next<T extends Part>(told: T, shown: T, facts: Fact[]): T {
  // After the last card there is no next chapter to look at: its end stays until the game is declared over.
  const over = facts.some(({ fact }) => fact === 'game-ended');
  return { ...(over ? shown : told), id: `${told.id}/next`, news: withFacts(told.news, facts) };
}

/** The end of a chapter: its consequences are there, and what follows is not there yet. */
function interim<T extends Part>(timing: Timing<GameName>, told: T, facts: Fact[], outcome: Outcome | null): T {
  const { before, scene } = told;
  const game = endOf(timing, before?.game, scene.game, facts, outcome);
  const shown = { ...scene, phase: before?.phase ?? scene.phase, question: null, game };
  return { ...told, news: withFacts(told.news, facts), scene: shown };
}

function endOf(
  timing: Timing<GameName>,
  before: Sight['game'],
  after: Sight['game'],
  facts: Fact[],
  outcome: Outcome | null,
): Sight['game'] {
  return before && after && before.name === after.name ? timing.endOf(before, after, facts, outcome) : after;
}
