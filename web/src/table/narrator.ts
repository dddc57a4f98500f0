// What is said and heard of every beat: announcements for screen readers, and sounds.

import { gameOf } from '../games/any';
import { announcer } from '../lib/announcer.svelte';
import { feel } from '../lib/haptics';
import type { Narrator } from '../lib/table.svelte';
import { narrate } from '../lib/narrate';
import { play, type Sound } from '../sound/sounds';
import type { Part } from '../timeline/frames';
import { factsIn } from '../timeline/tempo';
import { soundsOf } from './sounds-of';

/** Announces every beat, and plays those of its sounds that this screen makes. */
export function narrator(audible: (sound: Sound) => boolean): Narrator {
  return (frame, missed) => {
    if (frame.told) announcer.news(narrate(frame.told));
    if (missed) return;
    const { told } = frame;
    if (told && isFatal(told)) feel('fatal');
    for (const sound of soundsOf(frame).filter(audible)) play(sound);
  };
}

/** Whether something happened that everybody feels. */
function isFatal({ news, scene }: Part): boolean {
  const game = scene.game && gameOf(scene.game.name);
  return Boolean(game && factsIn(news).some(({ fact }) => fact in game.timing.fatal));
}
