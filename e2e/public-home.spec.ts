import { expect, test } from './fixtures';
import { openLive } from './public';

test('HOME-006 HOME-007 HOME-022 HOME-023 the buttons lead to the portals', async ({ page }) => {
  await openLive(page, '/');
  const title = page.getByRole('heading', { level: 1 });
  for (const [button, place, path, heading] of [
    ['Nominate', 0, '/tech-nomination', 'Nomination Portal'],
    ['Become a Judge', 0, '/tech-judging', 'Become a Judge'],
    ['Submit Nomination', 0, '/tech-nomination', 'Nomination Portal'],
    ['Become a Judge', 1, '/tech-judging', 'Become a Judge'],
  ] as const) {
    const links = page.getByRole('main').getByRole('link', { name: button, exact: true });
    await links.nth(place).click();
    await expect(page).toHaveURL(path);
    await expect(title).toHaveText(heading);
    await page.goBack();
    await expect(title).toHaveText('Awards for Tech Excellence');
  }
});

/** Red, green, blue and opacity, as the browser computes them. */
const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

test('HOME-002 HOME-015 HOME-016 HOME-017 the open category is green, the others are faded', async ({
  page,
}) => {
  await page.goto('/');
  const tops = await page
    .locator('h1, main h2')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));

  const cards = page.getByRole('region', { name: 'Award Categories' }).getByRole('listitem');
  const looks = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { opacity, borderColor, backgroundColor } = getComputedStyle(card);
      return { opacity: Number(opacity), borderColor, backgroundColor };
    }),
  );
  expect(looks.map(({ opacity }) => opacity < 1)).toEqual([true, false, true]);
  const [red = 0, green = 0, blue = 0] = channels(looks[1]?.borderColor ?? '');
  expect(green).toBeGreaterThan(Math.max(red, blue));
  const [r = 0, g = 0, b = 0] = channels(looks[1]?.backgroundColor ?? '');
  expect(g).toBeGreaterThan(Math.max(r, b));
});

test('HOME-019 the labels of the categories follow no date', async ({ page }) => {
  for (const day of ['2025-09-01', '2026-03-01']) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await openLive(page, '/');
    const labels = page.locator('#categories li > p:first-child');
    await expect(labels).toHaveText(['Completed', 'Open Now', 'Nov - Jan']);
  }
});

test('HOME-025 neither nominating nor judging asks for a payment', async ({ page, account }) => {
  await account();
  for (const [path, form] of [
    ['/tech-nomination', 'Nomination'],
    ['/tech-judging', undefined],
  ] as const) {
    await page.goto(path);
    if (form) await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/[$€£]|\bUSD\b|\bEUR\b|pay(ment)?\b/i);
    await expect(page.locator('input[autocomplete^="cc-"], iframe')).toHaveCount(0);
  }
});
