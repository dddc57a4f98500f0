// The page that is shown when the server cannot be reached. It becomes the whole client when somebody plays on without one.

import { mount, unmount } from 'svelte';

import '../app.css';
import '../fonts/fonts.css';
import { alone, isLocal } from '../lib/alone.svelte';
import { begin } from '../lib/words.svelte';
import Offline from './Offline.svelte';

const target = document.getElementById('app');

async function play(): Promise<void> {
  const { default: App } = await import('../App.svelte');
  if (offline) await unmount(offline);
  if (target) mount(App, { target });
}

await begin();
/** A table on this device needs no server, and whoever has gone on without one does so again. */
const goesOn = alone.before || isLocal(location.pathname.split('/')[2] ?? '');
if (goesOn) alone.begin();
const offline = target && !goesOn ? mount(Offline, { target, props: { play: () => void play() } }) : null;
if (goesOn) await play();
