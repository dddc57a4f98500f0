// Asks the browser to keep what the offline page needs. Browsers do so on https and on this machine only.

import type { Language } from '../lib/languages';

/** Asks for the words of this language to be kept too; of the other languages nothing is fetched. */
export async function keepWords(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language });
}

export function keepShell(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // A browser that refuses plays as well without.
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {}),
  );
  // The server has been updated under an open page, and a part of the old client is gone: the new one is there.
  addEventListener('vite:preloadError', () => location.reload());
}
