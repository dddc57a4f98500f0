import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import './words';

import type { Edition } from '../lib/editions';
import { settings } from '../lib/settings.svelte';
import type { GameField } from '../lib/types';
import DiamantRules from '../games/diamant/rules/Rules.svelte';
import TrollRules from '../games/troll/rules/Rules.svelte';
import { editionAtTable } from '../games/diamant/rules/this-table';
import { rulesAtTable } from '../games/troll/rules/this-table';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const box: Edition = {
  id: 'portal-2025',
  offered: 1,
  relics: 'optional',
  tunnel: 'corridor',
  age: 8,
  entrances: 'barricades',
  decision: 'two-cards',
  stones: { '0': 100 },
  settings: {
    players: [3, 8],
    expeditions: 5,
    treasures: [1, 5, 9],
    hazards: [{ hazard: 'snake', copies: 3 }],
    relics: { entry: 'one-per-expedition', worth: 'printed', values: [5, 7], 'left-behind': 'out-of-the-game' },
    sprung: 'one-copy-out',
    'first-decision': 'after-first-card',
    remainder: 'of-the-whole-path',
    'tie-break': 'shared',
    chests: 'open',
  },
};
const diamant = (more: object): GameField => ({ name: 'diamant', ...more }) as unknown as GameField;
const dice = (options: object): GameField => ({ name: 'troll-dragon', options }) as unknown as GameField;
const text = (): string => document.body.textContent ?? '';

test('a table has relics only if they were chosen, and its own chests', () => {
  const plain = editionAtTable(box, diamant({ edition: 'portal-2025' })).settings;
  expect([plain.relics, plain.chests]).toEqual([null, 'open']);
  const chosen = diamant({ edition: 'portal-2025', relics: true, chests: 'hidden' });
  const agreed = editionAtTable(box, chosen).settings;
  expect([agreed.relics, agreed.chests]).toEqual([box.settings.relics, 'hidden']);
  const always = editionAtTable({ ...box, relics: 'always' }, diamant({ edition: 'iello-2016' }));
  expect(always.settings.relics).toEqual(box.settings.relics);
});

test('house rules change the box', () => {
  const house = { name: 'Ours', base: 'portal-2025', expeditions: 3, hazards: { gas: 2 }, relics: true };
  const { settings: agreed } = editionAtTable(box, diamant({ edition: house }));
  expect(agreed.expeditions).toBe(3);
  expect(agreed.hazards).toEqual([{ hazard: 'gas', copies: 2 }]);
  expect(agreed.relics).toEqual(box.settings.relics);
});

test('the rules of a game tell of this table and of nothing else', () => {
  render(DiamantRules, { edition: box, game: diamant({ edition: 'portal-2025', chests: 'hidden' }) });
  expect(text()).toContain('You’re playing without relics.');
  expect(text()).toContain('Only you know what’s in your chest');
  expect(text()).not.toContain('Agree before you start');
  expect(text()).not.toContain('relic 5');
});

test('the rules of the dice tell what was agreed', () => {
  const agreed = { race: 'step', ends: 'both-rooms', troll: 'kind', stock: { diamonds: 9, nuggets: 6 } };
  const game = dice({ ...agreed, dice: { dragon: [2, 2] } });
  expect(rulesAtTable(game)).toMatchObject({ ...agreed, dragon: [2, 2] });
  render(TrollRules, { game });
  expect(text()).toContain('When both rooms are empty');
  expect(text()).toContain('A kind Troll');
  expect(text()).toContain('Dragons on the first die: 2. On the second: 2.');
  expect(text()).toContain('9 diamonds');
  expect(text()).toContain('Taking turns');
  expect(text()).not.toContain('As fast as you can');
});

test('without a table everything that can be agreed is there', () => {
  render(TrollRules);
  expect(text()).toContain('Taking turns');
  expect(text()).toContain('As fast as you can');
  expect(text()).toContain('If the Dragon sleeps deeply');
});
