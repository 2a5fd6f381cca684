import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigation } from '../shared/programme/routes';
import { site as named } from '../shared/programme/site';
import { distOf, staticParts } from '../tools/parts';
import { expect, test } from './fixtures';

test('LAY-004 every link, fragment and file of every public page is there', async ({
  site,
  request,
}) => {
  const known = new Map(site.map((page) => [page.path, page]));
  const toAsk = new Set<string>(navigation.map(({ to }) => to));
  for (const { path, links, files } of site) {
    for (const file of files) toAsk.add(file);
    for (const link of links) {
      const { origin, pathname, search, hash, protocol } = new URL(link, `${named.origin}${path}`);
      if (origin !== named.origin) {
        expect([path, link, protocol]).toEqual([
          path,
          link,
          expect.stringMatching(/^(https|mailto):$/),
        ]);
        continue;
      }
      const target = known.get(pathname);
      if (!target) toAsk.add(pathname + search);
      if (hash && target)
        expect([path, link, target.ids]).toEqual([
          path,
          link,
          expect.arrayContaining([hash.slice(1)]),
        ]);
    }
  }
  const missing: unknown[] = [];
  for (const address of toAsk) {
    const reply = await request.get(address);
    if (reply.status() !== 200) missing.push([address, reply.status()]);
  }
  expect(missing).toEqual([]);
});

test('CONST-009 nothing that browsers load holds a key or names the setting of one', () => {
  const secret = /PRIVATE KEY-----|AIza[\w-]{35}|JWT_SECRET|CLIENT_SECRET|MONGODB_URI|SMTP_URL/;
  const files = staticParts.flatMap((part) =>
    readdirSync(distOf(part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|json|html)$/.test(name))
      .map((name) => join(distOf(part), name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
});
