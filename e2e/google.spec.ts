import { calls } from '../shared/contracts/calls';
import { adminEmails } from '../shared/programme/site';
import { giveFactor } from './factors';
import { axe, expect, test } from './fixtures';
import { panel, portals } from './panel';
import { answerAs, popupOf, stranger } from './provider';

const failed = 'Failed to sign in with Google';

for (const { path, status } of portals) {
  test(`AUTH-010 API-019 OPEN-034 at ${path} the popup signs in, here and in every other tab`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const one of [other, page]) {
      await one.goto(path);
      await expect(panel(one).google).toBeVisible();
    }
    const person = stranger();
    const popup = await popupOf(page, panel(page).google);
    await expect(panel(page).root.getByText('Waiting for Google...')).toBeVisible();
    const closed = popup.waitForEvent('close');
    await answerAs(popup, person);
    await closed;
    for (const one of [page, other]) {
      await expect(panel(one).name).toHaveText(person.name);
      await expect(panel(one).root.getByText(status)).toBeVisible();
    }
    await page.reload();
    await expect(panel(page).name).toHaveText(person.name);
  });
}

test('ERR-002 ERR-006 a sign-in cancelled at the provider is shown and can be repeated', async ({
  page,
}) => {
  await page.goto('/tech-nomination');
  const popup = await popupOf(page, panel(page).google);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(panel(page).root.getByText(failed)).toBeVisible();
  await expect(panel(page).root.getByText('The sign-in was not completed.')).toBeVisible();

  const person = stranger();
  await answerAs(await popupOf(page, panel(page).google), person);
  await expect(panel(page).name).toHaveText(person.name);
});

test('ERR-002 a closed popup is reported, and nothing hangs', async ({ page }) => {
  await page.goto('/tech-nomination');
  const popup = await popupOf(page, panel(page).google);
  await popup.getByRole('heading', { name: 'Choose who you are' }).waitFor();
  await popup.close();
  await expect(panel(page).root.getByText(failed)).toBeVisible();
  await expect(panel(page).google).toBeVisible();
});

test('a provider that isolates its pages cuts the handle of the popup, and the sign-in works', async ({
  page,
  context,
}) => {
  await context.route(`**${calls.startGoogleSignIn.path}?*`, async (route) => {
    const reply = await route.fetch({ maxRedirects: 0 });
    const headers = { ...reply.headers(), 'cross-origin-opener-policy': 'same-origin' };
    await route.fulfill({ response: reply, headers });
  });
  await page.goto('/tech-nomination');
  const person = stranger();
  const popup = await popupOf(page, panel(page).google);
  await popup.getByRole('heading', { name: 'Choose who you are' }).waitFor();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await answerAs(popup, person);
  await expect(panel(page).name).toHaveText(person.name);
});

test('where popups are blocked the page goes to the provider and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/tech-nomination?from=mail');
  await panel(page).google.click();
  const person = stranger();
  await answerAs(page, person);
  await expect(page).toHaveURL(/\/tech-nomination\?from=mail#account$/);
  await expect(panel(page).name).toHaveText(person.name);
});

test('where popups are blocked a sign-in that was cancelled leads back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/tech-judging');
  await panel(page).google.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(panel(page).tab('Sign In')).toBeVisible();
});

test('ERR-002 an address that the provider has not verified does not get in', async ({ page }) => {
  await page.goto('/tech-nomination');
  const popup = await popupOf(page, panel(page).google);
  await answerAs(popup, stranger({ verified: false }));
  await expect(panel(page).root.getByText(failed)).toBeVisible();
});

test('D37 an account whose address was never confirmed is joined, and its password and name are void', async ({
  page,
  account,
  allow,
}) => {
  allow(/401/);
  const { email, password } = await account({ signedIn: false, fullName: 'Ada Sample' });
  await page.goto('/tech-nomination');
  await answerAs(await popupOf(page, panel(page).google), stranger({ email }));
  // Whoever registered it has proven nothing, not even the owner's name.
  await expect(panel(page).name).toHaveText('Gwen Sample');
  await panel(page).signOut.click();
  await panel(page).signIn(email, password);
  await expect(
    panel(page).root.getByText('Failed to sign in. Please check your email and password.'),
  ).toBeVisible();
});

test('signing in leads nowhere else than on this site', async ({ page }) => {
  const returnTo = '//evil.example/';
  await page.goto(`/signed-in#${new URLSearchParams({ outcome: 'failed', returnTo })}`);
  await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  const start = `${calls.startGoogleSignIn.path}?mode=redirect&returnTo=${encodeURIComponent(returnTo)}`;
  await page.goto(start);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test.describe('the judging dashboard', () => {
  const button = 'Sign in with Google';
  const refused = 'Unauthorized: You do not have admin access.';

  test('PERM-008 API-018 ADM-004 a listed address gets in, by a token renewed for it, and out again', async ({
    page,
  }) => {
    const [email] = adminEmails;
    const restored = page.waitForResponse(`**${calls.refreshSession.path}`);
    await page.goto('/admin/judging');
    await (await restored).finished();
    const way = page.getByRole('button', { name: button });
    await expect(way).toBeVisible();
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(calls.refreshSession.path)) refreshes.push(request.url());
    });
    await answerAs(await popupOf(page, way), stranger({ email }));
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    expect(refreshes).toHaveLength(1);
    await expect(page.getByText('Set up a second factor first')).toBeVisible();
    await axe(page);
    await giveFactor(page);
    await page.reload();
    await expect(page.getByLabel('Pending judges')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/admin/judging');
    await expect(way).toBeVisible();
  });

  test('PERM-010 ADM-003 anyone else is refused and signed out, and no data of judges is requested', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin')) asked.push(request.url());
    });
    await page.goto('/admin/judging');
    const way = page.getByRole('button', { name: button });
    await answerAs(await popupOf(page, way), stranger());
    await expect(page.getByText(refused)).toBeVisible();
    await expect(way).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto('/tech-nomination');
    await expect(panel(page).tab('Sign In')).toBeVisible();
  });

  test('OPEN-031 PERM-010 a signed-in person is checked on opening it', async ({
    page,
    account,
  }) => {
    await account();
    await page.goto('/admin/judging');
    await expect(page.getByText(refused)).toBeVisible();
    await page.goto('/tech-nomination');
    await expect(panel(page).tab('Sign In')).toBeVisible();
  });
});
