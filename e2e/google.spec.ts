import { calls } from '../shared/contracts/calls';
import { adminEmails } from '../shared/programme/site';
import { giveFactor } from './factors';
import { axe, expect, test } from './fixtures';
import { panel, portals } from './panel';
import { answerAs, popupOf, stranger } from './provider';

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

test('PERM-008 API-018 ADM-004 a listed address gets in, by a token renewed for it, and out again', async ({
  page,
}) => {
  const [email] = adminEmails;
  const restored = page.waitForResponse(`**${calls.refreshSession.path}`);
  await page.goto('/admin/judging');
  await (await restored).finished();
  const way = page.getByRole('button', { name: 'Sign in with Google' });
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
