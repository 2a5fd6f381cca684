import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { expect, test } from './fixtures';
import { panel } from './panel';

const open = async (page: Page, path = '/tech-nomination') => {
  await page.goto(path);
  await expect(panel(page).root).toBeVisible();
};

test('AUTH-014 five tabs that open and refresh at once are all signed in, and stay so', async ({
  page,
  context,
  account,
}) => {
  const { fullName } = await account();
  await open(page);
  const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  const tabs = [page, ...others];
  for (let round = 0; round < 2; round++) {
    await Promise.all(tabs.map((tab) => tab.goto('/tech-nomination')));
    for (const tab of tabs) await expect(panel(tab).name).toHaveText(fullName);
  }
});

test('two tabs whose replies are lost refresh again without being taken for thieves', async ({
  page,
  context,
  account,
  allow,
}) => {
  allow(/ERR_/);
  const { fullName } = await account();
  let lost = 0;
  await context.route(`**${calls.refreshSession.path}`, async (route) => {
    if (lost++ > 0) return route.continue();
    // The server has replied and set the next token; neither arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/tech-nomination');
  await expect.poll(() => lost).toBeGreaterThan(0);
  const other = await context.newPage();
  await open(other);
  await expect(panel(other).name).toHaveText(fullName);
  await page.reload();
  await expect(panel(page).name).toHaveText(fullName);
});
