import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const drawn = ['/tech-nomination', '/tech-judging', '/admin', '/account'];

async function use(page: Page) {
  await page.goto('/about');
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 310);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
}

/** Checks the text that a page shows in a browser that runs none of its scripts. */
async function saysWhatItNeeds(page: Page) {
  for (const path of drawn) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
    await expect(page.getByText('older than Chrome 111, Edge 111, Firefox 125')).toBeVisible();
  }
}

test('BROW-004 pages whose scripts are changed or blocked on the way say so, and public pages stay', async ({
  page,
  allow,
}) => {
  allow(/integrity|Failed to load|ERR_|net::/i);
  const scripts = /\.js$/;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//x` });
  });
  await saysWhatItNeeds(page);
  await use(page);
  await page.unroute(scripts);
  await page.route(scripts, (route) => route.abort());
  await saysWhatItNeeds(page);
});

test('BROW-003 BROW-004 in an older browser public pages stay as they were served, and portals say what they need', async ({
  page,
  allow,
}) => {
  allow(/This browser is too old/);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await saysWhatItNeeds(page);
  await use(page);
  expect(await page.locator('script[src*="/assets/shell."]').count()).toBe(1);
});

test('BROW-005 an error of the frame brings back what was served', async ({ page, allow }) => {
  allow(/matchMedia|uncaught|Failed/);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('matchMedia is not there');
    };
  });
  const failed = page.waitForEvent('pageerror');
  await use(page);
  await failed;
  await page.goto('/tech-nomination');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
});
