// The page that is shown when the server cannot be reached.

import { mount } from 'svelte';

import '../app.css';
import '../fonts/fonts.css';
import { begin } from '../lib/words.svelte';
import Offline from './Offline.svelte';

const target = document.getElementById('app');
await begin();
if (target) mount(Offline, { target });
