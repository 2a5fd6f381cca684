import type { Page } from '@playwright/test';
import { routes as publicRoutes } from '../mf-public/src/register';
import { accountPath, portalNames, prefixes, shellRoutes } from '../shared/programme/routes';
import { answerOf, kindsOf } from '../tools/score/answers';
import { scoreOf, sheet } from '../tools/score/observatory';
import { pdf } from './portal';
import { expect, inProduction, test } from './production';

inProduction();

test('the policy breaks nothing on any page, portal or not-found page once its scripts run', async ({
  page,
  context,
  allow,
}) => {
  allow(/404.*no-such-page/);
  const portals = portalNames.map((name) => prefixes[name]);
  const routes = [...publicRoutes.map(({ path }) => path), ...portals, ...shellRoutes];
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
  // While one of them is listened to until it is silent, the other ones load.
  await Promise.all([page, await context.newPage(), await context.newPage()].map(visit));
});

test('each kind of answer keeps its score by the rules of the Observatory', async ({
  production,
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
  const site = {
    address: production.address,
    plainAddress: production.plainAddress,
    trustAny: true,
  };
  const kinds = { ...(await kindsOf(site)), document: { path: url, headers } };
  const scores: Record<string, number> = {};
  const sheets: string[] = [];
  for (const [kind, asked] of Object.entries(kinds)) {
    const score = scoreOf(await answerOf(site, asked));
    scores[kind] = score.total;
    sheets.push(sheet(kind, score));
  }
  expect(scores, sheets.join('\n\n')).toEqual({
    // Five points are for checked script files, and these pages have none: their script stands in them.
    page: 130,
    'portal page': 135,
    'not-found page': 130,
    'script of a remote': 120,
    'API reply': 130,
    'API error': 130,
    'proxy error': 130,
    document: 130,
  });
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

test('the script in a page runs as the build wrote it, and with one sign more not at all', async ({
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
