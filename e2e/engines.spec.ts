import { MongoClient } from 'mongodb';
import { navigation } from '../shared/programme/routes';
import { accountsIn } from './accounts';
import { codeOf } from './factors';
import { expect, test } from './fixtures';
import { judging } from './judging';
import { panel } from './panel';
import { pdf, portal, summarised } from './portal';
import { live } from './public';

// Runs in every promised browser, from the oldest Chromium to the newest WebKit.
test.skip(
  ({ missing }) => missing,
  'This engine is not here: npx playwright install firefox webkit',
);

// Chromium before 114 does not know the attribute, and logs this.
test.beforeEach(({ allow }) => allow(/Found a 'popover' attribute/));

/** A judge of the sample data with assignments. */
const judge = { email: 'hanna.virtanen@example.org', password: 'sample-password' };

test('BROW-002 every address of the site map comes alive without a word on the console', async ({
  page,
  site,
}) => {
  for (const { path, heading } of site) {
    await page.goto(path);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('BROW-002 all items of the menu are in reach on a phone and lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  if (await menu.isVisible()) await menu.click();
  await expect(items).toHaveText(navigation.map(({ label }) => label));
  for (const item of await items.all()) await expect(item).toBeInViewport();
  await items.filter({ hasText: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.getByText('Is there an entry fee?').click();
  await expect(page.getByText('No. There is no fee to nominate')).toBeVisible();
});

test('BROW-002 a stranger registers, nominates with a PDF, and finds it again', async ({
  page,
}) => {
  const { form, document, submit, status, summary } = portal(page);
  await page.goto('/tech-nomination');
  await panel(page).register('Ada Sample', `engine.${Date.now()}@example.com`);
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Sample');
  await portal(page).fill();
  await form.getByLabel('Supporting link 1').fill('https://example.com/work');
  const file = { name: 'Evidence.pdf', mimeType: 'application/pdf', buffer: pdf(200_000) };
  await document.setInputFiles(file);
  await expect(form.getByText(/Uploaded/)).toBeVisible();
  await submit.click();
  await expect(status).toContainText('Under review');
  await page.reload();
  for (const value of Object.values(summarised)) await expect(summary).toContainText(value);
});

test('BROW-002 a judge reads, rates by keys, and reads on without a connection', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|Failed to load resource/);
  const { evaluation, name, chooser, counters, rateByKeys } = judging(page);
  await page.goto('/tech-judging');
  await panel(page).signIn(judge.email, judge.password);
  await expect(evaluation.getByText('PENDING')).toBeVisible();
  const [, done] = await counters();
  await rateByKeys('8888');
  await expect.poll(async () => (await counters())[1]).toBe(String(Number(done) + 1));
  const keptPage = () => page.evaluate(async () => Boolean(await caches.match('/tech-judging')));
  await expect.poll(keptPage).toBe(true);
  await page.reload();
  await expect(chooser).toBeVisible();
  const read = (await name.textContent()) ?? '';
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(name).toHaveText(read);
});

test('BROW-002 an organiser signs in with a second factor and visits every screen', async ({
  page,
  account,
}) => {
  const { email, password, fullName } = await account();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const key = page.getByText(/^Key: /);
  const code = codeOf(((await key.textContent()) ?? '').replace('Key: ', ''));
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Add the app' }).click();
  const recovery = await page
    .getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/)
    .first()
    .textContent();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto('/tech-nomination');
  await panel(page).signOut.click();
  const client = new MongoClient(process.env.E2E_DATABASE_URI ?? '');
  await accountsIn(client.db(process.env.E2E_DATABASE)).giveRole(email, 'admin');
  await client.close();

  await panel(page).signIn(email, password);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(panel(page).name).toHaveText(fullName);
  await page.goto('/admin');
  const screens = page.getByRole('navigation', { name: 'Programme console' }).getByRole('link');
  await expect(screens.last()).toHaveText('Help');
  const loading = page.getByText(/^Loading/).or(page.getByLabel('Loading this page'));
  for (const screen of await screens.all()) {
    await screen.click();
    await expect(screen).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loading).toHaveCount(0);
  }
});
