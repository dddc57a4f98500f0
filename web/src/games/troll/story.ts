// The chapters of a replay of Troll & Dragon, and the places in them.

import { nameOf } from '../../lib/names';
import { say } from '../../lib/words.svelte';
import { words } from '../../replay/story';
import type { Story } from '../game';

export const story: Story<'troll-dragon'> = {
  ownerOf: (scene, { active }) => nameOf(scene, active),
  place: (moment, _, chapter) => say('replay-turn', { number: chapter?.number ?? 1, what: words(moment) }),
};
