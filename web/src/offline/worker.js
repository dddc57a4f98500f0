// The service worker. It keeps the files of one build for the moment when the server cannot be reached, and nothing
// else: pages always come from the server, so that nobody plays with a client of yesterday, and what the API says
// is never kept. Of the languages it keeps those that are spoken here. The build puts VERSION, SHELL, the page that is shown
// without a network, FILES and WORDS, the files of each language, above this line.
/* global VERSION, SHELL, FILES, WORDS */

/** The page may lie in any folder. */
const pathOf = (name) => new URL(name, self.registration.scope).pathname;

const keep = (files) => caches.open(VERSION).then((cache) => cache.addAll(files.map(pathOf)));

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

/** A large file that few need: it is kept once it was fetched. */
async function keptLater(request) {
  const file = await kept(request.url);
  if (file) return file;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(VERSION);
    // Without room for it, it comes from the network again.
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const root = pathOf('./');
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(root)) return;
  const name = pathname.slice(root.length);
  if (name.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(pathOf(SHELL))));
  else if (name.endsWith('.table')) event.respondWith(keptLater(request));
  else if (FILES.includes(name) || name.startsWith('assets/locale.'))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
