// Whether things may move: as the settings of this device say, or else the system's.

import { settings } from '../lib/settings.svelte';

export function motionAllowed(): boolean {
  if (document.hidden) return false;
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
