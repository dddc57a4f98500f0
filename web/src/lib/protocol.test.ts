// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { TARGET, generate } from '../../protocol/generate.js';

test('the types are those of the document; `npm run protocol` makes them so', async () => {
  expect(readFileSync(TARGET, 'utf8')).toBe(await generate());
});
