// Keys that stand for what can be done, for those who want them.

import { settings } from './settings.svelte';

/** The key that was pressed, in small letters; null when it means something else: to a field, a dialog or the browser. */
export function keyOf(event: KeyboardEvent): string | null {
  const typing = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
  if (!settings.keys || typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  return document.querySelector('dialog[open], [data-open]') ? null : event.key.toLowerCase();
}
