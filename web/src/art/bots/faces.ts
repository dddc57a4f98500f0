/** The faces of the bots; a bot without a character has a mechanical one. */

import type { Component } from 'svelte';
import Hugo from './Hugo.svelte';
import Kazik from './Kazik.svelte';
import Magda from './Magda.svelte';
import Minerva from './Minerva.svelte';
import Nelly from './Nelly.svelte';
import Renard from './Renard.svelte';
import Roulette from './Roulette.svelte';
import Suzette from './Suzette.svelte';
import Unknown from './Unknown.svelte';

const faces: Record<string, Component> = {
  nelly: Nelly,
  hugo: Hugo,
  suzette: Suzette,
  roulette: Roulette,
  magda: Magda,
  kazik: Kazik,
  renard: Renard,
  minerva: Minerva,
};

export function faceOf(id: string): Component {
  return faces[id] ?? Unknown;
}
