import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { DiamantScene, News, Scene, TableMessage } from '../../lib/types';
import { staged, type Frame, type Part } from '../../timeline/frames';
import type { Ceremony } from '../game';

const lines = readFileSync('../testdata/streams/diamant.ndjson', 'utf8').trimEnd().split('\n');
const stream = lines.map((line) => JSON.parse(line) as TableMessage);

type Told = Part & { scene: Scene };
/** The messages that this is true of, each between the table before it and after it. */
function told(isMeant: (news: News) => boolean): Told[] {
  return stream.flatMap(({ id, news, scene }, at) => {
    const before = stream.slice(0, at).findLast((message) => message.scene)?.scene ?? null;
    return news && scene && isMeant(news) ? [{ id, news, scene, before }] : [];
  });
}
/** The first message with all these facts. */
function when(...names: string[]): Told {
  const factsOf = (news: News) => ('facts' in news ? news.facts.map(({ fact }) => fact as string) : []);
  const [found] = told((news) => names.every((name) => factsOf(news).includes(name)));
  return found ?? expect.fail(`nothing has ${names.join()}`);
}
const asked = (count: number) => told((news) => news.type === 'opened' && news.choices.length === count);
const ceremonies = (frames: Frame[]): Ceremony[] => frames.flatMap(({ ceremony }) => ceremony ?? []);

test('all hands are closed before all of them open, and nobody walks before that', () => {
  const opened = when('decided', 'came-home');
  const [closed, open, home] = staged(opened);
  expect(closed).toMatchObject({ beat: 'anticipation', told: null });
  expect(closed?.ceremony).toEqual({ kind: 'hands', seats: [0, 1, 2, 3], leaving: null });
  expect(open?.ceremony).toEqual({ kind: 'hands', seats: [0, 1, 2, 3], leaving: [1] });
  expect(open?.told).toBeNull();
  expect(home?.told).toBe(opened);
});

test('closed hands look the same and last as long whatever is in them', () => {
  const closed = asked(3).map((opened) => staged(opened)[0]);
  expect(closed.length).toBeGreaterThan(3);
  for (const frame of closed) expect(frame).toEqual(closed[0]);
});

test('one explorer alone is not made to wait for hands', () => {
  const alone = asked(1);
  expect(alone.length).toBeGreaterThan(0);
  for (const opened of alone) expect(staged(opened).map(({ beat }) => beat)).toEqual(['consequence']);
});

test('a trap lasts the longer the more is lost', () => {
  const sprung = when('trap-sprung', 'expedition-began');
  const lasting = (lost: number): number => {
    const facts = (sprung.news as { facts: object[] }).facts.map((fact) =>
      'caught' in fact ? { ...fact, lost, caught: [0, 1, 2, 3] } : fact,
    );
    const frames = staged({ ...sprung, news: { ...sprung.news, facts } as unknown as News });
    return frames.find(({ ceremony }) => ceremony?.kind === 'trap')?.ms ?? 0;
  };
  expect(lasting(0)).toBeGreaterThanOrEqual(2000);
  expect(lasting(5)).toBeGreaterThan(lasting(1));
  expect(lasting(40)).toBeLessThanOrEqual(4000);
});

test('between expeditions there is the camp, and the next one begins after it', () => {
  const frames = staged(when('trap-sprung', 'expedition-began'));
  const [, , trap, camp, next] = frames;
  expect(trap?.ceremony?.kind).toBe('trap');
  expect(camp?.ceremony).toEqual({ kind: 'camp', expedition: 1, caught: [2] });
  expect(camp?.told).toBeNull();
  expect((next?.told?.scene.game as DiamantScene).expedition).toBe(2);
});

test('whoever brings a relic home alone is celebrated', () => {
  const frames = staged(when('relic-taken'));
  expect(ceremonies(frames).at(-1)).toEqual({ kind: 'triumph', seat: 0, relics: ['relic'], worth: 5 });
  expect(frames.at(-1), 'and then it is over').toEqual({ beat: 'rest', ms: 0, suspense: null, told: null });
});

test('chests open from the last place upwards, and the winner’s is the last', () => {
  const ended = when('game-ended');
  const { standings } = ended.scene.game as DiamantScene;
  const finale = ceremonies(staged(ended)).filter((ceremony) => ceremony.kind === 'finale');
  expect(finale.map(({ opened }) => opened.length)).toEqual([0, 1, 2, 3, 4]);
  const scores = finale.at(-1)?.opened.map(({ score }) => score) ?? [];
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  for (const { opened, winners } of finale.slice(0, -1)) {
    expect(winners).toEqual([]);
    expect(opened.some(({ seat }) => standings?.winners.includes(seat))).toBe(false);
  }
  expect(finale.at(-1)?.winners).toEqual(standings?.winners);
  expect(staged(ended).at(-1)?.told?.news).toMatchObject({ facts: [{ fact: 'game-ended' }] });
});
