// What the page and the worker that plays without a server say to each other.

import type { Keeping } from '../lib/alone.svelte';

/** From the page; each is answered under its number. */
export type Wanted = { id: number } & (
  | { want: 'call'; method: string; path: string; body?: unknown; key?: string }
  /** Somebody looks at this table from now on. */
  | { want: 'listen'; table: string }
  | { want: 'leave'; table: string }
);

/** From the worker. */
export type Said =
  | { id: number; status: number; body: string | null }
  /** A message or who is here, as JSON. */
  | { table: string; message: string }
  | { table: string; presence: string }
  | { keeping: Keeping };
