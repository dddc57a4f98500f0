// The published editions of Diamant, as the server lists them.

import { call } from './api';
import type { components } from './protocol';

type Schemas = components['schemas'];

export type Edition = Schemas['OfficialEdition'];
export type EditionSettings = Schemas['Settings'];
export type RelicSettings = Schemas['RelicSettings'];

let known: Promise<Edition[]> | null = null;

/** All of them, asked for once. */
export function editions(): Promise<Edition[]> {
  known ??= call<{ editions: Edition[] }>('GET', '/api/editions').then((answer) => answer.editions);
  known.catch(() => (known = null));
  return known;
}
