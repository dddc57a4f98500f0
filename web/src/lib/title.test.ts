import { expect, test } from 'vitest';

import { routeOf } from './router.svelte';
import { titleOf } from './title';

test.each([
  ['/', 'Tacora'],
  ['/new', 'New table · Tacora'],
  ['/t/k7qm2xnp4t', 'K7QM2XNP4T · Tacora'],
  ['/t/k7qm2xnp4t/screen', 'K7QM2XNP4T · Big screen · Tacora'],
  ['/t/k7qm2xnp4t/card', 'K7QM2XNP4T · Decision card · Tacora'],
  ['/g/fc12e86ae45a', 'Replay · Tacora'],
])('%s has a name of its own', (path, title) => {
  expect(titleOf(routeOf(path))).toBe(title);
});

test('no two kinds of screen have the same name', () => {
  const screens = [
    '/',
    '/new',
    '/party',
    '/settings',
    '/devices',
    '/recover',
    '/learn',
    '/rules',
    '/fairness',
    '/practice',
    '/g/fc12e86ae45a',
    '/g/fc12e86ae45a/review',
    '/t/k7qm2xnp4t',
    '/t/k7qm2xnp4t/screen',
    '/t/k7qm2xnp4t/card',
    '/nowhere',
  ];
  const titles = screens.map((path) => titleOf(routeOf(path)));
  expect(new Set(titles).size).toBe(titles.length);
});
