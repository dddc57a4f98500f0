import { expect, test } from 'vitest';

import { routeOf } from './router.svelte';

test.each([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'new' }],
  ['/settings/', { screen: 'settings' }],
  ['/t/k7qm2xnp4t', { screen: 'table', code: 'K7QM2XNP4T' }],
  ['/learn', { screen: 'learn' }],
  ['/rules', { screen: 'rules', of: null }],
  ['/rules/incan-gold', { screen: 'rules', of: 'incan-gold' }],
  ['/rules/incan-gold/x', { screen: 'unknown' }],
  ['/t', { screen: 'unknown' }],
  ['/t/A/B', { screen: 'unknown' }],
  ['/elsewhere', { screen: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
