// A finished game as a row of moments, each in words and with its place in the game.

import { gameOf } from '../games/any';
import { narrate } from '../lib/narrate';
import type { Told } from '../lib/table.svelte';
import type { News, Replay, Sight } from '../lib/types';
import { say, sentences } from '../lib/words.svelte';
import { factsIn } from '../timeline/tempo';

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

/** The expeditions or turns. The move that opens one is the last of the one before. */
export function chaptersOf(moments: Moment[]): Chapter[] {
  const opens = (moment: Moment): boolean =>
    factsIn(moment.news).some(({ fact }) => fact === 'expedition-began' || fact === 'turn-passed');
  return moments
    .flatMap((moment, at) => (at === 0 || opens(moments[at - 1] ?? moment) ? [{ moment, at }] : []))
    .map(({ moment: { before, scene }, at }, n) => {
      const game = (before ?? scene).game;
      const name = game ? gameOf(game.name).story.ownerOf(scene, game) : null;
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
  return before ? gameOf(before.name).story.place(moment, before, chapter) : say('replay-beginning');
}
