import { site } from '../shared/programme/site';
import { expect, test } from './fixtures';
import { winner } from './public';
import { pages } from './public-texts';

test.use({ javaScriptEnabled: false });

for (const { rows, path, title, heading, sections, says } of pages) {
  test(`${rows} ${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} - ${site.productName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const main = page.getByRole('main');
    if (sections) await expect(main.getByRole('heading', { level: 2 })).toHaveText([...sections]);
    const words = await main.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
      return found
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/ ([.,])/g, '$1');
    });
    let from = 0;
    for (const text of says) {
      const at = words.indexOf(text, from);
      expect(at, `'${text}' stands after '${words.slice(from, from + 60)}'`).toBeGreaterThan(-1);
      from = at;
    }
  });
}

test('GUIDE-012 the guidelines name no picture formats', async ({ request }) => {
  const html = await (await request.get('/nomination-guidelines')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
  expect(main).not.toMatch(/\b(jpe?g|png)\b/i);
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

test('without scripts buttons and profiles are links that work', async ({ page }) => {
  await page.goto('/featured-winner');
  await page.getByRole('main').getByRole('link', { name: winner.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(winner.name);
  await page.getByRole('link', { name: 'View All Winners' }).click();
  await expect(page).toHaveURL('/winners');
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

test('GUIDE-015 GUIDE-016 CRIT-009 CRIT-010 ABOUT-002 ABOUT-003 LEGAL-003 the pages lead on', async ({
  page,
}) => {
  for (const [path, link, target] of [
    ['/nomination-guidelines', 'Submit Nomination', '/tech-nomination'],
    ['/nomination-guidelines', 'View FAQs', '/faqs'],
    ['/judging-criteria', 'Submit Nomination', '/tech-nomination'],
    ['/judging-criteria', 'Become a Judge', '/tech-judging'],
    ['/about', 'Submit a Nomination', '/tech-nomination'],
    ['/about', 'Become a Judge', '/tech-judging'],
    ['/terms', 'Privacy Policy', '/privacy'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(target);
  }
});

test('OPEN-050 without scripts an unknown path is the not-found page, with status 404', async ({
  page,
  allow,
}) => {
  allow(/404/);
  for (const [path, heading] of [
    ['/featured-winner/nobody', 'Winner Not Found'],
    ['/no-such-page', 'Page Not Found'],
    ['/judges/nobody', 'Page Not Found'],
  ] as const) {
    const reply = await page.goto(path);
    expect([path, reply?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
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
