import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { expect, test } from './fixtures';
import { axeInBothSchemes, fits } from './looks';
import { panel } from './panel';
import { portal } from './portal';
import { answerAs, popupOf, stranger } from './provider';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** The account page by its parts. */
function accountPage(page: Page) {
  const part = (name: string) => page.getByRole('region', { name });
  return {
    profile: part('Profile'),
    password: page.getByRole('form', { name: 'Password' }),
    devices: part('Devices'),
    data: part('Your data'),
    deletion: page.getByRole('dialog'),
    async open() {
      await page.goto('/account');
      await expect(part('Devices').getByText('This device', { exact: true })).toBeVisible();
    },
  };
}

test('the panel of both portals leads to the account page', async ({ page, account }) => {
  const { fullName } = await account();
  for (const path of ['/tech-nomination', '/tech-judging']) {
    await page.goto(path);
    await panel(page).root.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(`Signed in as ${fullName}.`)).toBeVisible();
  }
  await expect(page).toHaveTitle('Your account - Meritum Awards');
});

test('signed out it offers to sign in, and continues from there', async ({ page, account }) => {
  const { email, password, fullName } = await account({ signedIn: false });
  await page.goto('/account');
  await panel(page).signIn(email, password);
  await expect(page.getByText(`Signed in as ${fullName}.`)).toBeVisible();
});

test('a new name appears in every tab', async ({ page, context, account }) => {
  await account();
  const other = await context.newPage();
  await other.goto('/tech-nomination');
  await accountPage(page).open();
  await accountPage(page).profile.getByLabel('Display name').fill('Ada B. Sample');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name has been saved.')).toBeVisible();
  await expect(panel(other).name).toHaveText('Ada B. Sample');
  await page.reload();
  await expect(page.getByText('Signed in as Ada B. Sample.')).toBeVisible();
});

test('a changed password signs out all other devices, and is the only one that works', async ({
  page,
  browser,
  account,
  allow,
  baseURL,
}) => {
  allow(/401/);
  const { email, password } = await account();
  const elsewhere = await browser.newContext({ userAgent: phone, ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/tech-nomination');
  await panel(other).signIn(email, password);
  await expect(portal(other).form).toBeVisible();

  await accountPage(page).open();
  await expect(accountPage(page).devices.getByRole('listitem')).toHaveCount(2);
  const form = accountPage(page).password;
  await form.getByLabel('Current password').fill(password);
  await form.getByLabel('New password', { exact: true }).fill('plum kettle oxbow');
  await form.getByLabel('Confirm new password').fill('plum kettle oxbow');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText(/Your new password has been saved/)).toBeVisible();
  await expect(accountPage(page).devices.getByRole('listitem')).toHaveCount(1);

  await portal(other).status.getByRole('button', { name: 'Refresh' }).click();
  await panel(other).signIn(email, password);
  await expect(panel(other).root.getByText(/^Failed to sign in/)).toBeVisible();
  await panel(other).signIn(email, 'plum kettle oxbow');
  await expect(panel(other).signOut).toBeVisible();
  await elsewhere.close();
});

test('a wrong current password and a common new one are refused', async ({
  page,
  account,
  allow,
}) => {
  allow(/400/);
  const { password } = await account();
  await accountPage(page).open();
  const form = accountPage(page).password;
  const change = async (current: string, next: string) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password', { exact: true }).fill(next);
    await form.getByLabel('Confirm new password').fill(next);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password', 'plum kettle oxbow');
  await expect(form.getByText('This is not your current password')).toBeVisible();
  await change(password, 'password1');
  await expect(form.getByText('This password is too common. Choose another one.')).toBeVisible();
});

test('devices are named in words; one or all can be signed out at once', async ({
  page,
  browser,
  account,
  allow,
  baseURL,
}) => {
  allow(/401/);
  const { email, password } = await account();
  const elsewhere = await browser.newContext({ userAgent: phone, ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/tech-nomination');
  await panel(other).signIn(email, password);
  await expect(portal(other).form).toBeVisible();

  await accountPage(page).open();
  const { devices } = accountPage(page);
  await devices.getByRole('button', { name: /^Sign out Safari on/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await portal(other).status.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel(other).tab('Sign In')).toBeVisible();

  await panel(other).signIn(email, password);
  await expect(panel(other).signOut).toBeVisible();
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(panel(page).tab('Sign In')).toBeVisible();
  await portal(other).status.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel(other).tab('Sign In')).toBeVisible();
  await elsewhere.close();
});

test('the account’s data are downloaded as a complete zip', async ({ page, account }) => {
  await account();
  await portal(page).open();
  await portal(page).fill();
  await portal(page).submit.click();
  await expect(portal(page).summary).toBeVisible();
  await accountPage(page).open();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const name of ['account.json', 'sessions.json', 'nominations.json']) {
    expect(zip.includes(name)).toBe(true);
  }
  await expect(page.getByText(/Your file is in your downloads/)).toBeVisible();
});

test('a download that fails says so', async ({ page, account, allow }) => {
  allow(/503/);
  await account();
  await accountPage(page).open();
  await page.route(`**${calls.exportAccount.path}`, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText(/Could not download your data/)).toBeVisible();
});

test('an account is deleted by keyboard alone, and is gone', async ({ page, account, allow }) => {
  allow(/401/);
  const { email, password } = await account();
  await accountPage(page).open();
  const { deletion } = accountPage(page);
  await page.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  await expect(deletion.getByLabel('Your email address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deletion.getByLabel('Your email address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await panel(page).signIn(email, password);
  await expect(panel(page).root.getByText(/^Failed to sign in/)).toBeVisible();
});

test('an account created with Google sets a password, and can be deleted without one', async ({
  page,
}) => {
  const person = stranger();
  await page.goto('/account');
  await answerAs(await popupOf(page, panel(page).google), person);
  await expect(page.getByText('Set up now: Google.')).toBeVisible();
  await expect(accountPage(page).profile.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const { deletion } = accountPage(page);
  await deletion.getByLabel('Your email address').fill(person.email);
  await deletion.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
});

test('axe finds nothing on the account page and its dialog, light or dark, and nothing scrolls sideways', async ({
  page,
  account,
}) => {
  await account({ fullName: 'Adelheid-Wilhelmine Ouspenskaya-Montgomery of Somewhere' });
  await accountPage(page).open();
  await axeInBothSchemes(page);
  await fits(page, [320, 390, 768, 769, 820]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(accountPage(page).deletion).toBeVisible();
  await axeInBothSchemes(page, '[role="dialog"]');
});
