// What brings the messages of a table: a WebSocket, or a stream of server-sent events. It does not heal itself.

import type { Presence, TableMessage } from '../lib/types';
import type { Wish } from './connection';

/** Hears what a transport brings. */
export interface Receiver {
  /** The transport is open, or something has arrived. */
  alive(): void;
  message(message: TableMessage): void;
  presence(presence: Presence): void;
  /** It is over; `useless` if this kind of transport does not get through here. */
  lost(useless: boolean): void;
}

export interface Transport {
  /** Carries a wish, if this transport can; otherwise it has to be a request. */
  carry?(wish: Wish): Promise<void> | null;
  close(): void;
}

/** Opens a transport to the table at this path, with a query that says where to begin. */
export type OpenTransport = (table: string, query: string, receiver: Receiver) => Transport;
