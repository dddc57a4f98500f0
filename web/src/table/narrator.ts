// What is said and heard of every beat: announcements for screen readers, and sounds.

import { announcer } from '../lib/announcer.svelte';
import { feel } from '../lib/haptics';
import type { Narrator } from '../lib/table.svelte';
import { narrate } from '../lib/narrate';
import { play, type Sound } from '../sound/sounds';
import { factsIn } from '../timeline/tempo';
import { soundsOf } from './sounds-of';

/** What everybody feels. */
const FATAL = ['trap-sprung', 'troll-came', 'dragon-awoke'];

/** Announces every beat, and plays those of its sounds that this screen makes. */
export function narrator(audible: (sound: Sound) => boolean): Narrator {
  return (frame, missed) => {
    if (frame.told) announcer.news(narrate(frame.told));
    if (missed) return;
    const { told } = frame;
    if (told && factsIn(told.news).some(({ fact }) => FATAL.includes(fact))) feel('fatal');
    for (const sound of soundsOf(frame).filter(audible)) play(sound);
  };
}
