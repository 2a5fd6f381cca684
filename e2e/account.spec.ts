import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeInBothSchemes, fits } from './looks';
import { panel } from './panel';
import { portal } from './portal';

/** The account page by its parts. */
function accountPage(page: Page) {
  const part = (name: string) => page.getByRole('region', { name });
  return {
    password: page.getByRole('form', { name: 'Password' }),
    devices: part('Devices'),
    deletion: page.getByRole('dialog'),
    async open() {
      await page.goto('/account');
      await expect(part('Devices').getByText('This device', { exact: true })).toBeVisible();
    },
  };
}

test('a changed password signs out all other devices, and is the only one that works', async ({
  page,
  browser,
  account,
  allow,
  baseURL,
}) => {
  allow(/401/);
  const { email, password } = await account();
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
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
