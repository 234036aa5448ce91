// Answers when the server does not: with a page that says so and waits for it. Everything else goes to the server as if this were not here.
const STORE = 'tieout-unreachable-1';
const KEPT = ['/app/unreachable.html', '/app/unreachable.js', '/app/colorScheme.js', '/app/favicon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('tieout-unreachable-') && name !== STORE).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const isPage = event.request.mode === 'navigate';
  const path = new URL(event.request.url).pathname;
  if (!isPage && !KEPT.includes(path)) return;
  event.respondWith(fetch(event.request).catch(async (error) => {
    const kept = await caches.match(isPage ? KEPT[0] : path);
    if (!kept) throw error;
    return kept;
  }));
});
