// The connection to a table: on this device, or on the server.

import { isLocal } from '../lib/alone.svelte';
import type { Connection } from './connection';
import { LocalConnection } from './local-connection.svelte';
import { ServerConnection } from './server-connection.svelte';

export const connectionTo = (code: string): Connection =>
  isLocal(code) ? new LocalConnection(code) : new ServerConnection(code);
