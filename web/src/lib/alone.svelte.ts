// Whether this page does without a server, and which tables exist only on this device.

/** Whether the build has the part that plays without a server. */
export const CAN_PLAY_ALONE = __DEVICE__ !== null;

/** No code of a server has a hyphen. */
const PREFIX = 'LOCAL-';
const PATH = `/api/tables/${PREFIX}`;

export const isLocal = (code: string): boolean => code.startsWith(PREFIX);

/** This browser has had tables of its own. */
const KNOWN = 'tacora-local';
/** In this tab the page goes on without a server when it is loaded again. */
const KEY = 'tacora-alone';

function before(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** What becomes of tables on this device: kept, or gone with the page because nothing can be kept or no room is left. */
export type Keeping = 'kept' | 'nowhere' | 'full';

class Alone {
  /** A static site has no server at all. */
  on = $state(__SITE__);
  keeping = $state<Keeping>('kept');
  /** Why this device cannot show a table that it has. */
  problem = $state.raw<unknown>(null);

  /** Whether this tab has done without a server before. */
  get before(): boolean {
    return before();
  }

  begin(): void {
    this.on = true;
    try {
      sessionStorage.setItem(KEY, '');
    } catch {
      // It is asked again after the next load.
    }
  }

  /** The server is there again. */
  end(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  }

  /** There are tables on this device, and perhaps finished games. */
  remember(): void {
    try {
      localStorage.setItem(KNOWN, '');
    } catch {
      // Nothing is kept here anyway.
    }
  }

  /** Whether a game that the server does not know may be one of this device. */
  get mayKnow(): boolean {
    try {
      return !this.on && localStorage.getItem(KNOWN) !== null;
    } catch {
      return false;
    }
  }

  /** Whether this request is answered by this device. */
  answers(path: string): boolean {
    return this.on || path.startsWith(PATH);
  }
}

export const alone = new Alone();
