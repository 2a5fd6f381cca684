import { spawnSync } from 'node:child_process';
import { site as named } from '../shared/programme/site';
import { distOf, staticParts } from '../tools/parts';
import { expect, test } from './fixtures';

test('LAY-004 every link, fragment and file of every public page is there', async ({
  site,
  request,
}) => {
  const known = new Map(site.map((page) => [page.path, page]));
  const toAsk = new Set<string>();
  for (const { path, links, files } of site) {
    for (const file of files) toAsk.add(file);
    for (const link of links) {
      const { origin, pathname, search, hash, protocol } = new URL(link, `${named.origin}${path}`);
      if (origin !== named.origin) {
        expect(protocol, `${link} of ${path}`).toMatch(/^(https|mailto):$/);
        continue;
      }
      const target = known.get(pathname);
      if (!target) toAsk.add(pathname + search);
      if (hash && target) expect(target.ids, `${link} of ${path}`).toContain(hash.slice(1));
    }
  }
  for (const address of toAsk) {
    const reply = await request.get(address);
    expect(reply.status(), address).toBe(200);
  }
});

test('CONST-009 nothing that browsers load holds a key or names the setting of one', () => {
  const secret = 'PRIVATE KEY-----|AIza[0-9A-Za-z_-]{35}|(JWT|CLIENT)_SECRET|MONGODB_URI|SMTP_URL';
  const found = spawnSync('grep', ['-rlE', '-e', secret, ...staticParts.map(distOf)]);
  // Status 1 means that nothing was found, 2 that there was nothing to search.
  expect([String(found.stdout), found.status]).toEqual(['', 1]);
});
