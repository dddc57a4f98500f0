import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import './fonts/fonts.css';
import { alone } from './lib/alone.svelte';
import { begin } from './lib/words.svelte';
import { keepShell } from './offline/keep-shell';

// Before anything is awaited: it waits for the page to be loaded.
keepShell();
// This page came from a server.
if (!alone.on) alone.end();

const target = document.getElementById('app');
await begin();
// The picture that is there while everything loads.
target?.replaceChildren();
if (target) mount(App, { target });
