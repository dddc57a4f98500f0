// A message as beats: anticipation, reveal, consequence, rest. Each frame says what is shown from its beat on.
//
// Nothing that depends on the outcome is in a frame before the face is visible. What follows from a card but belongs
// to the next chapter (the next expedition, the next turn, the winner) comes after its consequences.

import type { Happening } from '../lib/narrate';
import type { Fact, News, PathCard, Scene, Sight } from '../lib/types';
import type { Ceremony } from './ceremony';
import { drawnIn, type Outcome, type Suspense } from './suspense';
import { beforeFace, consequence, factsIn, rest, showsNothing, type BeatName } from './tempo';

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

const NEXT_CHAPTER = ['expedition-began', 'rest-named', 'turn-passed', 'game-ended'];

/** All frames of one message. */
export function framesOf<T extends Part>(told: T): Frame<T>[] {
  const facts = factsIn(told.news);
  const race = isRace(told.scene) || isRace(told.before);
  const outcome = told.before ? drawnIn(facts) : null;
  const [now, later] = chapters(facts);
  const frames: Frame<T>[] = outcome ? suspenseful(outcome, race) : [];
  const split = later.length > 0 && now.length > 0 && told.before !== null;
  const shown = split ? interim(told, now, outcome) : told;
  const ms = facts.length === 0 || showsNothing(facts) ? 0 : consequence(split ? now : facts, race);
  frames.push({ beat: 'consequence', ms, suspense: null, told: shown });
  if (split)
    frames.push({ beat: 'rest', ms: rest(later, race), suspense: null, told: next(told, shown, later) });
  return frames;
}

/** Whether people roll as fast as they can: only in the hall. */
export function isRace(sight: (Sight & Partial<Pick<Scene, 'options'>>) | null): boolean {
  if (sight?.question?.kind === 'race') return true;
  const game = sight?.options?.game;
  if (game?.name !== 'troll-dragon' || sight?.game?.name !== 'troll-dragon' || !sight.game.hall) return false;
  return (game.options as { race?: string } | undefined)?.race !== 'step';
}

function chapters(facts: readonly Fact[]): [Fact[], Fact[]] {
  const cut = facts.findIndex(({ fact }) => NEXT_CHAPTER.includes(fact));
  return cut < 0 ? [[...facts], []] : [facts.slice(0, cut), facts.slice(cut)];
}

function suspenseful<T extends Part>({ kind, faces }: Outcome, race: boolean): Frame<T>[] {
  const { anticipation, reveal } = beforeFace(kind, race);
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
function interim<T extends Part>(told: T, facts: Fact[], outcome: Outcome | null): T {
  const { before, scene } = told;
  const game = endOf(before?.game, scene.game, facts, outcome);
  const shown = { ...scene, phase: before?.phase ?? scene.phase, question: null, game };
  return { ...told, news: withFacts(told.news, facts), scene: shown };
}

/** What lies on the path after these facts: nobody's rubies, and no relic that somebody took. */
function swept(path: PathCard[], facts: Fact[]): PathCard[] {
  const left = path.map((card) => ({ ...card, rubies: 0 }));
  for (const fact of facts) {
    if (fact.fact !== 'relic-taken') continue;
    const place = left.findIndex(({ card }) => card === fact.relic);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function endOf(
  before: Sight['game'],
  after: Sight['game'],
  facts: Fact[],
  outcome: Outcome | null,
): Sight['game'] {
  if (before?.name === 'diamant' && after?.name === 'diamant') {
    const { expedition, inside, met, harmless } = before;
    const pile = { 'added-relic': before['added-relic'], 'next-relic': before['next-relic'] };
    const last = outcome?.kind === 'card' ? [{ card: outcome.faces[0], rubies: 0 }] : [];
    const home = outcome ? inside : [];
    const path = [...swept(before.path, facts), ...last];
    // Hidden chests are opened with the result.
    const chests = after.chests.map((chest, seat) => (before.chests[seat] === null ? null : chest));
    return { ...after, ...pile, expedition, met, harmless, chests, inside: home, path, over: false };
  }
  if (before?.name === 'troll-dragon' && after?.name === 'troll-dragon') {
    const { active, cave, hall } = before;
    const rolled = cave && outcome?.kind === 'cave' ? { ...cave, shown: [...outcome.faces] } : cave;
    return { ...after, active, cave: rolled ?? null, hall: hall ?? null, danger: null, over: false };
  }
  return after;
}
