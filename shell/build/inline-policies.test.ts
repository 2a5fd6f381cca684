/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalNames, prefixes, shellRoutes } from '@meritum/shared/programme/routes';
import { writeInlinePolicies } from './inline-policies';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'inline-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** The policy of the start script for a path; the first matching line applies. */
function startAt(caddy: string, path: string): string {
  const [, block = ''] = /\{page_script\} \{page_policy\} \{\n(.*?)\n\}/s.exec(caddy) ?? [];
  for (const line of block.split('\n')) {
    const [, key = '', value = ''] = /^\t(\S+) (.*)$/.exec(line) ?? [];
    const fits = key.startsWith('~') ? new RegExp(key.slice(1)).test(path) : key === path;
    if (fits || key === 'default') return value;
  }
  return 'nothing';
}

test('Caddy allows each inline script, and the policy of the start script, on the pages that hold it alone', async () => {
  const scripts = { start: 'run()', early: 'list()', ahead: 'ask()' };
  await writeInlinePolicies(dist, scripts, new Map([['/404', 'body{}']]));
  const { script, ahead } = JSON.parse(readFileSync(join(dist, '.inline.json'), 'utf8'));
  const caddy = readFileSync(join(dist, '.inline.caddy'), 'utf8');
  for (const path of ['/', '/faqs', '/no-such-page', '/administration', '/admin/entry.0a1b2c3d.js'])
    expect([path, startAt(caddy, path)]).toEqual([path, `" ${script}" " start"`]);
  const portals = portalNames.flatMap((name) => [prefixes[name], `${prefixes[name]}/a/b-1`]);
  for (const path of [...portals, ...shellRoutes, `${shellRoutes[0]}/`])
    expect([path, startAt(caddy, path)]).toEqual([path, `" ${ahead}" ""`]);
});
