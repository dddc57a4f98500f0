import { expect, test } from 'vitest';

import { routeOf } from './router.svelte';

test.each([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'new' }],
  ['/settings/', { screen: 'settings' }],
  ['/t/k7qm2xnp4t', { screen: 'table', code: 'K7QM2XNP4T' }],
  ['/party', { screen: 'party' }],
  ['/t/k7qm2xnp4t/screen', { screen: 'big', code: 'K7QM2XNP4T' }],
  ['/t/k7qm2xnp4t/card', { screen: 'card', code: 'K7QM2XNP4T' }],
  ['/t', { screen: 'unknown' }],
  ['/t/A/B', { screen: 'unknown' }],
  ['/elsewhere', { screen: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
