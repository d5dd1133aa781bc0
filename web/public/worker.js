/**
 * Keeps the page for when there is no connection. What the server says of tables is never kept:
 * an old view would be a lie. Which games there are, and their words, is kept as part of the
 * page, and said only where the server does not answer.
 */
const CACHE = 'formspiel-page';
const SHELL = '/';
const NOT_THE_PAGE = /^\/(api|healthz|metrics|openapi\.json)(\/|$)/;
const OF_THE_PAGE = /^\/api\/games(\/[a-z][a-z0-9_]*\/words\/[a-z]{2})?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (OF_THE_PAGE.test(url.pathname)) event.respondWith(fromServerOrKept(request));
  else if (NOT_THE_PAGE.test(url.pathname)) return;
  else if (request.mode === 'navigate') event.respondWith(fromServer(request));
});

// Only a phone asks the worker to show one; a touch leads to the table that it is about.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.tag.split('/')[0]));
});

/** The table where it is open already, or else in a window of its own. */
async function comeTo(table) {
  const path = `/table/${table}`;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find((client) => new URL(client.url).pathname === path);
  return found ? found.focus() : self.clients.openWindow(path);
}

/** A file with a hash in its name never changes. */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** What the server says now; what it said before, if it does not answer. */
async function fromServerOrKept(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** The page as the server has it; as it was, if the server does not answer. */
async function fromServer(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(cache, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** A page that was built anew has other files; the old ones are of no use. */
async function renew(cache, answer) {
  const kept = await cache.match(SHELL);
  const text = await answer.clone().text();
  if (kept && (await kept.text()) !== text) {
    for (const request of await cache.keys()) await cache.delete(request);
  }
  await cache.put(SHELL, answer);
}
