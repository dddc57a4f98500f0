import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import Entrances from './Entrances.svelte';

afterEach(cleanup);

/** The entrances in the third of five expeditions: closed, gone, or open. */
function entrances(kind?: 'obstacles' | 'barricades' | 'tiles'): string[] {
  const { container } = render(Entrances, { expedition: 3, total: 5, kind });
  const word = (one: Element) => ['closed', 'gone'].find((name) => one.classList.contains(name)) ?? 'free';
  return [...container.querySelectorAll('div > span')].map(word);
}

test('obstacles are taken away, barricades close, tiles are removed', () => {
  expect(entrances('obstacles')).toEqual(['free', 'free', 'free', 'closed', 'closed']);
  expect(entrances('barricades')).toEqual(['closed', 'closed', 'free', 'free', 'free']);
  expect(entrances('tiles')).toEqual(['gone', 'gone', 'free', 'free', 'free']);
});

test('where the box is not known, caves are closed behind the explorers', () => {
  expect(entrances()).toEqual(['closed', 'closed', 'free', 'free', 'free']);
});
