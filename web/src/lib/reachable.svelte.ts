// The address of this page as other devices have to write it: on them, `localhost` is somebody else.

import { call } from './api';

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export class Reachable {
  /** The start of a link that works elsewhere; null if there is none, nothing while it is not known. */
  origin = $state<string | null | undefined>();

  /** Finds it out; only a page that was opened on `localhost` has to ask. */
  async look({ hostname, origin }: Pick<Location, 'hostname' | 'origin'> = location): Promise<void> {
    if (this.origin) return;
    if (!ALONE.test(hostname)) {
      this.origin = origin;
      return;
    }
    try {
      this.origin = (await call<{ url?: string }>('GET', '/api/reachable')).url ?? null;
    } catch {
      this.origin = null;
    }
  }
}

export const reachable = new Reachable();
