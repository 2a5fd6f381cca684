import { expect, test } from './fixtures';
import { axeInBothSchemes, fits } from './looks';
import { portal } from './portal';
import { openLive, publicScreens } from './public';

const portals = ['/tech-nomination', '/tech-judging', '/admin/judging'];
const pages = [...publicScreens, '/no-such-page'];

/** Every screen that can be opened without an account. */
const screens = [...pages, ...portals];

for (const path of screens) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page, allow }) => {
    allow(/404/);
    await openLive(page, path);
    if (portals.includes(path)) await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await axeInBothSchemes(page);
  });
}

test('axe finds nothing on the form, the summary and the open drawer, light or dark', async ({
  page,
  account,
}) => {
  await account();
  await portal(page).open();
  await axeInBothSchemes(page);
  await portal(page).fill();
  await portal(page).submit.click();
  await expect(portal(page).summary).toBeVisible();
  await axeInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#navigation')).toBeVisible();
  // The page behind is out of reach, so only the drawer is there to be looked at.
  await axeInBothSchemes(page, '#navigation');
});

for (const [kind, paths] of [
  ['public page', pages],
  ['portal', portals],
] as const) {
  test(`LAY-031 no ${kind} scrolls sideways, from 320 px to 820 px`, async ({
    page,
    account,
    allow,
  }) => {
    allow(/404/);
    if (paths === portals) await account();
    for (const path of paths) {
      await openLive(page, path);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await fits(page, [320, 390, 768, 769, 820]);
    }
  });
}

test('LAY-029 LAY-032 PERM-001 every screen opens signed out, with a title and a heading of its own', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const titles = new Set<string>();
  const headings = new Set<string>();
  for (const path of screens) {
    await page.goto(path);
    await expect(page).toHaveTitle(/ - Meritum Awards$/);
    titles.add(await page.title());
    headings.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  expect([titles.size, headings.size]).toEqual([screens.length, screens.length]);
});
