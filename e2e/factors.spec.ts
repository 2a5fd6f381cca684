import type { Page } from '@playwright/test';
import { givePasskeys } from './factors';
import { axe, expect, test } from './fixtures';
import { panel } from './panel';

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in security' });
const keepCodes = async (page: Page) => {
  await expect(page.getByText('Save these recovery codes')).toBeVisible();
  const codes = page.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/);
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
};
const leave = async (page: Page) => {
  // On a phone the panel is open, too.
  await page.goto('/tech-judging');
  await panel(page).signOut.click();
  await expect(panel(page).tab('Sign In')).toBeVisible();
};

test('a passkey is made on the account page, signs in alone, and is the second step', async ({
  page,
  account,
}) => {
  const { email, password, fullName } = await account();
  await givePasskeys(page);
  await page.goto('/account');
  await security(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Save these recovery codes')).toBeVisible();
  await axe(page);
  await keepCodes(page);
  await expect(security(page).getByText('10 of 10 left.')).toBeVisible();
  await security(page)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByRole('form', { name: 'Passkey name' }).getByLabel('Name').fill('Laptop');
  await page.keyboard.press('Enter');
  await expect(security(page).getByRole('button', { name: 'Rename Laptop' })).toBeVisible();

  await leave(page);
  await panel(page).root.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(panel(page).name).toHaveText(fullName);

  await leave(page);
  await panel(page).signIn(email, password);
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(panel(page).name).toHaveText(fullName);

  await page.goto('/account');
  await security(page).getByRole('button', { name: 'Remove Laptop' }).click();
  await expect(security(page).getByRole('button', { name: 'Rename Laptop' })).toBeHidden();
  await expect(security(page).getByText(/of 10 left/)).toBeHidden();
});
