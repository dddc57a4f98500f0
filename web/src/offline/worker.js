// The service worker. It keeps the files of one build for the moment when the server cannot be reached, and nothing
// else: pages always come from the server, so that nobody plays with a client of yesterday, and what the API says
// is never kept. The build puts VERSION and FILES above this line.
/* global VERSION, FILES */

const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  const kept = caches.open(VERSION).then((cache) => cache.addAll(FILES));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== VERSION));
  const forgotten = others.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forgotten.then(() => self.clients.claim()));
});

const kept = (path) => caches.match(path, { ignoreVary: true });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
