import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { replaceBuild } from '../build/generation';
import { listening } from '../start/ports';
import { testFolder } from '../testing/folder';
import { headersOf, immutable, remoteHeaders, revalidate, securityHeaders } from './headers';
import { type StaticSite, staticHandler } from './static';

const folder = testFolder();
let dist: string;
let server: Server;

function put(file: string, content: string): void {
  writeFileSync(`${folder.put(file, content)}.br`, brotliCompressSync(content));
}

/** Replaces the whole build as the builder does; the new mark is as long as the old one. */
async function build(file: string, content: string): Promise<void> {
  const next = mkdtempSync(join(tmpdir(), 'static-next-'));
  writeFileSync(join(next, file), content);
  await replaceBuild(next, dist, 'new');
}

async function serve(site: Omit<StaticSite, 'dist'>): Promise<string> {
  server = createServer(staticHandler({ dist, ...site }));
  return `http://127.0.0.1:${await listening(server)}`;
}

/** Requests a path as it is written; `fetch` would normalise it. */
function ask(address: string, path: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve) => {
    get(address, { path, headers: { 'accept-encoding': 'gzip, br' } }, async (reply) => {
      const sent = Buffer.concat(await reply.toArray());
      const { statusCode: status = 0, headers } = reply;
      const isBrotli = headers['content-encoding'] === 'br';
      resolve({ status, headers, body: String(isBrotli ? brotliDecompressSync(sent) : sent) });
    });
  });
}

beforeEach(() => {
  dist = folder.path;
  put('index.html', 'home');
  put('faqs/index.html', 'faqs');
  put('tech-judging/index.html', 'judging');
  put('404.html', 'nothing here');
  put('.winner-404.html', 'no such winner');
  put('remotes.json', '{}');
  put('assets/shell.0a1b2c3d.js', 'run()');
  put('.build.json', '{}');
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test.each([
  ['/', 200, 'home', revalidate],
  ['/faqs', 200, 'faqs', revalidate],
  ['/faqs/', 200, 'faqs', revalidate],
  ['/faqs?x=1', 200, 'faqs', revalidate],
  ['/assets/shell.0a1b2c3d.js', 200, 'run()', immutable],
  ['/remotes.json', 200, '{}', revalidate],
  ['/no-such-page', 404, 'nothing here', revalidate],
  ['/faqs/more', 404, 'nothing here', revalidate],
  ['/featured-winner/nobody', 404, 'no such winner', revalidate],
  ['/.winner-404.html', 404, 'nothing here', revalidate],
  ['/faqs/index.html', 404, 'nothing here', revalidate],
  ['/404.html', 404, 'nothing here', revalidate],
  ['/assets/gone.0a1b2c3d.js', 404, 'nothing here', revalidate],
  ['/.build.json', 404, 'nothing here', revalidate],
  ['/../../../../etc/passwd', 404, 'nothing here', revalidate],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'nothing here', revalidate],
  ['/%', 404, 'nothing here', revalidate],
  // Below a portal's prefix, every path is the portal's document, except file names with a hash.
  ['/tech-judging', 200, 'judging', revalidate],
  ['/tech-judging/', 200, 'judging', revalidate],
  ['/tech-judging?x=1', 200, 'judging', revalidate],
  ['/tech-judging/assignments/7', 200, 'judging', revalidate],
  ['/tech-judging/assignments/7?x=/../..', 200, 'judging', revalidate],
  ['/tech-judging/index.html', 200, 'judging', revalidate],
  ['/tech-judging/../../etc/passwd', 200, 'judging', revalidate],
  ['/tech-judging/remoteEntry.0a1b2c3d.js', 404, 'nothing here', revalidate],
  ['/tech-judgings', 404, 'nothing here', revalidate],
  ['/tech-judging.html', 404, 'nothing here', revalidate],
  ['/admin', 404, 'nothing here', revalidate],
])('OPEN-050 the shell answers %s with %i', async (path, status, body, cacheControl) => {
  const reply = await ask(await serve({ kind: 'shell' }), path);
  expect([reply.status, reply.body]).toEqual([status, body]);
  expect(reply.headers).toMatchObject({
    ...securityHeaders,
    'cache-control': cacheControl,
    ...(status === 200 && { 'content-encoding': 'br' }),
  });
});

test.each([
  ['/faqs.', '/faqs'],
  ['/faqs),?a=1', '/faqs?a=1'],
  ['/featured-winner/ana-lee%E2%80%8B', '/featured-winner/ana-lee'],
  ['/judges/ana-lee%20.', '/judges/ana-lee'],
  ['/judges/ana%0A-lee', '/judges/ana-lee'],
  ['/%2Ffaqs', '/faqs'],
])('a copied address %s leads to %s', async (path, location) => {
  const address = await serve({ kind: 'shell' });
  const { status, headers } = await fetch(address + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, location]);
});

