import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { axe, expect, test } from './fixtures';

const start = `${calls.startGoogleSignIn.path}?mode=redirect&returnTo=/faqs`;

const mark = 'Local sign-in: stands in for Google on this computer';

test('OPEN-034 a sample person is signed in by the local provider, which says what it is', async ({
  page,
  baseURL,
}) => {
  await page.goto(start);
  await expect(page.getByText(mark)).toBeVisible();
  expect(new URL(page.url()).host).not.toBe(new URL(baseURL ?? '').host);
  await page.getByRole('button', { name: /^Priya Raman/ }).click();
  await page.waitForURL((url) => url.origin === baseURL);
  expect(await refreshed(page)).toMatchObject({
    email: 'priya.raman@example.com',
    displayName: 'Priya Raman (sample)',
    emailConfirmed: true,
  });
});

test('OPEN-034 anybody else is typed in, by the keyboard alone', async ({ page, baseURL }) => {
  await page.goto(start);
  const email = `sample.${Date.now()}@example.com`;
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Sample');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.origin === baseURL);
  expect(await refreshed(page)).toMatchObject({ email, displayName: 'Ada Sample' });
});

test('cancelling leads back to the site, signed out', async ({ page, baseURL }) => {
  await page.goto(start);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.origin === baseURL);
  expect(await refreshed(page)).toBe(undefined);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the page of the local provider is accessible and fits a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(start);
    await axe(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

/** Who is signed in, as the browser's own cookie tells the site; undefined for nobody. */
async function refreshed(page: Page): Promise<object | undefined> {
  const reply = await page.request.post(calls.refreshSession.path);
  return reply.status() === 200 ? ((await reply.json()) as { user: object }).user : undefined;
}
