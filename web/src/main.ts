import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { begin } from './lib/words.svelte';
import { keepShell } from './offline/keep-shell';

const target = document.getElementById('app');
await begin();
if (target) mount(App, { target });

keepShell();
