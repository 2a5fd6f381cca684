import type { Page, Route } from '@playwright/test';
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
  allow(/40[03]/);
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
  const [recoveryCode, another] = await keepCodes(page);

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

  // As if ten minutes had passed: the proof is requested on top of the open dialog, which then
  // continues.
  await page.route(`**${calls.deleteAccount.path}`, refusingOnce());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deletion = page.getByRole('form', { name: 'Delete your account' });
  await deletion.getByLabel('Your email address').fill(email);
  await deletion.getByLabel('Your password').fill(password);
  await deletion.getByRole('button', { name: 'Delete for good' }).click();
  const proof = page.getByRole('form', { name: 'Proof' });
  await proof.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await proof.getByLabel('Recovery code').fill(another ?? '');
  await axe(page, '[role="dialog"]');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
});

/**
 * Refuses the first request that changes something. Playwright's `times` is not used, because it
 * stops intercepting while the page sends its next request, which may then never arrive.
 */
function refusingOnce() {
  let refused = false;
  return (route: Route) => {
    if (refused || route.request().method() === 'GET') return route.fallback();
    refused = true;
    return refuse(route);
  };
}

/** Replies as if the last proof were ten minutes old. */
function refuse(route: Route) {
  return route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    json: {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 'permission-denied',
      message: 'Confirm your identity, then try again.',
      reason: 'fresh-proof-required',
      requestId: 'of-the-test',
    },
  });
}
