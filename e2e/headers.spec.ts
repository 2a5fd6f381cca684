import type { APIRequestContext, Page } from '@playwright/test';
import { addresses } from '../mf-public/src/register';
import type { RemotesFile, Seal, SealFile } from '../shared/federation/contract';
import { accountPath, portalNames, prefixes, shellRoutes } from '../shared/programme/routes';
import { errorHeaders, remoteHeaders } from '../tools/serve/headers';
import { pdf } from './portal';
import { expect, inProduction, test } from './production';

inProduction();

/** The path of a remote's first script. */
async function entryOf(request: APIRequestContext, remote: string): Promise<string> {
  const remotes = (await (await request.get('/remotes.json')).json()) as RemotesFile;
  const integrity = remotes[remote]?.integrity ?? '';
  const { seal } = (await (await request.get(integrity)).json()) as SealFile;
  const { entry } = JSON.parse(seal) as Seal;
  return new URL(entry, new URL(integrity, 'https://localhost')).pathname;
}

test('the policy breaks nothing on any page, portal or not-found page once its scripts run', async ({
  page,
  context,
  allow,
}) => {
  allow(/404.*no-such-page/);
  const portals = portalNames.map((name) => prefixes[name]);
  const routes = [...addresses, ...portals, ...shellRoutes];
  const queue = [...routes.filter((one) => !one.includes(':')), '/no-such-page'];
  const visit = async (tab: Page) => {
    for (let route = queue.shift(); route; route = queue.shift()) {
      await tab.goto(route);
      await tab.mouse.move(200, 200);
      await tab.mouse.wheel(0, 400);
      await tab.waitForLoadState('networkidle');
      await expect(tab.getByRole('heading', { level: 1 }).first()).not.toHaveText(/unavailable/);
    }
  };
  // Other pages load in front while one page is observed until it is idle.
  await Promise.all([page, await context.newPage(), await context.newPage()].map(visit));
});

test('behind the proxies every reply other than a page has its security headers, and HSTS', async ({
  request,
  account,
}) => {
  const { accessToken } = await account({ signedIn: false });
  const headers = { authorization: `Bearer ${accessToken}` };
  const uploaded = await request.post('/api/nominations/documents', {
    headers,
    multipart: { file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf(2_000) } },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const kinds: [path: string, status: number, expected: typeof errorHeaders, body?: Buffer][] = [
    [await entryOf(request, 'mf-nomination'), 200, remoteHeaders],
    ['/api/health/live', 200, errorHeaders],
    ['/api/no-such-call', 404, errorHeaders],
    [url, 200, errorHeaders],
    // The proxy itself refuses this request.
    ['/api/no-such-call', 413, errorHeaders, Buffer.alloc(2_000_000)],
  ];
  for (const [path, status, expected, data] of kinds) {
    const reply = await request.fetch(path, { headers, ...(data && { method: 'POST', data }) });
    expect([path, reply.status()]).toEqual([path, status]);
    expect(reply.headers()).toMatchObject({
      ...expected,
      'strict-transport-security': 'max-age=31536000',
    });
  }
});

test('a portal page names no script without the hash that it must have', async ({ request }) => {
  const page = await (await request.get('/tech-nomination')).text();
  const scripts = page.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(script).toMatch(/ integrity="sha384-[^"]+"/);
});

test('a dialog locks scrolling by rules that no policy forbids, and lets it go', async ({
  page,
  account,
}) => {
  await account();
  await page.goto(accountPath);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).toBe('visible');
});

test('the script in a page runs as the build wrote it, and not at all with one character more', async ({
  page,
  allow,
}) => {
  allow(/Content Security Policy|policy violated/);
  const shells = page.locator('script[src*="/assets/shell."]');
  const useThePage = () => page.keyboard.press('Tab');
  await page.route('**/faqs', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</script>\n</body>', ' </script>\n</body>');
    await route.fulfill({ response, body });
  });
  const refused = page.waitForEvent('console', (one) => one.text().includes('script-src'));
  await page.goto('/faqs');
  await refused;
  await useThePage();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(shells).toHaveCount(0);
  await page.unroute('**/faqs');
  await page.reload();
  await useThePage();
  await expect(shells).toHaveCount(1);
});
