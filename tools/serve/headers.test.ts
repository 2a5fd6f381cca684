import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalNames, prefixes } from '@meritum/shared/programme/routes';
import {
  cacheControlOf,
  headersOf,
  immutable,
  policyFor,
  revalidate,
  securityHeaders,
} from './headers';

/** `Name value` pairs of the first header block of a Caddyfile, in lower case. */
function blockOf(caddyfile: string): Record<string, string> {
  const block = /^header \{\n([\s\S]*?)\n\}/m.exec(caddyfile)?.[1] ?? '';
  const pairs = block.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*([A-Z][\w-]*) "?(.*?)"?$/.exec(line) ?? [];
    if (!name || value === undefined) return [];
    return [[name.toLowerCase(), value.replace(/^\{\$\w+:(.*)\}$/, '$1')] as const];
  });
  return Object.fromEntries(pairs);
}

test('production sends the headers that development sends', () => {
  const read = (file: string) => readFileSync(join(__dirname, '../deploy', file), 'utf8');
  expect(blockOf(read('headers.caddy'))).toEqual(securityHeaders);
  const caching = read('caching.caddy');
  expect(caching).toContain(`header @hashed Cache-Control "${immutable}"`);
  expect(caching).toContain(`header @changing Cache-Control ${revalidate}`);
});

test('production answers below the prefixes that development answers below', () => {
  const shell = readFileSync(join(__dirname, '../deploy/shell.Caddyfile'), 'utf8');
  const [, listed] = /path_regexp portal \^\(([^)]+)\)/.exec(shell) ?? [];
  expect(listed?.split('|')).toEqual(portalNames.map((name) => prefixes[name]));
});

test('pages may open a popup and keep all other sites at arm’s length; where it arrives it keeps its tie', () => {
  const policies = ['/', '/tech-nomination', '/signed-in'].map(
    (path) => headersOf(path)['cross-origin-opener-policy'],
  );
  expect(policies).toEqual(['same-origin-allow-popups', 'same-origin-allow-popups', 'unsafe-none']);
  expect(headersOf('/signed-in')).toMatchObject({ 'x-content-type-options': 'nosniff' });
  const shell = readFileSync(join(__dirname, '../deploy/shell.Caddyfile'), 'utf8');
  expect(shell).toMatch(/header \/signed-in \{\s+Cross-Origin-Opener-Policy unsafe-none\s/);
});

test.each([
  ['/assets/shell.0a1b2c3d.js', immutable],
  ['/assets/hanken.woff2', immutable],
  ['/remoteEntry.7f949b5d.js', immutable],
  ['/mf-manifest.json', revalidate],
  ['/remotes.json', revalidate],
  ['/', revalidate],
  ['/winners', revalidate],
  ['/favicon.svg', revalidate],
])('%s is kept %s', (path, expected) => {
  expect(cacheControlOf(path)).toBe(expected);
});

test('scripts never run inline, whatever origins remotes have', () => {
  expect(securityHeaders['content-security-policy']).toContain("script-src 'self';");
  const policy = policyFor(['/remotes/mf-admin/mf-manifest.json', 'https://judge.example/a.json']);
  expect(policy).toContain("script-src 'self' https://judge.example;");
  expect(policy).toContain("connect-src 'self' https://judge.example;");
  expect(policyFor(['/remotes/mf-admin/mf-manifest.json'])).toBe(
    securityHeaders['content-security-policy'],
  );
});
