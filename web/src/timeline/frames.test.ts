import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { DiamantScene, News, Scene, TableMessage, TrollScene } from '../lib/types';
import { framesOf, type Frame } from './frames';
import { factsIn } from './tempo';

/** Every piece of news of a recorded game, with the table before and after it. */
function story(game: string) {
  const lines = readFileSync(`../testdata/streams/${game}.ndjson`, 'utf8').trimEnd().split('\n');
  let before: Scene | null = null;
  return lines.flatMap((line) => {
    const { id, news, scene } = JSON.parse(line) as TableMessage;
    const told = news && scene ? [{ id, news, scene, before }] : [];
    before = scene ?? before;
    return told;
  });
}
const diamant = story('diamant');
const troll = story('troll-dragon');

const beats = (frames: Frame[]): string[] => frames.map(({ beat }) => beat);
const facts = (frame: Frame | undefined): string[] =>
  factsIn(frame?.told?.news as News | undefined).map(({ fact }) => fact);
function when(all: typeof diamant, fact: string) {
  const told = all.find(({ news }) => factsIn(news).some((one) => one.fact === fact));
  return told ?? expect.fail(`${fact} never happened`);
}

test('a card is anticipated, seen, and then counts', () => {
  const frames = framesOf(when(diamant, 'hazard-met'));
  expect(beats(frames)).toEqual(['anticipation', 'reveal', 'consequence']);
  expect(frames.map(({ suspense }) => suspense?.faces)).toEqual([null, ['lava'], undefined]);
  expect(frames.map(({ told }) => told !== null)).toEqual([false, false, true]);
});

test.each([
  ['diamant', diamant],
  ['troll-dragon', troll],
])('before a face is visible all draws of %s are alike', (_, all) => {
  const seen = new Map<string, Set<string>>();
  for (const told of all) {
    const [first] = framesOf(told);
    if (first?.beat !== 'anticipation') continue;
    const { kind, count, aside } = first.suspense ?? expect.fail('nothing is awaited');
    const key = `${kind} ${count} ${aside}`;
    seen.set(key, (seen.get(key) ?? new Set()).add(JSON.stringify(first)));
  }
  expect(seen.size).toBeGreaterThan(0);
  for (const [key, frames] of seen) expect(frames.size, key).toBe(1);
});

test('a trap is looked at where it struck before the next expedition is announced', () => {
  const told = when(diamant, 'trap-sprung');
  const [, , trap, next, ...more] = framesOf(told);
  expect(more).toEqual([]);
  expect(facts(trap)[0]).toBe('trap-sprung');
  expect(facts(trap)).not.toContain('expedition-began');
  expect(facts(next)).toEqual(['expedition-began']);
  const before = told.before?.game as DiamantScene;
  const game = trap?.told?.scene.game as DiamantScene;
  expect(game.expedition).toBe(before.expedition);
  expect(game.path.map(({ card }) => card)).toEqual([...before.path.map(({ card }) => card), 'lava']);
  expect(game.carried).toBe(0);
  expect(trap?.told?.scene.question).toBeNull();
  expect(next?.told?.scene).toBe(told.scene);
});

test('a relic that the last explorer takes is no longer on the path', () => {
  const told = when(diamant, 'expedition-ended');
  const before = told.before?.game as DiamantScene;
  const path = (['9', 'relic 7', 'relic 5'] as const).map((card) => ({ card, rubies: 1 }));
  const taken = { fact: 'relic-taken', seat: 0, relic: 'relic 7', worth: 7 } as const;
  const ended = { fact: 'expedition-ended', 'to-bank': 0, removed: null } as const;
  const began = { fact: 'expedition-began', number: 2, relic: null, entering: [0] } as const;
  const news = { type: 'opened', choices: [], facts: [taken, ended, began] } as unknown as News;
  const [shown] = framesOf({
    ...told,
    news,
    before: { ...told.scene, game: { ...before, path } },
    scene: { ...told.scene, game: { ...before, expedition: 2, path: [] } },
  });
  const game = shown?.told?.scene.game as DiamantScene;
  expect(game.path.map(({ card }) => card)).toEqual(['9', 'relic 5']);
});

