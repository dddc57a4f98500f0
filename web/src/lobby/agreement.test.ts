import { expect, test } from 'vitest';

import published from '../../../testdata/diamant/editions.json';
import { gameOf, type AgreedOf } from '../games/any';
import type { GameField, GameName } from '../lib/types';
import { agreementOf, optionsOf, usual, type Agreement } from './agreement';

/** A usual agreement about a game, in which this differs. */
function agreed<N extends GameName>(game: N, wanted: Partial<AgreedOf[N]>): Agreement {
  const agreement = usual();
  Object.assign(agreement.games[game], wanted);
  return { ...agreement, game };
}
const house = { name: 'Us two', base: 'classic-2005', players: [2, 2] };

test.each<[string, Agreement, unknown]>([
  ['a published edition', usual(), { name: 'diamant', edition: 'portal-2025' }],
  [
    'one with relics',
    agreed('diamant', { relics: true }),
    { name: 'diamant', edition: 'portal-2025', relics: true },
  ],
  [
    'one without a choice of relics',
    agreed('diamant', { edition: 'iello-2016' }),
    { name: 'diamant', edition: 'iello-2016' },
  ],
  [
    'closed chests',
    agreed('diamant', { chests: 'hidden', relics: false }),
    { name: 'diamant', edition: 'portal-2025', relics: false, chests: 'hidden' },
  ],
  ['house rules', agreed('diamant', { edition: 'house', house }), { name: 'diamant', edition: house }],
  [
    'a calm dragon',
    agreed('troll-dragon', { dragon: 'calm' }),
    {
      name: 'troll-dragon',
      options: { race: 'live', ends: 'one-room', troll: 'strict', dice: { dragon: [1, 1] } },
    },
  ],
  [
    'dice',
    agreed('troll-dragon', { race: 'step', troll: 'kind' }),
    { name: 'troll-dragon', options: { race: 'step', ends: 'one-room', troll: 'kind' } },
  ],
])('%s', (_, wanted, game) => {
  const agreement = { ...wanted, clock: 30, standIn: 'bold', chat: 'words' as const, hints: 'on' as const };
  const options = optionsOf(agreement);
  expect(options.game).toEqual(game);
  expect(optionsOf(agreementOf(options))).toEqual(options);
});

test('relics are a variant: nobody says a word about them before they are chosen', () => {
  expect(usual().games.diamant.relics).toBeNull();
  for (const name of ['diamant', 'troll-dragon'] as const)
    expect(gameOf(name).lobby.quick.game).not.toHaveProperty('relics');
});

test('the edition that is offered first is the usual one', () => {
  const first = published.find(({ offered }) => offered === 1);
  expect(usual().games.diamant.edition).toBe(first?.id);
  expect(gameOf('diamant').lobby.quick.game).toMatchObject({ edition: first?.id });
});

test('dice of one’s own stay as they are', () => {
  const dice = { treasure: [0, 0, 1, 1, 2, 3], dragon: [3, 4] };
  const options = { race: 'step', ends: 'one-room', troll: 'strict', dice };
  const game = { name: 'troll-dragon', options } as unknown as GameField;
  expect(agreementOf({ game }).games['troll-dragon'].dragon).toBe('own');
  expect(optionsOf(agreementOf({ game })).game).toEqual(game);
});

test('closed chests that were written as house rules are the switch that they are now', () => {
  const edition = { name: 'closed chests', base: 'portal-2025', chests: 'hidden', relics: true };
  const game = { name: 'diamant', edition } as unknown as GameField;
  expect(optionsOf(agreementOf({ game })).game).toEqual({
    name: 'diamant',
    edition: 'portal-2025',
    relics: true,
    chests: 'hidden',
  });
});

test('what has no switch stays as it was', () => {
  const before = { ...optionsOf(usual()), grace: 45, interval: 300 };
  expect(optionsOf(agreementOf(before), before)).toEqual(before);
});

test('nobody rests in a camp that is not there', () => {
  expect(optionsOf({ ...agreed('troll-dragon', {}), absence: 'rest' }).absence).toBe('bot');
});
