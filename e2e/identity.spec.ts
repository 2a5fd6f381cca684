import type { Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import { shellRoutes } from '../shared/programme/routes';
import { deferred } from '../shared/testing/deferred';
import { expect } from './fixtures';
import { moved } from './looks';
import { linkIn } from './mailbox';
import { admins, test } from './mailed';
import { panel, portals } from './panel';
import { portal } from './portal';

// All of them share one worker, and so one stack.
test.describe.configure({ mode: 'default' });

const sent = 'A password reset email has been sent. Please check your inbox.';
const signInFailed = 'Failed to sign in. Please check your email and password.';

const askForReset = async (page: Page, email: string) => {
  await panel(page).signInForm.getByLabel('Email').fill(email);
  await panel(page).forgotten.click();
};

const chooseNew = async (page: Page, password: string) => {
  const form = page.getByRole('form', { name: 'Choose a new password' });
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm new password').fill(password);
  await form.getByRole('button', { name: 'Save new password' }).click();
};

for (const { path, heading, status } of portals) {
  test(`AUTH-001 to AUTH-011 at ${path} a person registers, signs out, and signs in`, async ({
    page,
  }) => {
    const email = `ana.${path.slice(1)}.${Date.now()}@example.com`;
    await page.goto(path);
    await expect(panel(page).name).toHaveText(heading);
    await panel(page).tab('Register').click();
    const form = panel(page).root.getByRole('form', { name: 'Register' });
    await form.getByLabel('Full name').fill('Ana Maria Lee');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('plum kettle oxbow');
    await form.getByLabel('Confirm password').fill('plum kettle oxbow');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(panel(page).name).toHaveText('Ana Maria Lee');
    await expect(panel(page).root.getByText('AL', { exact: true })).toBeVisible();
    await expect(panel(page).root.getByText(email)).toBeVisible();
    await expect(panel(page).root.getByText(status)).toBeVisible();
    await expect(panel(page).root.getByRole('link', { name: 'Timeline' })).toBeVisible();
    await panel(page).signOut.click();
    for (const tab of ['Sign In', 'Register'] as const) {
      await expect(panel(page).tab(tab)).toBeVisible();
    }
    await panel(page).signIn(email, 'plum kettle oxbow');
    await expect(panel(page).name).toHaveText('Ana Maria Lee');
  });
}

test('AUTH-015 on a phone nothing moves when the session becomes known', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = { path: '/account', heading: 'Sign in to your account' };
  for (const { path, heading } of [...portals, account]) {
    const known = deferred<void>();
    await page.route(`**${calls.refreshSession.path}`, async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText(/^Loading (.+ portal|your account)\.\.\.$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    known.resolve();
    await expect(panel(page).name).toHaveText(heading);
    expect(await moved(page)).toBeLessThan(0.01);
    await page.unroute(`**${calls.refreshSession.path}`);
  }
});

test('ERR-001 ERR-003 ERR-006 VAL-015 to VAL-018 errors are shown in the panel', async ({
  page,
  account,
  allow,
}) => {
  allow(/40[019]/);
  const { email } = await account({ signedIn: false });
  const { root, signInForm, tab, signIn } = panel(page);
  await page.goto('/tech-nomination');
  await signInForm.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(root.getByText('Please fill in all fields')).toBeVisible();
  await signIn(email, 'not the password');
  await expect(root.getByText(signInFailed)).toBeVisible();

  await tab('Register').click();
  const form = root.getByRole('form', { name: 'Register' });
  const register = async (password: string, repeated = password) => {
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password').fill(repeated);
    await form.getByRole('button', { name: 'Create account' }).click();
  };
  await register('plum kettle oxbow');
  await expect(root.getByText('Please fill in all fields')).toBeVisible();
  await form.getByLabel('Full name').fill('Ana Lee');
  await register('plum kettle oxbow', 'plum kettle');
  await expect(root.getByText('Passwords do not match')).toBeVisible();
  await register('12345');
  await expect(root.getByText('Password should be at least 6 characters')).toBeVisible();
  await register('password1');
  await expect(root.getByText(/too common/)).toBeVisible();
  await register('plum kettle oxbow');
  await expect(
    root.getByText('Failed to create account. This email may already be in use.'),
  ).toHaveCount(1);
});

test('OPEN-034 ERR-002 where Google sign-in is not set up the button says that it failed', async ({
  page,
}) => {
  await page.goto('/tech-nomination');
  await panel(page).google.click();
  await expect(panel(page).root.getByText('Failed to sign in with Google')).toBeVisible();
  await expect(
    panel(page).root.getByText('Google sign-in is not available at the moment.'),
  ).toBeVisible();
});

test('AUTH-012 AUTH-013 ERR-004 OPEN-032 a forgotten password is replaced by a mailed link, once', async ({
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
  // That browser was new to the account, which causes a mail of its own.
  const [told] = await mailed.mailbox.to(email);
  expect(told?.subject).toBe('New sign-in to your account');

  await page.goto('/tech-nomination');
  await askForReset(page, '');
  await expect(
    panel(page).root.getByText('Please enter your email to reset your password.'),
  ).toBeVisible();
  await askForReset(page, email);
  await expect(panel(page).root.getByText(sent)).toBeVisible();

  const link = linkIn((await mailed.mailbox.to(email, 2))[1], '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await chooseNew(page, 'kettle oxbow plum');
  await expect(page.getByText('Your new password has been saved')).toBeVisible();
  expect((await mailed.mailbox.to(email, 3))[2]?.subject).toMatch(/password/i);

  // That also ended the session of the other browser.
  await portal(other).status.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel(other).tab('Sign In')).toBeVisible();
  await panel(other).signIn(email, password);
  await expect(panel(other).root.getByText(signInFailed)).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await panel(page).signIn(email, 'kettle oxbow plum');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  await page.goto(link);
  await chooseNew(page, 'another oxbow plum');
  await expect(page.getByText('This link no longer works')).toBeVisible();
  const again = page.getByRole('form', { name: 'Ask for a new link' });
  await again.getByLabel('Email').fill(email);
  await again.getByRole('button', { name: 'Send a new link' }).click();
  await expect(again.getByText(sent)).toBeVisible();
  linkIn((await mailed.mailbox.to(email, 4))[3], '/reset-password');
});

test('OPEN-033 ERR-004 ERR-005 an unknown address gets the same reply, a malformed one an error', async ({
  page,
  allow,
}) => {
  allow(/400/);
  await page.goto('/tech-judging');
  await askForReset(page, 'nobody.at.all@example.com');
  await expect(panel(page).root.getByText(sent)).toBeVisible();
  await askForReset(page, 'not an address');
  await expect(
    panel(page).root.getByText(
      'Failed to send password reset email. Please check the email and try again.',
    ),
  ).toBeVisible();
});

test('PERM-008 OPEN-048 a listed address is admin once its mailed link is confirmed, and not before', async ({
  page,
  context,
  mailed,
}) => {
  const [email] = admins;
  await page.goto('/tech-nomination');
  await panel(page).tab('Register').click();
  const form = panel(page).root.getByRole('form', { name: 'Register' });
  await form.getByLabel('Full name').fill('Lea Lead');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('plum kettle oxbow');
  await form.getByLabel('Confirm password').fill('plum kettle oxbow');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(panel(page).name).toHaveText('Lea Lead');
  await page.goto('/admin/judging');
  await expect(page.getByText('Unauthorized: You do not have admin access.')).toBeVisible();

  await page.goto('/account');
  await panel(page).signIn(email, 'plum kettle oxbow');
  await page.getByRole('button', { name: 'Send confirmation mail' }).click();
  await expect(page.getByText(/A confirmation mail is on its way/)).toBeVisible();
  const link = linkIn((await mailed.mailbox.to(email))[0], '/confirm-email');

  const mail = await context.newPage();
  await mail.goto(link);
  await expect(mail).toHaveURL(/\/confirm-email$/);
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await mail.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(mail.getByText('Your email address is confirmed')).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto('/admin/judging');
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test('PERM-009 API-018 a changed role counts from the next check on, and only if spelled exactly', async ({
  page,
  account,
  mailed,
}) => {
  const { email, password } = await account();
  const refused = page.getByText('Unauthorized: You do not have admin access.');
  const dashboard = page.getByText(`Signed in as ${email}`);
  await page.goto('/tech-nomination');
  await expect(panel(page).signOut).toBeVisible();
  await mailed.giveRole(email, 'admin');
  await page.goto('/admin/judging');
  await expect(dashboard).toBeVisible();
  await mailed.giveRole(email, 'Admin');
  await page.reload();
  await expect(refused).toBeVisible();
  await expect(dashboard).toBeHidden();
  await page.goto('/tech-nomination');
  await panel(page).signIn(email, password);
  await expect(panel(page).signOut).toBeVisible();
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

test('a new password is chosen by keyboard alone', async ({ page, account, mailed }) => {
  const { email } = await account({ signedIn: false });
  await page.goto('/tech-nomination');
  await askForReset(page, email);
  await expect(panel(page).root.getByText(sent)).toBeVisible();
  await page.goto(linkIn((await mailed.mailbox.to(email))[0], '/reset-password'));
  const first = page.getByLabel('New password', { exact: true });
  await expect(first).toBeVisible();
  const reached = () => first.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await reached()); presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('kettle oxbow plum');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kettle oxbow plum');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password has been saved')).toBeVisible();
});
