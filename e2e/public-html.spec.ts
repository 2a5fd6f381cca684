import { site } from '../shared/programme/site';
import { expect, test } from './fixtures';
import { publicScreens } from './public';

test.use({ javaScriptEnabled: false });

// The tests of each page show its content; screens.spec.ts shows that scripts do not change it.
test('every public page can be read without scripts', async ({ page }) => {
  for (const path of publicScreens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveText(/.{100}/s, { useInnerText: true });
  }
});

test('HOME-024 LAY-020 without scripts a fragment leads to the same place below the header', async ({
  page,
}) => {
  for (const [path, id] of [
    ['/', 'categories'],
    ['/terms', 'judges'],
  ] as const) {
    await page.goto(`${path}#${id}`);
    const offBy = () =>
      page.evaluate((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
        const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
        return Math.abs(top - header - 20);
      }, id);
    await expect.poll(offBy, `${path}#${id}`).toBeLessThanOrEqual(2);
  }
});

test('without scripts the menu opens at 390 px and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const drawer = page.locator('#navigation');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(drawer).toBeHidden();
  await page.getByText('Is there an entry fee?').click();
  await expect(page.getByText('No. There is no fee to nominate')).toBeVisible();
});

test('without scripts the directory says why it is empty, and where the winners are', async ({
  page,
  request,
}) => {
  await page.goto('/winners');
  await expect(page.getByText('Loading winners...')).toBeHidden();
  await expect(page.getByLabel('Year')).toBeHidden();
  const feed = page.getByRole('main').getByRole('link', { name: 'feed of published winners' });
  await expect(feed).toBeVisible();
  const reply = await request.get((await feed.getAttribute('href')) ?? '');
  expect(reply.headers()['content-type']).toContain('application/atom+xml');
});

test('without scripts a portal says what it needs, and where to write instead', async ({
  page,
}) => {
  await page.goto('/tech-nomination');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
  await expect(page.getByRole('link', { name: site.supportEmail })).toBeVisible();
});

test('every answer is printed, and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faqs');
  const answers = page.locator('details > div');
  const shown = await answers.evaluateAll((all) => all.map((one) => one.checkVisibility()));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).not.toContain(false);
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
  await expect(page.getByRole('main').getByText(site.supportEmail)).toBeVisible();
});
