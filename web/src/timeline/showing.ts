// How a message becomes steps of the timeline on this device: at its pace, without motion where none is wanted.

import { settings } from '../lib/settings.svelte';
import { motionAllowed } from '../motion/allowed';
import { isRace, staged, type Frame, type Part } from './frames';
import { FACTOR, type BeatName } from './tempo';
import type { Item } from './timeline';

/** No screen is further behind than this, in milliseconds, at the normal pace. */
const BEHIND = 10_000;
/** In a race everybody sees every roll within this time. */
const RACE = 600;
/** The part of a clock that may pass before its question is shown. */
const OF_CLOCK = 0.1;

/** By how much a beat is stretched here. Without motion the result is there at once, and time to read it remains. */
export function stretch(beat: BeatName): number {
  if (document.hidden) return 0;
  if (!motionAllowed() && (beat === 'anticipation' || beat === 'reveal')) return 0;
  return FACTOR[settings.pace];
}

interface Circumstances {
  /** Whether it happened while somebody was away: they catch up without waiting. */
  missed: boolean;
  /** When the clock of the open question runs out, in milliseconds since 1970. */
  deadline: number | null;
}

/** Within how many milliseconds all of a message must be shown. */
function limitOf(told: Part | null, { missed, deadline }: Circumstances): number {
  if (missed) return 0;
  const clock = deadline === null ? Infinity : Math.max(0, (deadline - Date.now()) * OF_CLOCK);
  const race = told && isRace(told.scene) ? RACE : Infinity;
  return Math.min(clock, race, BEHIND * FACTOR[settings.pace]);
}

/** A message for the timeline; one without news only changes what is somebody's own. */
export function itemOf<T extends Part>(
  told: T | null,
  circumstances: Circumstances,
  show: (frame: Frame<T>, ms: number, last: boolean) => void,
): Item {
  const plain: Frame<T> = { beat: 'consequence', ms: 0, suspense: null, told: null };
  const frames = told ? staged(told) : [plain];
  const steps = frames.map((frame, at) => ({
    beat: frame.beat,
    ms: frame.ms,
    show: (ms: number) => show(frame, ms, !frames.slice(at + 1).some((later) => later.told)),
  }));
  return { steps, limit: limitOf(told, circumstances) };
}