test('the winner is named after the consequences of the last card', () => {
  const [, , last, end] = framesOf(when(diamant, 'game-ended'));
  expect(facts(last)).toEqual(['trap-sprung', 'expedition-ended']);
  expect((last?.told?.scene.game as DiamantScene).over).toBe(false);
  expect(last?.ms).toBeGreaterThan(1000);
  expect(facts(end)).toEqual(['game-ended']);
  expect(end?.told?.scene).toBe(last?.told?.scene);
});

test('hidden chests stay hidden while the last card is looked at', () => {
  const hidden = structuredClone(when(diamant, 'game-ended'));
  const game = hidden.before?.game as DiamantScene;
  game.chests = game.chests.map(() => null);
  const shown = framesOf(hidden).flatMap(({ told }) => (told ? (told.scene.game as DiamantScene).chests : []));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((chest) => chest === null)).toBe(true);
});

test('the dice that wake the Dragon lie in its hall until the turn passes', () => {
  const told = when(troll, 'dragon-awoke');
  const [tumbling, faces, awake, next] = framesOf(told);
  expect(tumbling?.suspense).toEqual({ kind: 'dragon', count: 2, aside: 1, faces: null });
  expect(faces?.suspense?.faces).toEqual(['dragon', 'aside']);
  const game = awake?.told?.scene.game as TrollScene;
  expect(game.hall).toBeTruthy();
  expect(game.active).toBe((told.before?.game as TrollScene).active);
  expect(facts(next)).toEqual(['turn-passed']);
});

test('the dice of the Troll stay on the table', () => {
  const told = when(troll, 'troll-came');
  const shown = (framesOf(told)[2]?.told?.scene.game as TrollScene).cave?.shown;
  expect(shown).toEqual(['troll', 'troll', 'troll', 'troll']);
});

test('dice that are only taken into the hand delay nothing', () => {
  const frames = framesOf(when(troll, 'dice-taken'));
  expect(frames.map(({ beat, ms }) => [beat, ms])).toEqual([['consequence', 0]]);
});

test('from the decision to the next card it takes about as long as a breath', () => {
  const decided = framesOf(when(diamant, 'decided')).reduce((sum, { ms }) => sum + ms, 0);
  const card = framesOf(when(diamant, 'hazard-met'))[0]?.ms ?? 0;
  expect(decided + card).toBeGreaterThan(900);
  expect(decided + card).toBeLessThan(1400);
});

test('in a live race a roll counts within 700 milliseconds', () => {
  const told = when(troll, 'hall-rolled');
  const question = { number: 1, kind: 'race', seats: [0], waiting: 1 } as Scene['question'];
  const live = { ...told.scene.options, game: { name: 'troll-dragon' } } as Scene['options'];
  const until = (about: ReturnType<typeof when>, changes: Partial<Scene>): number => {
    const [anticipation, reveal] = framesOf({ ...about, scene: { ...about.scene, ...changes } });
    return (anticipation?.ms ?? 0) + (reveal?.ms ?? 0);
  };
  expect(until(told, {})).toBeGreaterThan(700);
  expect(until(told, { question })).toBeLessThan(700);
  expect(until(told, { options: live })).toBeLessThan(700);
  expect(until(when(troll, 'cave-rolled'), { options: live }), 'on the way there').toBeGreaterThan(700);
});

test('a Dragon that woke in a live race roars as long as any other', () => {
  const told = when(troll, 'dragon-awoke');
  const options = { ...told.scene.options, game: { name: 'troll-dragon' } } as Scene['options'];
  const before = { ...told.before, options } as Scene;
  const roar = framesOf({ ...told, before, scene: { ...told.scene, options } })[2];
  expect(facts(roar)).toContain('dragon-awoke');
  expect(roar?.ms).toBe(framesOf(told)[2]?.ms);
  expect(roar?.ms).toBeGreaterThan(2000);
});

test('somebody who comes to the table sees what is there, without a show', () => {
  expect(beats(framesOf({ ...when(diamant, 'hazard-met'), before: null }))).toEqual(['consequence']);
});
