import { calls } from '../shared/contracts/calls';
import { navigation } from '../shared/programme/routes';
import { site as named } from '../shared/programme/site';
import { expect, test } from './fixtures';
import { judgePageOf, judges, live, profileOf, publicScreens, winners } from './public';

test('LAY-029 LAY-032 JPAGE-003 every public page has its own title, description and address', async ({
  site,
}) => {
  const expected = [...publicScreens, ...winners.map(profileOf), ...judges.map(judgePageOf)];
  expect(site.map(({ path }) => path).sort()).toEqual([...new Set(expected)].sort());
  for (const field of ['title', 'description', 'canonical'] as const) {
    const values = site.map((page) => page[field]);
    expect(values.filter((value) => !value)).toEqual([]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  for (const { path, status, title, canonical } of site) {
    expect([path, status, canonical]).toEqual([path, 200, named.origin + path]);
    expect(title).toMatch(new RegExp(` - ${named.productName}$`));
  }
});

test('every public page has one h1, and its headings skip no level', async ({ site }) => {
  const wrong = site.filter(
    ({ headings }) =>
      headings[0] !== 1 ||
      headings.filter((level) => level === 1).length !== 1 ||
      headings.some((level, index) => level > (headings[index - 1] ?? 1) + 1),
  );
  expect(wrong.map(({ path, headings }) => [path, headings])).toEqual([]);
});

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

test('HOME-025 OPEN-003 PROF-011 CONST-008 no page names an amount of money', async ({ site }) => {
  const amounts = /[$€£]\s?\d|\d\s?[€£]|\b(USD|EUR|GBP)\b|(?<![\w.])99(?![\w%]|(\.\d)? %)/;
  expect(site.filter(({ text }) => amounts.test(text)).map(({ path }) => path)).toEqual([]);
});

const files = [
  ['/robots.txt', 'text/plain', /^Sitemap: .*\/sitemap\.xml$/m],
  ['/sitemap.xml', /^(text|application)\/xml/, /<urlset/],
  ['/site.webmanifest', 'application/manifest+json', /"icons"/],
  ['/favicon.svg', 'image/svg+xml', /<svg/],
  ['/favicon-32.png', 'image/png', /^.PNG/],
  ['/apple-touch-icon.png', 'image/png', /^.PNG/],
  ['/icon-192.png', 'image/png', /^.PNG/],
  ['/icon-512.png', 'image/png', /^.PNG/],
  ['/card.png', 'image/png', /^.PNG/],
  ['/timeline.ics', 'text/calendar', /(BEGIN:VEVENT[\s\S]*){3}/],
  [calls.getWinnersFeed.path, 'application/atom+xml', /<entry>/],
] as const;

test('every file beside the pages is served as what it is', async ({ request }) => {
  for (const [path, type, content] of files) {
    const reply = await request.get(path);
    const header = reply.headers()['content-type']?.split(';')[0];
    expect([path, reply.status()]).toEqual([path, 200]);
    expect([path, header]).toEqual([
      path,
      typeof type === 'string' ? type : expect.stringMatching(type),
    ]);
    expect((await reply.body()).toString('latin1'), path).toMatch(content);
  }
});

/**
 * Split into shares that each open their pages in one browser. The other pages are opened in
 * screens.spec.ts.
 */
const shares = 2;
for (let share = 0; share < shares; share++) {
  test(`no page about a person logs anything on hydration (${share + 1} of ${shares})`, async ({
    page,
    site,
  }) => {
    const others = site.filter((one) => !publicScreens.includes(one.path));
    for (const { path, title } of others.filter((_, index) => index % shares === share)) {
      await page.goto(path);
      await live(page);
      await expect(page).toHaveTitle(title);
    }
  });
}

test('a hydration mismatch would be noticed', async ({ page, allow }) => {
  allow(/React error #418/);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('/about', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('Our story', 'Another story');
    await route.fulfill({ response: reply, body });
  });
  await page.goto('/about');
  await live(page);
  await expect.poll(() => errors).toEqual([expect.stringContaining('React error #418')]);
});
