/** Holds only files, never replies of the API. */
const cacheName = 'judge-portal';

/** A name with a content hash, whose content never changes; as in tools/serve/headers.ts. */
const hashed = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
/** These files name the current build of each remote. */
const changing = /^\/remotes\.json$|^\/remotes\/[\w-]+\/integrity\.json$/;

/** Without storage space nothing is kept, and the page works without it. */
const keep = (cache: Cache, key: string, reply: Response) =>
  cache.put(key, reply.clone()).catch(() => {});

/** The server's reply, even an error; offline, the kept one. A new build removes older files. */
async function newest(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(key);
  let reply: Response;
  try {
    reply = await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
  if (!reply.ok || reply.redirected) return reply;
  // An unreadable reply counts as another build.
  const [before, now] = [await kept?.text().catch(() => ''), await reply.clone().text()];
  if (before !== undefined && before !== now) await removeFiles(cache);
  await keep(cache, key, reply);
  return reply;
}

async function removeFiles(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const files = requests.filter(({ url }) => hashed.test(new URL(url).pathname));
  await Promise.all(files.map((file) => cache.delete(file)));
}

/** The request's hash, or else the page's, because Chromium omits the former. Empty if unknown. */
async function pageHash({ url, integrity }: Request, page: Response | undefined): Promise<string> {
  if (integrity) return integrity;
  const [, behind = ''] = ((await page?.text()) ?? '').split(`"${new URL(url).pathname}"`);
  return /^[^>"]*"(sha384-[^"]+)"/.exec(behind)?.[1] ?? '';
}

async function has(hash: string, reply: Response): Promise<boolean> {
  if (hash === '') return true;
  const [algorithm = '', expected] = hash.split('-');
  const content = await reply.clone().arrayBuffer();
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), content);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}

/** A file whose content never changes. A damaged one is fetched past every cache and replaced. */
async function once(request: Request, portal: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  // A file that was refused is fetched again past every cache.
  const kept = request.cache === 'reload' ? undefined : await cache.match(request.url);
  const hash = await pageHash(request, await cache.match(portal));
  // An unreadable file counts as damaged.
  if (kept && (await has(hash, kept).catch(() => false))) return kept;
  let reply = await fetch(kept ? new Request(request, { cache: 'reload' }) : request);
  if (reply.ok && !(await has(hash, reply)))
    reply = await fetch(new Request(request, { cache: 'reload' }));
  if (reply.status === 200 && reply.type === 'basic') await keep(cache, request.url, reply);
  return reply;
}

/** Returns undefined for the API, other origins and checks of a part; the browser handles these. */
export function replyTo(request: Request, portal: string): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.cache === 'no-store') return undefined;
  // If the storage fails, the server is asked.
  const orServer = (reply: Promise<Response>) =>
    reply.catch(() => fetch(new Request(request, { cache: 'reload' })));
  if (hashed.test(pathname)) return orServer(once(request, portal));
  if (request.mode === 'navigate') return orServer(newest(request, portal));
  return changing.test(pathname) ? orServer(newest(request, pathname)) : undefined;
}

/** Keeps the page, and those of these files that a first visit loaded before the worker ran. */
export async function keepFiles(portal: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const keep = async (address: string) => {
    const { origin, pathname } = new URL(address, location.origin);
    const isFile = pathname === portal || hashed.test(pathname) || changing.test(pathname);
    if (origin !== location.origin || !isFile || (await cache.match(pathname))) return;
    const reply = await fetch(pathname);
    if (reply.ok) await cache.put(pathname, reply);
  };
  await Promise.allSettled([portal, ...addresses].map(keep));
}
