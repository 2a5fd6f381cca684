import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { shellRoutes } from '../shared/programme/routes';
import { deferred } from '../shared/testing/deferred';
import { expect } from './fixtures';
import { moved } from './looks';
import { linkIn } from './mailbox';
import { test } from './mailed';
import { panel, portals, reachByTab } from './panel';
import { portal } from './portal';

// These journeys share one worker, and so one stack.
test.describe.configure({ mode: 'default' });

/** By keyboard: Tab skips the button that shows the password. */
const chooseNew = async (page: Page, password: string) => {
  const first = page.getByLabel('New password', { exact: true });
  await expect(first).toBeVisible();
  await reachByTab(first);
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

test('AUTH-015 on a phone nothing moves when the session becomes known', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = { path: '/account', heading: 'Sign in to your account' };
  for (const { path, heading } of [...portals, account]) {
    const known = deferred<void>();
    const replied = deferred<void>();
    await page.route(`**${calls.refreshSession.path}`, async (route) => {
      await known.promise;
      await route.fulfill({ response: await route.fetch() });
      replied.resolve();
    });
    // The form is shown after the reply.
    await page.route('**/signed-out.*', async (route) => {
      await replied.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(/^Loading (.+ portal|your account)\.\.\.$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    known.resolve();
    await expect(panel(page).name).toHaveText(heading);
    expect(await moved(page)).toBeLessThan(0.01);
    await page.unrouteAll();
  }
});

test('AUTH-013 ERR-004 OPEN-032 a forgotten password is replaced by a mailed link, once, by keyboard alone', async ({
  page,
  browser,
  account,
  mailed,
  allow,
}) => {
  allow(/40\d|412/);
  const { email, password } = await account({ signedIn: false });
  const elsewhere = await browser.newContext({ baseURL: mailed.address });
  const other = await elsewhere.newPage();
  await other.goto('/tech-nomination');
  await panel(other).signIn(email, password);
  await expect(portal(other).form).toBeVisible();
  // The second mail to this person; the first confirmed the registration.
  const [, mail] = await mailed.mailbox.to(email, 2);
  expect(mail?.subject).toBe('New sign-in to your account');

  await page.goto('/tech-nomination');
  await panel(page).tab('Sign In').click();
  await panel(page).signInForm.getByLabel('Email').fill(email);
  await panel(page).forgotten.click();
  await expect(panel(page).root.getByText('A password reset email has been sent.')).toBeVisible();

  const link = linkIn((await mailed.mailbox.to(email, 3))[2], '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await chooseNew(page, 'kettle oxbow plum');
  await expect(page.getByText('Your new password has been saved')).toBeVisible();
  expect((await mailed.mailbox.to(email, 4))[3]?.subject).toMatch(/password/i);

  // The new password has also ended the other browser's session.
  await portal(other).status.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel(other).tab('Sign In')).toBeVisible();
  await panel(other).signIn(email, password);
  await expect(panel(other).root.getByText(/^Failed to sign in/)).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await panel(page).signIn(email, 'kettle oxbow plum');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  await page.goto(link);
  await chooseNew(page, 'another oxbow plum');
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('the pages of an account are served but not indexed', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of shellRoutes) {
    const reply = await request.get(path);
    expect([path, reply.status()]).toEqual([path, 200]);
    expect(await reply.text()).toContain('<meta name="robots" content="noindex">');
    expect(map).not.toContain(path);
  }
});
