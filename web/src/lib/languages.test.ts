import { expect, test } from 'vitest';

import { localeOf } from './languages';

test('a date is written as in the country of whoever reads it', () => {
  const date = (spoken: string[]): string =>
    new Intl.DateTimeFormat(localeOf('en', spoken), { dateStyle: 'medium' }).format(new Date(2026, 10, 18));
  expect(date(['pl-PL', 'en-GB'])).toBe('18 Nov 2026');
  expect(date(['en-US'])).toBe('Nov 18, 2026');
  expect(localeOf('fr', ['en-GB'])).toBe('fr');
});
