import { calls } from '../shared/contracts/calls';
import { site } from '../shared/programme/site';
import { deferred } from '../shared/testing/deferred';
import { directory, listOf } from './directory';
import { expect, test } from './fixtures';

test('WIN-001 WIN-002 WIN-004 WIN-007 WIN-012 OPEN-008 a first visit starts in 2024 with Technology', async ({
  page,
}) => {
  const winners = directory(page);
  await winners.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2024 Winners');
  await expect(page.getByRole('main')).toContainText(site.productName);
  await expect(winners.year.locator('option')).toHaveText(['2024', '2025']);
  await expect(winners.category.locator('option')).toHaveText([
    'Technology',
    'AI',
    'Data Analytics',
  ]);
  await expect(winners.tier.locator('option')).toHaveText(['Tiers', 'Platinum', 'Gold', 'Silver']);
  await expect(winners.year).toHaveValue('2024');
  await expect(winners.category).toHaveValue('Technology');

  const held = await winners.held('Technology', '2024');
  await expect(winners.count).toHaveText(`${held.length} winners`);
  await expect.poll(() => winners.names.count()).toBeGreaterThan(8);
  const shown = await winners.names.allTextContents();
  // The winners of each tier near the screen, in the server's order.
  expect(shown).toEqual(
    held.map(({ fullName }) => fullName).filter((name) => shown.includes(name)),
  );
  expect(shown[0]).toBe(held[0]?.fullName);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Platinum \d+$/,
    /^Gold 51$/,
    /^Silver \d+$/,
  ]);
  await expect.poll(winners.remembered).toBe('Technology');
});

test('WIN-001 WIN-005 WIN-006 WIN-009 to WIN-011, WIN-013, OPEN-009 year, category, Reset and back', async ({
  page,
}) => {
  const winners = directory(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== calls.getWinners.path) return;
    asked.push(`${searchParams.get('year')} ${searchParams.get('category')}`);
  });
  const complete = async (category: string, year: string) => {
    const { length } = await winners.held(category, year);
    await expect(winners.count).toHaveText(`${length} winners`);
  };
  await winners.open();
  await complete('Technology', '2024');
  await winners.category.selectOption('Data Analytics');
  await expect(page).toHaveURL('/winners?year=2024&category=Data+Analytics');
  await complete('Data Analytics', '2024');
  await winners.tier.selectOption('Gold');
  await winners.year.selectOption('2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Winners');
  await expect(winners.count).toBeVisible();
  await expect(page).toHaveTitle(`2025 Winners - ${site.productName}`);
  await expect(winners.category).toHaveValue('AI');
  await expect(winners.category).toBeDisabled();
  await expect.poll(winners.remembered).toBe('AI');

  await page.goBack();
  await expect(winners.category).toHaveValue('Data Analytics');
  await expect(winners.category).toBeEnabled();
  await expect(page).toHaveTitle(`2024 Winners - ${site.productName}`);
  await page.goBack();
  await expect(winners.tier).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(winners.year).toHaveValue('2025');

  await winners.year.selectOption('2024');
  await expect(winners.category).toHaveValue('Technology');
  await expect(winners.tier).toHaveValue('Gold');
  await winners.name.fill('an');
  await winners.reset.click();
  await expect(page).toHaveURL('/winners?year=2025&category=AI');
  await expect(winners.name).toHaveValue('');
  await expect(winners.tier).toHaveValue('');
  await expect(winners.category).toBeDisabled();
  await complete('AI', '2025');
  await expect.poll(winners.remembered).toBe('AI');
  expect(asked).toEqual(['2024 Technology', '2024 Data Analytics', '2025 AI']);
});

test('WIN-011 OPEN-009 the remembered category comes back, AI in 2024', async ({ page }) => {
  const winners = directory(page);
  await winners.open();
  // The page stores its choice once it is certain; a value stored earlier would be overwritten.
  await expect.poll(winners.remembered).toBe('Technology');
  for (const [remembered, category] of [
    ['Data Analytics', 'Data Analytics'],
    ['AI', 'AI'],
    ['Poetry', 'Technology'],
  ] as const) {
    await page.evaluate((name) => localStorage.setItem('lastSelectedCategory', name), remembered);
    await page.reload();
    await expect(winners.category).toHaveValue(category);
    await expect(winners.year).toHaveValue('2024');
    await expect(winners.count).toBeVisible();
    await expect.poll(winners.remembered).toBe(category);
  }
});

test('WIN-003 WIN-020 WIN-023 name and tier select together, and the view can be shared', async ({
  page,
}) => {
  const winners = directory(page);
  await winners.open();
  await expect(winners.count).toBeVisible();
  const held = await winners.held('Technology', '2024');
  const part = held.find(({ badge }) => badge === 'Gold')?.fullName.slice(1, 4) ?? '';
  const named = held.filter(({ fullName }) => fullName.toLowerCase().includes(part.toLowerCase()));
  const gold = named.filter(({ badge }) => badge === 'Gold').map(({ fullName }) => fullName);

  await winners.name.pressSequentially(part.toUpperCase());
  await expect(winners.count).toHaveText(new RegExp(`^${named.length} `));
  await expect(winners.count).toHaveRole('status');
  await winners.tier.selectOption('Gold');
  await expect(winners.names).toHaveText(gold);
  await expect(page).toHaveURL(/tier=Gold&q=/);

  const shared = page.url();
  await winners.name.fill('zzzz');
  await expect(winners.nothing).toBeVisible();
  await expect(page).toHaveURL(/q=zzzz/);
  await page.goto(shared);
  await expect(winners.names).toHaveText(gold);
  await expect(winners.name).toHaveValue(part.toUpperCase());
});

