// Brings whoever plays by key to each question, without moving what they look at.

import type { Table } from '../lib/table.svelte';

let byKey = false;

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (byKey = true), { capture: true });
  window.addEventListener('pointerdown', () => (byKey = false), { capture: true });
}

/** Whether the focus is somewhere that it must not be taken from. */
function busy(region: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  return region.contains(activeElement) || activeElement.closest('input, dialog, [popover], details') !== null;
}

/** Focuses the region of a new question if the last thing that was touched is the keyboard. */
export function askByKey(region: HTMLElement): void {
  if (byKey && !busy(region)) region.focus({ preventScroll: true });
}

/** The question that somebody at this device may answer now. */
export function questionOf({ scene, seats }: Pick<Table, 'scene' | 'seats'>): number | null {
  const asked = seats.some(({ actions }) => (actions?.length ?? 0) > 0);
  return asked ? (scene?.question?.number ?? null) : null;
}
