import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { codeOf, givePasskeys } from './factors';
import { axe, expect, test } from './fixtures';
import { panel } from './panel';

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in security' });
const keepCodes = async (page: Page) => {
  await expect(page.getByText('Save these recovery codes')).toBeVisible();
  const codes = await page.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/).allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return codes;
};
const leave = async (page: Page) => {
  // Its panel is open on a phone, too.
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
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await axe(page);
  await panel(page).root.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(panel(page).name).toHaveText(fullName);

  await page.goto('/account');
  await security(page).getByRole('button', { name: 'Remove Laptop' }).click();
  await expect(security(page).getByRole('button', { name: 'Rename Laptop' })).toBeHidden();
  await expect(security(page).getByText(/of 10 left/)).toBeHidden();
});

test('an authenticator app is set up and required, and a recovery code replaces it', async ({
  page,
  account,
  allow,
}) => {
  allow(/400/);
  const { email, password, fullName } = await account();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  await security(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  const form = page.getByRole('form', { name: 'Authenticator app' });
  await expect(form.getByRole('img', { name: /QR code/ })).toBeVisible();
  await axe(page);
  const key = await form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent();
  // Repeats with a new code if the first one expired before it arrived.
  await expect(async () => {
    await form.getByRole('textbox', { name: 'Code' }).fill(codeOf(key ?? ''));
    const answered = page.waitForResponse(`**${calls.addTotp.path}`);
    await form.getByRole('button', { name: 'Add the app' }).click();
    expect((await answered).ok()).toBe(true);
  }).toPass();
  const [recoveryCode] = await keepCodes(page);

  await leave(page);
  await panel(page).signIn(email, password);
  const step = page.getByRole('form', { name: 'Second step' });
  await step.getByLabel('Code').fill('000000');
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step.getByText('This code is wrong or was already used.')).toBeVisible();
  await step.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await step.getByLabel('Recovery code').fill(recoveryCode ?? '');
  await axe(page);
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(panel(page).name).toHaveText(fullName);
  await page.goto('/account');
  await expect(security(page).getByText('9 of 10 left.')).toBeVisible();
});
