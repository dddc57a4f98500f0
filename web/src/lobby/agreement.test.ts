import { expect, test } from 'vitest';

import type { GameField } from '../lib/types';
import { QUICK } from './quick-game';
import { agreementOf, optionsOf, usual, type Agreement } from './agreement';

const agreed: [string, Partial<Agreement>, unknown][] = [
  ['a published edition', {}, { name: 'diamant', edition: 'portal-2025', relics: false }],
  ['one with relics', { relics: true }, { name: 'diamant', edition: 'portal-2025', relics: true }],
  ['one without a choice of relics', { edition: 'iello-2016' }, { name: 'diamant', edition: 'iello-2016' }],
  [
    'closed chests',
    { chests: 'hidden', relics: false },
    { name: 'diamant', edition: 'portal-2025', relics: false, chests: 'hidden' },
  ],
  [
    'chests that are closed anyway',
    { edition: 'incan-gold', chests: 'hidden' },
    { name: 'diamant', edition: 'incan-gold' },
  ],
  [
    'house rules',
    { edition: 'house', house: { name: 'Us two', base: 'classic-2005', players: [2, 2] } },
    { name: 'diamant', edition: { name: 'Us two', base: 'classic-2005', players: [2, 2] } },
  ],
  [
    'a calm dragon',
    { game: 'troll-dragon', dragon: 'calm' },
    {
      name: 'troll-dragon',
      options: { race: 'live', ends: 'one-room', troll: 'strict', dice: { dragon: [1, 1] } },
    },
  ],
  [
    'dice',
    { game: 'troll-dragon', race: 'step', troll: 'kind' },
    { name: 'troll-dragon', options: { race: 'step', ends: 'one-room', troll: 'kind' } },
  ],
];

test.each(agreed)('%s', (_, wanted, game) => {
  const agreement = {
    ...usual(),
    clock: 30,
    standIn: 'bold',
    chat: 'words' as const,
    hints: 'on' as const,
    ...wanted,
  };
  const options = optionsOf(agreement);
  expect(options.game).toEqual(game);
  expect(optionsOf(agreementOf(options))).toEqual(options);
});

test('relics are a variant: without a word about them there are none, in a quick game neither', () => {
  expect(usual().relics).toBe(false);
  for (const edition of ['portal-2025', { name: 'Ours', base: 'portal-2025', chests: 'hidden' }]) {
    const game = { name: 'diamant', edition } as unknown as GameField;
    expect(agreementOf({ game }).relics).toBe(false);
  }
  expect(QUICK.diamant.game).not.toHaveProperty('relics');
});

test('dice of one’s own stay as they are', () => {
  const dice = { treasure: [0, 0, 1, 1, 2, 3], dragon: [3, 4] };
  const options = { race: 'step', ends: 'one-room', troll: 'strict', dice };
  const game = { name: 'troll-dragon', options } as unknown as GameField;
  expect(agreementOf({ game }).dragon).toBe('own');
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
  expect(optionsOf({ ...usual(), game: 'troll-dragon', absence: 'rest' }).absence).toBe('bot');
});