test.each(['//evil.example.', '/.', '/\\evil.example.', '/confirm-email%23token=a'])(
  'OPEN-050 %s leads nowhere else',
  async (path) => {
    const { status, headers } = await ask(await serve({ kind: 'shell' }), path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test('a remote serves only files, to every origin', async () => {
  const address = await serve({ kind: 'remote' });
  const found = await fetch(`${address}/assets/shell.0a1b2c3d.js`);
  expect(Object.fromEntries(found.headers)).toMatchObject(remoteHeaders);
  const missing = await fetch(`${address}/no-such-file`);
  expect([missing.status, await missing.text()]).toEqual([404, 'Not found\n']);
  expect((await fetch(`${address}/tech-judging/assignments/7`)).status).toBe(404);
  expect(missing.headers.get('content-type')).toBe('text/plain;charset=utf-8');
});

test('a new build is served without a restart, and only changed files are sent', async () => {
  const address = await serve({ kind: 'shell' });
  const first = await fetch(address);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await build('index.html', 'a new home');
  const renewed = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([renewed.status, await renewed.text()]).toEqual([200, 'a new home']);
});

test('a site without a build is unavailable until there is one', async () => {
  const address = await serve({ kind: 'remote' });
  rmSync(dist, { recursive: true });
  const gone = await fetch(`${address}/index.html`);
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2']);
  put('assets/a.0a1b2c3d.js', 'new()');
  expect(await (await fetch(`${address}/assets/a.0a1b2c3d.js`)).text()).toBe('new()');
});

test('remotes on other origins are named in remotes.json and allowed by the policy', async () => {
  const remotes = {
    'mf-admin': { integrity: 'https://admin.example/integrity.json', keys: ['k'] },
  };
  const address = await serve({ kind: 'shell', remotes });
  expect(await (await fetch(`${address}/remotes.json`)).json()).toEqual(remotes);
  const policy = (await fetch(address)).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' https://admin.example;");
});

test('the policy of a page allows only the inline script and styles of its build', async () => {
  const inline = {
    script: "'sha256-start'",
    ahead: '',
    pages: { '/faqs': "'sha256-faqs'" },
    otherwise: "'sha256-missing'",
  };
  writeFileSync(join(dist, '.inline.json'), JSON.stringify(inline));
  const address = await serve({ kind: 'shell' });
  for (const [path, source] of [
    ['/faqs', 'faqs'],
    ['/faqs/', 'faqs'],
    ['/no-such-page', 'missing'],
    ['/faqs/index.html', 'missing'],
  ]) {
    const policy = (await fetch(address + path)).headers.get('content-security-policy');
    expect(policy).toContain(
      `script-src 'self' 'sha256-start'; style-src 'self' 'sha256-${source}';`,
    );
    expect(policy).toBe(headersOf(path ?? '', inline)['content-security-policy']);
  }
  expect((await fetch(`${address}/.inline.json`)).status).toBe(404);
});

test('only GET and HEAD are answered', async () => {
  const reply = await fetch(await serve({ kind: 'shell' }), { method: 'POST', body: 'x' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
