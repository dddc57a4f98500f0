/** Every drawing on one page, for those who draw: `npm run dev`, then /src/art/gallery.html. Not part of the built client. */

import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
