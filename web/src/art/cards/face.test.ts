import { expect, it } from 'vitest';
import { readFace } from './face';

it('reads treasures, relics and dangers', () => {
  expect(readFace('17')).toEqual({ kind: 'treasure', value: 17 });
  expect(readFace('relic')).toEqual({ kind: 'relic', number: undefined });
  expect(readFace('relic 12')).toEqual({ kind: 'relic', number: 12 });
  expect(readFace('spider')).toEqual({ kind: 'hazard', word: 'spider' });
});
