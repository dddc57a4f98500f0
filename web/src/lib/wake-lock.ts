// Keeps the screen of this device awake while a game is played, where the browser allows it.

let wanted = false;
let lock: WakeLockSentinel | null = null;

async function follow(): Promise<void> {
  if (!wanted || document.hidden || lock) return;
  try {
    // Missing on plain http.
    lock = (await (navigator as Partial<Navigator>).wakeLock?.request('screen')) ?? null;
  } catch {
    // A device that is short of power may say no.
  }
  lock?.addEventListener('release', () => (lock = null));
  if (!wanted) release();
}

function release(): void {
  void lock?.release();
  lock = null;
}

if (typeof document !== 'undefined')
  // A page that was hidden has lost it.
  document.addEventListener('visibilitychange', () => void follow());

/** Asks that the screen stays awake, or no longer. */
export function stayAwake(wish: boolean): void {
  wanted = wish;
  if (wish) void follow();
  else release();
}
