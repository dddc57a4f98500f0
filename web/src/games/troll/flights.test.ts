import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { News, Scene, TableMessage } from '../../lib/types';
import { factsIn } from '../../timeline/tempo';
import { REACH, ROAR, flightsOf, type Flight } from './flights';
import { momentOf } from './moment';

/** The first news of the recorded game in which this happened, with the table before it. */
function when(fact: string) {
  let before: Scene | null = null;
  for (const line of readFileSync('../testdata/streams/troll-dragon.ndjson', 'utf8').trimEnd().split('\n')) {
    const { news, scene } = JSON.parse(line) as TableMessage;
    if (news && factsIn(news).some((one) => one.fact === fact)) return { news, before };
    before = scene ?? before;
  }
  return expect.fail(`${fact} never happened`);
}
const ways = (flights: Flight[]): string[] =>
  flights.map(({ kind, count, from, to }) => `${count} ${kind} ${from} → ${to}`);

test('what is rolled comes from the dice to the heap', () => {
  expect(ways(flightsOf(when('cave-rolled')))).toEqual(['1 diamond dice → found']);
});

test('whoever leaves takes the heap home', () => {
  expect(ways(flightsOf(when('left')))).toEqual(['2 diamond found → bag/0']);
});

test('the Troll takes the heap once his arm is over it, and this roll’s diamonds never reach it', () => {
  const rolled = { fact: 'cave-rolled', roll: ['diamond', 'troll'], taken: 1 };
  const came = { fact: 'troll-came', lost: 12 };
  const news = { type: 'drawn', facts: [rolled, came] } as unknown as News;
  const flights = flightsOf({ news, before: null });
  expect(ways(flights)).toEqual(['8 diamond found → hand']);
  expect(flights[0]?.after).toBe(REACH);
});

test('the heap flies to those who share it after the roar, nuggets first', () => {
  const flights = flightsOf(when('dragon-awoke'));
  expect(ways(flights)).toEqual([
    '1 nugget found → bag/0',
    '1 diamond found → bag/0',
    '1 nugget found → bag/1',
  ]);
  expect(flights.every(({ after }) => after >= ROAR)).toBe(true);
});

test('a moment is what happened last in the news', () => {
  expect(momentOf(when('dragon-awoke'))).toBe('awake');
  expect(momentOf(when('troll-came'))).toBe('troll');
  expect(momentOf(when('hall-entered'))).toBe('entered');
  expect(momentOf(when('hall-rolled'))).toBeNull();
  expect(momentOf(null)).toBeNull();
});
