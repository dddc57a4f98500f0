import { expect, test } from 'vitest';

import { routeOf } from './router.svelte';

test.each([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'new' }],
  ['/settings/', { screen: 'settings' }],
  ['/t/k7qm2xnp4t', { screen: 'table', code: 'K7QM2XNP4T' }],
  ['/t', { screen: 'unknown' }],
  ['/t/A/B', { screen: 'unknown' }],
  ['/g/fc12e86ae45a', { screen: 'replay', id: 'fc12e86ae45a' }],
  ['/g/fc12e86ae45a/fairness', { screen: 'fairness', id: 'fc12e86ae45a' }],
  ['/g/fc12e86ae45a/elsewhere', { screen: 'unknown' }],
  ['/replay', { screen: 'replay', id: null }],
  ['/fairness', { screen: 'fairness', id: null }],
  ['/g', { screen: 'unknown' }],
  ['/elsewhere', { screen: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
