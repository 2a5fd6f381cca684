import type { Page } from '@playwright/test';
import type { Document } from './crawl';
import { expect, test } from './fixtures';
import { axeInBothSchemes, fits } from './looks';
import { portal } from './portal';
import { live, openLive, publicScreens } from './public';

const portals = ['/tech-nomination', '/tech-judging', '/admin/judging'];
const widths = [320, 390, 768, 769, 820];

/** Pages of the shell that mails and providers link to, opened without their parameters. */
const landings = [
  '/account',
  '/signed-in#outcome=failed',
  '/reset-password',
  '/reset-password#token=sample',
  '/confirm-email',
  '/confirm-email#token=sample',
  '/not-me#token=sample',
];

const titleOf = (site: Document[], path: string) =>
  site.find((page) => page.path === path)?.title ?? '';

/** Shares of the pages; each opens its pages in one browser and loads only the first in full. */
const shares = 4;
for (let share = 0; share < shares; share++) {
  test(`LAY-031 public pages log nothing on hydration, axe finds nothing, light or dark, and none scrolls sideways (${share + 1} of ${shares})`, async ({
    page,
    site,
  }) => {
    for (const path of publicScreens.filter((_, index) => index % shares === share)) {
      await page.goto(path);
      await live(page);
      await expect(page).toHaveTitle(titleOf(site, path));
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await axeInBothSchemes(page);
      await fits(page, widths);
    }
  });
}

/** Waits until session and data are loaded, then checks the page. */
async function looksRight(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/ - Meritum Awards$/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^(Loading|Signing you in)/)).toHaveCount(0);
  await axeInBothSchemes(page);
  await fits(page, widths);
}

test('LAY-031 axe finds nothing on pages that a mail or a provider leads to, light or dark, and none scrolls sideways', async ({
  page,
}) => {
  for (const path of landings) {
    // Two addresses may differ only in the fragment, which would not reload the page.
    await page.goto('about:blank');
    await page.goto(path);
    await looksRight(page);
  }
});

test('LAY-031 axe finds nothing on the form, the summary and the open drawer, light or dark, and no portal scrolls sideways for signed-in people', async ({
  page,
  account,
}) => {
  await account();
  for (const path of portals) {
    await openLive(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await fits(page, widths);
  }
  await account();
  await portal(page).open();
  await axeInBothSchemes(page);
  await portal(page).fill();
  await portal(page).submit.click();
  await expect(portal(page).summary).toBeVisible();
  await axeInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#navigation')).toBeVisible();
  // The page behind the drawer is inert, so only the drawer is checked.
  await axeInBothSchemes(page, '#navigation');
});

test('LAY-029 LAY-031 LAY-032 PERM-001 every screen opens signed out, with a title and a heading of its own, and looks right', async ({
  page,
  site,
  allow,
}) => {
  allow(/404/);
  const screens = site.filter(({ path }) => publicScreens.includes(path));
  const titles = screens.map(({ title }) => title);
  const headings = screens.map(({ heading }) => heading);
  expect(screens.length).toBe(publicScreens.length);
  for (const path of [...portals, '/no-such-page']) {
    await page.goto(path);
    await looksRight(page);
    titles.push(await page.title());
    headings.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  expect([titles, headings]).toEqual([[...new Set(titles)], [...new Set(headings)]]);
});

test('LAY-031 axe finds nothing on the account page and its dialog, light or dark, and nothing scrolls sideways', async ({
  page,
  account,
}) => {
  await account({ fullName: 'Adelheid-Wilhelmine Ouspenskaya-Montgomery of Somewhere' });
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  await axeInBothSchemes(page);
  await fits(page, widths);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeInBothSchemes(page, '[role="dialog"]');
});
