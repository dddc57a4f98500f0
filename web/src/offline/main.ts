// The page that is shown when the server cannot be reached.

import { mount } from 'svelte';

import '../app.css';
import Offline from './Offline.svelte';

const target = document.getElementById('app');
if (target) mount(Offline, { target });
