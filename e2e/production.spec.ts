import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../mf-public/src/register';
import type { InlineSources } from '../shared/federation/prerender';
import { portalNames, prefixes, shellRoutes } from '../shared/programme/routes';
import { caddyfile, caddyfiles } from '../tools/deploy/production';
import { distOf } from '../tools/parts';
import { errorHeaders, headersOf, immutable, revalidate } from '../tools/serve/headers';
import { pdf } from './portal';
import { expect, inProduction, test } from './production';

const megabyte = 1_048_576;

const readInline = () =>
  JSON.parse(readFileSync(join(distOf('shell'), '.inline.json'), 'utf8')) as InlineSources;

inProduction();

for (const name of caddyfiles) {
  test(`${name}.Caddyfile is valid and formatted`, () => {
    const config = ['--adapter', 'caddyfile', '--config', caddyfile(name)];
    execFileSync('caddy', ['validate', ...config], { stdio: 'pipe' });
    const formatted = execFileSync('caddy', ['fmt', caddyfile(name)], { encoding: 'utf8' });
    expect(formatted).toBe(readFileSync(caddyfile(name), 'utf8'));
  });
}

test('plain HTTP redirects to TLS, which sets HSTS', async ({ production, request }) => {
  const reply = await fetch(`${production.plainAddress}/faqs`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')?.startsWith('https://localhost')]).toEqual([
    308,
    true,
  ]);
  // Only pages are redirected to TLS: redirecting these would hide that a program uses plain HTTP.
  for (const path of ['/api/health/live', '/remotes/mf-public/integrity.json']) {
    const refused = await fetch(`${production.plainAddress}${path}`, { redirect: 'manual' });
    expect([path, refused.status, refused.headers.get('location')]).toEqual([path, 403, null]);
  }
  const secure = await request.get('/');
  expect(secure.headers()['strict-transport-security']).toBe('max-age=31536000');
  expect(secure.headers().server).toBeUndefined();
});

test('each part comes with the licences of its libraries', async ({ request }) => {
  for (const [path, library] of [
    ['/licences.txt', 'react-dom'],
    ['/licences.txt', 'uqr'],
    ['/remotes/mf-public/licences.txt', '@tanstack/virtual-core'],
    ['/remotes/mf-admin/licences.txt', 'recharts'],
  ] as const) {
    const text = await (await request.get(path)).text();
    expect(text).toMatch(new RegExp(`^${library}\\nMIT\\n[^]*Permission is hereby granted`, 'm'));
  }
});

test('OPEN-050 known routes answer 200, unknown ones and files of pages 404', async ({
  request,
}) => {
  const inline = readInline();
  const portals = portalNames.flatMap((name) => [prefixes[name], `${prefixes[name]}/a/b-1`]);
  const routes = [...addresses, ...portals, ...shellRoutes];
  for (const route of routes.filter((one) => !one.includes(':'))) {
    const reply = await request.get(route);
    expect([route, reply.status()]).toEqual([route, 200]);
    expect(reply.headers()).toMatchObject({
      ...headersOf(route, inline),
      'cache-control': revalidate,
    });
  }
  for (const path of [
    '/no-such-page',
    '/faqs/more',
    '/faqs/index.html',
    '/.build.json',
    '/assets/',
    '/tech-judgings',
    '/tech-judging/remoteEntry.0a1b2c3d.js',
  ]) {
    const reply = await request.get(path);
    expect([path, reply.status()]).toEqual([path, 404]);
    expect(reply.headers()).toMatchObject({
      ...headersOf('/404', inline),
      'cache-control': revalidate,
    });
    expect(await reply.text()).toContain('Page Not Found');
  }
});

test('hashed files are kept for a year, in brotli where it is understood', async ({ request }) => {
  const page = await (await request.get('/tech-nomination')).text();
  const script = /src="(\/assets\/shell[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const reply = await request.get(script, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(reply.headers()).toMatchObject({ 'cache-control': immutable, 'content-encoding': 'br' });
  const gzip = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers()['content-encoding']).toBe('gzip');
  const gone = await request.get('/assets/gone.00000000.js');
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, revalidate]);
});

test('VAL-010 a document of 10 MB passes, larger ones are refused by the API and by the edge', async ({
  request,
  account,
}) => {
  const { accessToken } = await account({ signedIn: false });
  const upload = (bytes: number) =>
    request.post('/api/nominations/documents', {
      headers: { authorization: `Bearer ${accessToken}` },
      multipart: { file: { name: 'essay.pdf', mimeType: 'application/pdf', buffer: pdf(bytes) } },
    });
  expect((await upload(10 * megabyte)).status()).toBe(201);
  const byApi = await upload(11 * megabyte);
  expect([byApi.status(), byApi.headers()['content-type']?.split(';')[0]]).toEqual([
    413,
    'application/problem+json',
  ]);
  expect((await upload(13 * megabyte)).status()).toBe(413);
});

test('a remote that is down says so; everything else works', async ({ production, request }) => {
  await production.stop('mf-judging');
  const reply = await request.get('/remotes/mf-judging/integrity.json');
  expect([502, 503]).toContain(reply.status());
  expect(await reply.json()).toMatchObject({ code: 'unavailable' });
  expect(reply.headers()).toMatchObject(errorHeaders);
  expect((await request.get('/')).status()).toBe(200);
  await production.start('mf-judging');
  await expect
    .poll(async () => (await request.get('/remotes/mf-judging/integrity.json')).status())
    .toBe(200);
});

test('while the API is down, a visitor of its pages gets one that reloads by itself', async ({
  page,
  production,
  allow,
}) => {
  allow(/50[23]/, /Failed to load resource/);
  await production.stop('shell');
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown');
  const reply = await page.request.get('/faqs', { headers: { accept: 'text/html' } });
  expect([502, 503]).toContain(reply.status());
  expect(reply.headers()).toMatchObject({
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  await production.start('shell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});
