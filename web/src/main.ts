import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { keepShell } from './offline/keep-shell';

const target = document.getElementById('app');
if (target) mount(App, { target });

keepShell();
