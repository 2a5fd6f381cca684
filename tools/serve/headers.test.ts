import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalNames, prefixes, shellRoutes } from '@meritum/shared/programme/routes';
import {
  cacheControlOf,
  errorHeaders,
  headersOf,
  immutable,
  policyFor,
  remoteHeaders,
  revalidate,
  securityHeaders,
} from './headers';

const read = (file: string) => readFileSync(join(__dirname, '../deploy', file), 'utf8');

/**
 * `Name value` pairs of a header block in a Caddyfile, in lower case, without operators' settings.
 */
function blockOf(caddyfile: string, start = 'header {'): Record<string, string> {
  const from = caddyfile.indexOf(start);
  const block = caddyfile.slice(from + start.length, caddyfile.indexOf('}\n', from));
  const pairs = block.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*([A-Z][\w-]*) "?(.*?)"?$/.exec(line) ?? [];
    if (!name || value === undefined) return [];
    const plain = value.replace(/\{\$\w+:([^}]*)\}/g, '$1').replace(/ ?\{page_\w+\}/g, '');
    return [[name.toLowerCase(), plain] as const];
  });
  return Object.fromEntries(pairs);
}

test('production sends the headers that development sends', () => {
  expect(blockOf(read('headers.caddy'))).toEqual(securityHeaders);
  expect(blockOf(read('remote-headers.caddy'))).toEqual(remoteHeaders);
  const caching = read('caching.caddy');
  expect(caching).toContain(`header @hashed Cache-Control "${immutable}"`);
  expect(caching).toContain(`header @changing Cache-Control "${revalidate}"`);
});

test('errors of both proxies have the same headers, with HSTS over TLS', () => {
  const edge = read('edge.Caddyfile');
  const { 'strict-transport-security': stay, ...others } = blockOf(
    edge.slice(edge.indexOf('handle_errors')),
  );
  const problem = blockOf(edge.slice(edge.indexOf('(problem)')));
  expect({ ...others, ...problem }).toEqual({
    ...errorHeaders,
    'content-type': 'application/problem+json',
  });
  const site = edge.slice(edge.indexOf('\n{$SITE_ADDRESS'));
  expect(stay).toBe(blockOf(site)['strict-transport-security']);
  // Without includeSubDomains, because operators decide about names below the site's.
  expect(stay).toBe('max-age=31536000');
});

test('production and development use the same prefixes', () => {
  const shell = read('shell.Caddyfile');
  const [, listed] = /path_regexp portal \^\(([^)]+)\)/.exec(shell) ?? [];
  expect(listed?.split('|')).toEqual(portalNames.map((name) => prefixes[name]));
});

test('pages may open a popup but are isolated from other sites; the landing page keeps its opener', () => {
  const policies = ['/', '/tech-nomination', '/signed-in'].map(
    (path) => headersOf(path)['cross-origin-opener-policy'],
  );
  expect(policies).toEqual(['same-origin-allow-popups', 'same-origin-allow-popups', 'unsafe-none']);
  expect(headersOf('/signed-in')).toMatchObject({ 'x-content-type-options': 'nosniff' });
  const shell = read('shell.Caddyfile');
  expect(shell).toMatch(/header \/signed-in \{\s+Cross-Origin-Opener-Policy unsafe-none\s/);
});

test('other sites may show seals, and no other picture of ours', () => {
  const policies = ['/seals/gold.svg', '/card.png', '/seals'].map(
    (path) => headersOf(path)['cross-origin-resource-policy'],
  );
  expect(policies).toEqual(['cross-origin', 'same-origin', 'same-origin']);
  expect(read('shell.Caddyfile')).toMatch(
    /header \/seals\/\* \{\s+Cross-Origin-Resource-Policy cross-origin\s/,
  );
});

test('each inline script and its Trusted Types policy are allowed only on pages with that script', () => {
  const scripts = { script: "'sha256-start'", ahead: "'sha256-ahead'" };
  const inline = { ...scripts, pages: {}, otherwise: "'sha256-missing'" };
  const namedAt = (path: string) => {
    const policy = headersOf(path, inline)['content-security-policy'] ?? '';
    const [, policies] = /; trusted-types ([^;]+)/.exec(policy) ?? [];
    return [/script-src 'self' ([^;]+)/.exec(policy)?.[1], policies];
  };
  for (const path of ['/', '/faqs', '/featured-winner/nobody', '/no-such-page', '/administration'])
    expect([path, ...namedAt(path)]).toEqual([path, scripts.script, 'start default']);
  const portals = portalNames.flatMap((name) => [prefixes[name], `${prefixes[name]}/a/b-1`]);
  for (const path of [...portals, ...shellRoutes, `${shellRoutes[0]}/`])
    expect([path, ...namedAt(path)]).toEqual([path, scripts.ahead, 'default']);
});

test.each([
  ['/assets/hanken.woff2', immutable],
  ['/remoteEntry.7f949b5d.js', immutable],
  ['/integrity.json', revalidate],
  ['/favicon.svg', revalidate],
])('%s is kept %s', (path, expected) => {
  expect(cacheControlOf(path)).toBe(expected);
});

test('inline code runs only if its hash is listed, whatever the origins of remotes', () => {
  const plain = securityHeaders['content-security-policy'] ?? '';
  expect(plain).not.toContain('unsafe');
  expect(plain).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  const beside = '/remotes/mf-admin/integrity.json';
  const policy = policyFor(plain, [beside, 'https://judge.example/integrity.json']);
  for (const kind of ['script', 'style', 'img', 'font', 'connect']) {
    expect(policy).toContain(`${kind}-src 'self' https://judge.example;`);
  }
  expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none';");
  expect(policyFor(plain, [beside])).toBe(plain);
});
