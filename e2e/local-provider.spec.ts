import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { expect, test } from './fixtures';
import { axeInBothSchemes, fits } from './looks';

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

test('OPEN-034 any other person can be entered, by keyboard alone', async ({ page, baseURL }) => {
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

test('the page of the local provider is accessible and fits a phone, light or dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(start);
  await axeInBothSchemes(page);
  await fits(page, [390]);
});

/** The account that the session cookie identifies; undefined if signed out. */
async function refreshed(page: Page): Promise<object | undefined> {
  const reply = await page.request.post(calls.refreshSession.path);
  return reply.status() === 200 ? ((await reply.json()) as { user: object }).user : undefined;
}
