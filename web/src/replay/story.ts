// A finished game as a row of moments, each in words and with its place in the game.

import type { Told } from '../lib/table.svelte';
import { nameOf, narrate } from '../lib/narrate';
import type { Fact, News, Replay, Sight } from '../lib/types';
import { cardName, list, say, sentences } from '../lib/words.svelte';

/** What the table saw after one move. */
export interface Moment extends Told {
  /** How many moves had been made. */
  moves: number;
}

/** An expedition or a turn. */
export interface Chapter {
  number: number;
  /** Whose turn it is, where turns have an owner. */
  name: string | null;
  /** Its first moment. */
  at: number;
}

function sights({ players, steps }: Replay): Sight[] {
  const seats = players.map((name) => ({ name }));
  return steps.map(({ game }) => ({ phase: game.over ? 'over' : 'playing', seats, game }));
}

/** The beginning, and every move of which there is something to tell: taking up dice is none. */
export function momentsOf(replay: Replay): Moment[] {
  const seen = sights(replay);
  return replay.steps.flatMap(({ facts }, moves) => {
    const scene = seen[moves];
    const news: News = moves === 0 ? { type: 'game-began', players: replay.players } : { type: 'drawn', facts };
    const moment = scene && { id: String(moves), news, scene, before: seen[moves - 1] ?? null, moves };
    return moment && narrate(moment).length > 0 ? [moment] : [];
  });
}

export function factsOf({ news }: { news: News }): Fact[] {
  return 'facts' in news ? news.facts : [];
}

/** The expeditions or turns. The move that opens one is the last of the one before. */
export function chaptersOf(moments: Moment[]): Chapter[] {
  const opens = (moment: Moment): boolean =>
    factsOf(moment).some(({ fact }) => fact === 'expedition-began' || fact === 'turn-passed');
  return moments
    .flatMap((moment, at) => (at === 0 || opens(moments[at - 1] ?? moment) ? [{ moment, at }] : []))
    .map(({ moment: { before, scene }, at }, n) => {
      const game = (before ?? scene).game;
      const name = game?.name === 'troll-dragon' ? nameOf(scene, game.active) : null;
      return { number: n + 1, name, at };
    });
}

/** The chapter that a moment stands in. */
export function chapterAt(chapters: Chapter[], at: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.at <= at);
}

/** What happened, in all sentences. */
export function words(moment: Moment): string {
  return sentences(narrate(moment).map(({ text }) => text));
}

/** Where in the game a moment is, and in a word what happened: "Expedition 2, card 5: treasure 9". */
export function place(moment: Moment, chapter: Chapter | undefined): string {
  const before = moment.before?.game;
  if (!before) return say('replay-beginning');
  if (before.name === 'troll-dragon') {
    return say('replay-turn', { number: chapter?.number ?? 1, what: words(moment) });
  }
  const told = factsOf(moment)
    .map((fact) => cardOf(fact))
    .find((card) => card !== null);
  const number = before.path.length + (before.taken ?? 0) + (told === undefined ? 0 : 1);
  const what = told ?? decision(moment);
  return say('replay-card', { expedition: before.expedition, number, what });
}

function cardOf(fact: Fact): string | null {
  switch (fact.fact) {
    case 'treasure-found':
      return cardName(String(fact.worth));
    case 'hazard-met':
      return cardName(fact.hazard);
    case 'relic-found':
      return cardName(fact.relic);
    case 'trap-sprung':
      return say('replay-trap', { hazard: cardName(fact.hazard) });
    default:
      return null;
  }
}

function decision(moment: Moment): string {
  const leaving = factsOf(moment).flatMap((fact) => (fact.fact === 'came-home' ? fact.leavers : []));
  const names = list(leaving.map((seat) => nameOf(moment.scene, seat)));
  return leaving.length === 0 ? say('replay-all-on') : say('replay-leave', { names, count: leaving.length });
}
