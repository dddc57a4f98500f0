/** The picture of each danger, by the word that records and editions use for it. */

import type { Component } from 'svelte';
import Spider from './Spider.svelte';
import Snake from './Snake.svelte';
import Lava from './Lava.svelte';
import Boulder from './Boulder.svelte';
import Ram from './Ram.svelte';
import Scorpion from './Scorpion.svelte';
import Spikes from './Spikes.svelte';
import Rockfall from './Rockfall.svelte';
import Gas from './Gas.svelte';
import Explosion from './Explosion.svelte';
import Mummy from './Mummy.svelte';
import Fire from './Fire.svelte';

const pictures: Record<string, Component> = {
  spider: Spider,
  snake: Snake,
  lava: Lava,
  boulder: Boulder,
  ram: Ram,
  scorpion: Scorpion,
  spikes: Spikes,
  rockfall: Rockfall,
  gas: Gas,
  explosion: Explosion,
  mummy: Mummy,
  fire: Fire,
};

/** The picture for a word, if it is a danger that we know. */
export function hazardPicture(word: string): Component | undefined {
  return pictures[word];
}

/** Every word that has a picture. */
export const hazards: readonly string[] = Object.keys(pictures);
