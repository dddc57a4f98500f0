// What is said and heard of every beat: announcements for screen readers, and sounds.

import { announcer } from '../lib/announcer.svelte';
import type { Narrator } from '../lib/table.svelte';
import { narrate } from '../lib/narrate';
import { play, type SoundName } from '../sound/sounds';
import { soundsOf } from './sounds-of';

/** Announces every beat, and plays those of its sounds that this screen makes. */
export function narrator(audible: (sound: SoundName) => boolean): Narrator {
  return (frame, missed) => {
    if (frame.told) announcer.news(narrate(frame.told));
    if (missed) return;
    for (const sound of soundsOf(frame).filter(audible)) play(sound);
  };
}
