import type { Page } from '@playwright/test';
import { site } from '../shared/programme/site';
import { deferred } from '../shared/testing/deferred';
import { directory } from './directory';
import { expect, test } from './fixtures';

/** The requests that a page needs before it can be used, in order; a test can hold each back. */
const parts = {
  'its scripts': '**/held.css',
  'the shell': '**/assets/shell.*.js',
  'its remote': '**/remotes/mf-public/**',
  'the replies': '**/api/**',
};
type Wait = keyof typeof parts | 'nothing';
const waits = Object.keys(parts) as Wait[];

const isHydrated = (selector: string) => {
  const last = [...document.querySelectorAll(selector)].at(-1);
  // An award's page has no scripts to wait for.
  if (!document.querySelector('script')) return true;
  return last && Object.keys(last).some((key) => key.startsWith('__reactFiber$'));
};

/**
 * Opens a page and holds all requests back. The returned function releases them up to the named
 * part.
 */
async function openHeld(page: Page, path: string) {
  await page.unrouteAll();
  const held = Object.values(parts).map((pattern) => ({ pattern, ...deferred<void>() }));
  for (const { pattern, promise } of held)
    await page.route(pattern, async (route) => {
      await promise;
      if (pattern === parts['its scripts']) await route.fulfill({ contentType: 'text/css' });
      else await route.continue();
    });
  // A style sheet before the scripts delays them, but not the content above it.
  await page.route(path.replace(/[?#].*/, '*'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('<script data-app', '<link rel="stylesheet" href="/held.css">$&');
    await route.fulfill({ response, body });
  });
  // Another fragment of the same page would not load it again.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  const arrived = [
    () => page.waitForFunction(() => document.readyState !== 'loading'),
    () => page.waitForFunction(isHydrated, 'footer a'),
    () => page.waitForFunction(isHydrated, 'main :is(a, button)'),
    () => page.waitForLoadState('networkidle'),
  ];
  let at = 0;
  return async (wait: Wait) => {
    for (; at < arrived.length && waits[at] !== wait; at++) {
      // Some pages start their scripts only when somebody uses the page.
      await page.locator('body').dispatchEvent('wheel');
      held[at]?.resolve();
      await arrived[at]?.();
    }
  };
}

test('WIN-001 WIN-021 FORM-012 what is chosen while the directory comes alive is kept, one after the other', async ({
  page,
}) => {
  const { names, held } = directory(page);
  const gold = (await held('AI', '2025')).filter(({ badge }) => badge === 'Gold');
  const wanted = gold.find(({ fullName }) => /a/i.test(fullName))?.fullName ?? '';
  for (const [at, first] of waits.entries())
    for (const second of [...waits.slice(at), 'nothing' as const])
      await test.step(`waiting for ${first}, then for ${second}`, async () => {
        const until = await openHeld(page, '/winners');
        await until(first);
        await page.getByLabel('Tier').selectOption('Gold');
        await page.getByLabel('Search by name').fill('a');
        await until(second);
        await page.getByLabel('Year').selectOption('2025');
        await until('nothing');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Winners');
        await expect(page).toHaveURL('/winners?year=2025&category=AI&tier=Gold&q=a');
        const fields = { Year: '2025', Category: 'AI', Tier: 'Gold', 'Search by name': 'a' };
        for (const [field, value] of Object.entries(fields))
          await expect(page.getByLabel(field, { exact: true })).toHaveValue(value);
        await expect(names.first()).toHaveText(wanted);
      });
});

const head = 'a line of a mail';
const award = 'GoldGoldGoldGoldGold-1';
const opened = 'details[open] summary';

type Step = (page: Page) => Promise<void>;
/** A control of a prerendered page: its use, and the state that must survive hydration. */
type Control = [what: string, path: string, use: Step, stays: Step];

const controls: Control[] = [
  [
    'a year alone',
    '/winners',
    async (page) => void (await page.getByLabel('Year').selectOption('2025')),
    (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Winners'),
  ],
  [
    'a pasted head of the log',
    '/check-the-results',
    async (page) => {
      await page.getByText('Compare an earlier head').click();
      await page.getByLabel('An earlier head').fill(head);
    },
    async (page) => {
      await page.getByRole('button', { name: 'Compare with today' }).click();
      await expect(page.getByText('Paste the whole line')).toBeVisible();
      await expect(page.getByLabel('An earlier head')).toHaveValue(head);
    },
  ],
  [
    'a typed address of an award',
    '/verify',
    (page) => page.getByLabel('Address on the certificate').fill(award),
    (page) => expect(page.getByLabel('Address on the certificate')).toHaveValue(award),
  ],
  [
    'an address that is sent with Enter',
    '/verify',
    async (page) => {
      const field = page.getByLabel('Address on the certificate');
      await field.fill(`${site.origin}/verify/${award}`);
      await field.press('Enter', { noWaitAfter: true });
    },
    (page) => expect(page).toHaveURL(`/verify/${award}`),
  ],
  [
    'a chosen file',
    '/verify',
    (page) =>
      page
        .getByLabel('Or the file')
        .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }),
    (page) => expect(page.getByText('This file matches nothing that we have issued')).toBeVisible(),
  ],
  ...['/faqs', '/faqs#can-i-submit-more-than-one-nomination'].map(
    (path) =>
      [
        'an opened question',
        path,
        (page: Page) => page.getByText('Is there an entry fee?').click(),
        (page: Page) => expect(page.locator(opened)).toHaveText(['Is there an entry fee?']),
      ] satisfies Control,
  ),
  [
    'an opened detail',
    '/how-we-judge',
    (page) => page.getByText('How judges are assigned').click(),
    (page) => expect(page.locator(opened)).toHaveText(['How judges are assigned']),
  ],
  [
    'a pointer that rests on the carousel',
    '/featured-winner',
    (page) =>
      page.getByRole('region', { name: 'Featured winners' }).getByRole('link').first().hover(),
    (page) =>
      expect(page.getByRole('region', { name: 'Featured winners' })).toHaveAttribute(
        'data-running',
        'false',
      ),
  ],
];

for (const [what, path, use, stays] of controls)
  test(`FORM-012 ${what} at ${path} is kept, whatever the page waits for`, async ({
    page,
    allow,
  }) => {
    // The address of an award that does not exist.
    allow(/404/);
    for (const wait of waits)
      await test.step(`waiting for ${wait}`, async () => {
        const until = await openHeld(page, path);
        await until(wait);
        await use(page);
        await until('nothing');
        await stays(page);
      });
  });

test('FORM-012 a menu that was opened while the page comes alive stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const wait of waits) {
    const until = await openHeld(page, '/about');
    await until(wait);
    await page.getByRole('button', { name: 'Menu' }).click();
    await until('nothing');
    await expect(page.locator('#navigation').getByRole('link', { name: 'FAQs' })).toBeVisible();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
  }
});
