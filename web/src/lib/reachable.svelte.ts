// How other devices come here: on them, `localhost` is somebody else, and at home a few letters of a code are enough.

import { call } from './api';
import type { Reachability } from './types';

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** How many letters lead to a table on a private server. */
const SHORT = 4;

export class Reachable {
  /** The start of a link that works elsewhere; null if there is none, nothing while it is not known. */
  origin = $state<string | null | undefined>();
  /** Whether the first letters of a code are enough. */
  short = $state(false);
  #asked = false;

  /** Finds it out, once. */
  async look({ hostname, origin }: Pick<Location, 'hostname' | 'origin'> = location): Promise<void> {
    if (!ALONE.test(hostname)) this.origin = origin;
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { url, codes } = await call<Reachability>('GET', '/api/reachable');
      this.origin ??= url ?? null;
      this.short = codes === 'short';
    } catch {
      this.#asked = false;
      this.origin ??= null;
    }
  }

  /** As much of a code as somebody has to type. */
  codeOf(code: string): string {
    return this.short ? code.slice(0, SHORT) : code;
  }
}

export const reachable = new Reachable();
