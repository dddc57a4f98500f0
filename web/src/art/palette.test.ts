import { expect, test } from 'vitest';

import * as palette from './palette';

test('a picture keeps its colours whatever the contrast of the page is', () => {
  for (const [name, colour] of Object.entries(palette)) expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
});
