// The service worker. It keeps the files of one build for the moment when the server cannot be reached, and nothing
// else: pages always come from the server, so that nobody plays with a client of yesterday, and what the API says
// is never kept. Of the languages it keeps those that are spoken here. The build puts VERSION, FILES and WORDS, the files
// of each language, above this line.
/* global VERSION, FILES, WORDS */

const OFFLINE = '/offline.html';

const keep = (files) => caches.open(VERSION).then((cache) => cache.addAll(files));

/** The languages that an earlier build was asked to keep. */
async function languagesBefore() {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const tags = requests.flat().map(({ url }) => /\/locale\.([^.]+)\./.exec(url)?.[1]);
  return Object.keys(WORDS).filter((language) => tags.includes(language));
}

self.addEventListener('install', (event) => {
  const words = languagesBefore().then((languages) => languages.flatMap((language) => WORDS[language]));
  const kept = words.then((words) => keep([...FILES, ...words]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('message', (event) => {
  const words = WORDS[event.data?.language];
  if (words) event.waitUntil(keep(words));
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
  else if (FILES.includes(pathname) || pathname.startsWith('/assets/locale.'))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