test('WIN-008 WIN-014 to WIN-019, OPEN-010, ERR-033 how a card shows its record', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED/);
  await page.route('**/broken.jpg', (route) => route.abort());
  const winners = directory(page);
  await winners.answerWith((route) =>
    route.fulfill(
      listOf([
        { fullName: 'Ana Sample', badge: 'gold', employer: 'Blue Fathom', photoUrl: '/broken.jpg' },
        { fullName: 'Bo Sample', badge: 'Golden', linkedIn: 'linkedin.com/in/bo' },
        { fullName: 'Cy Sample', badge: 'Gold', linkedInUrl: 'https://linkedin.com/in/cy' },
      ]),
    ),
  );
  await winners.open();
  await expect(winners.cards).toHaveText([
    /Ana Sample\s*Blue Fathom\s*gold\s*Technology$/,
    /Bo Sample\s*Company\s*Golden\s*Technology$/,
    /Cy Sample\s*Company\s*Gold\s*Technology$/,
  ]);
  const links = winners.cards.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '#',
    'https://linkedin.com/in/bo',
    'https://linkedin.com/in/cy',
  ]);
  await expect(winners.cards.locator('svg[data-placeholder=person]')).toHaveCount(3);
  await expect(winners.cards.locator('img')).toHaveCount(0);

  await winners.tier.selectOption('Gold');
  await expect(winners.names).toHaveText(['Ana Sample', 'Cy Sample']);
});

test('WIN-021 the loading list; only the reply to the newest choice is shown', async ({ page }) => {
  const winners = directory(page);
  const late = deferred<void>();
  await winners.answerWith(async (route, category) => {
    if (category === 'AI') return route.fulfill(listOf([{ fullName: 'In Time', badge: 'Gold' }]));
    await late.promise;
    // The page may already have stopped waiting.
    return route.fulfill(listOf([{ fullName: 'Too Late', badge: 'Gold' }])).catch(() => {});
  });
  await winners.open();
  await expect(page.getByText('Loading winners...')).toBeVisible();
  await winners.category.selectOption('AI');
  await expect(winners.names).toHaveText(['In Time']);
  late.resolve();
  await winners.tier.selectOption('Gold');
  await expect(page).toHaveURL(/tier=Gold/);
  await expect(winners.names).toHaveText(['In Time']);
});

test('ERR-030 a failure is an empty list and a line in the console, nothing else', async ({
  page,
  allow,
}) => {
  allow(/50\d|ERR_FAILED/);
  const winners = directory(page);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text());
  });
  const failures = [
    { status: 500, json: { code: 'internal', message: 'no' } },
    { json: { data: {} } },
    undefined,
  ];
  await winners.answerWith((route) => {
    const failure = failures.shift();
    return failure ? route.fulfill(failure) : route.abort();
  });
  for (const times of [1, 2, 3]) {
    await winners.open();
    await expect(winners.nothing).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => logged.length).toBe(times);
  }
});

test('a list of 5,000 scrolls, and typing in it is responsive', async ({ page }) => {
  const winners = directory(page);
  const many = Array.from({ length: 5000 }, (_, index) => ({
    fullName: `Sample ${index}`,
    badge: 'Silver',
  }));
  await winners.answerWith((route) => route.fulfill(listOf(many)));
  await winners.open();
  await expect(winners.count).toHaveText('5000 winners');
  expect(await winners.cards.count()).toBeLessThan(150);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('heading', { name: 'Sample 4999' })).toBeAttached();
  await winners.name.pressSequentially('4999');
  await expect(winners.name).toHaveValue('4999');
  await expect(winners.names).toHaveText(['Sample 4999']);
});

test('Back leads to the same winner at the same place, also in 5,000', async ({ page }) => {
  const winners = directory(page);
  const many = Array.from({ length: 5000 }, (_, index) => ({
    fullName:
      index % 7 ? `Sample ${index}` : `Sample ${index} with a name that takes two lines or three`,
    badge: 'Silver',
  }));
  await winners.answerWith((route) => route.fulfill(listOf(many)));
  await winners.open();
  await expect(winners.count).toHaveText('5000 winners');
  await page.evaluate(() => scrollTo({ top: 38_730, behavior: 'instant' }));
  const topOf = (id: string) =>
    page.evaluate(
      (winner) => document.querySelector(`[data-winner="${winner}"]`)?.getBoundingClientRect().top,
      id,
    );
  const place = await page.evaluate(placeAtRest);
  // Not `click`, which scrolls to the position that the header would have without being sticky.
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' });
  await away.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await topOf(place.id)) ?? Number.NaN) - place.top))
    .toBeLessThanOrEqual(2);
});

/**
 * Runs in the page: returns the first winner below the header and its position once both are
 * unchanged for a dozen frames, because rows are rendered and measured after a jump.
 */
async function placeAtRest(): Promise<{ id: string; top: number }> {
  let place = { id: '', top: 0 };
  for (let still = 0; still < 12; ) {
    await new Promise(requestAnimationFrame);
    const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-winner]')];
    const card = cards.find((one) => one.getBoundingClientRect().bottom > below);
    const now = { id: card?.dataset.winner ?? '', top: card?.getBoundingClientRect().top ?? 0 };
    still = card && now.id === place.id && now.top === place.top ? still + 1 : 0;
    place = now;
  }
  return place;
}
