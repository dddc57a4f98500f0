// What a table needs of whatever carries its messages and wishes. `connect.ts` picks the kind: to a server, or to this
// device.

import type { Presence, TableMessage } from '../lib/types';

/** Whether messages arrive. A table that is gone does not come back. */
export type ConnectionState = 'opening' | 'alive' | 'reconnecting' | 'gone';

/** Something that somebody at the table wants, as the API of a table has it. */
export interface Wish {
  method: 'POST' | 'PUT' | 'DELETE';
  /** What follows the address of the table. */
  path: string;
  body?: unknown;
  /** The same wish under the same key counts once. */
  key?: string;
}

/** Carries one wish. It throws a `Refusal`, or `Unreachable` when nobody knows whether it counted. */
export type Send = (wish: Wish) => Promise<void>;

export interface Listener {
  /** A message in its order; `missed` if it tells of what happened while nobody listened. */
  message(message: TableMessage, missed: boolean): void;
  presence(presence: Presence): void;
}

export interface Connection {
  readonly state: ConnectionState;
  /** When it was lost, in milliseconds since 1970. */
  readonly since: number;
  readonly send: Send;
  /** Begins to listen, and goes on after every interruption where it stopped. */
  open(listener: Listener): Promise<void>;
  /** Stops listening for good. */
  close(): void;
  /** The device says that it has no network: nobody need wait until the silence is noticed. */
  lose(): void;
  /** Tries to reach the other side now instead of at the next turn. */
  wake(): void;
}
