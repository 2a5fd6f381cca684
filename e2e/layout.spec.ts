import type { Page } from '@playwright/test';
import { site } from '../shared/programme/site';
import { expect, test } from './fixtures';

const phone = { width: 390, height: 844 };

const top = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);

const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => scrollY));

test('LAY-001 LAY-006 LAY-007 STATE-007 the header stays at the top, and changes past 100 px of scroll and back', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.locator('header').first();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const plain = await shadow();
  for (const [y, scrolled] of [
    [100, 'false'],
    [101, 'true'],
    [800, 'true'],
    [0, 'false'],
  ] as const) {
    await top(page, y);
    await scrolledTo(page).toBe(y);
    await expect(header).toHaveAttribute('data-scrolled', scrolled);
    if (y === 800) await expect.poll(shadow).not.toBe(plain);
    expect((await header.boundingBox())?.y).toBe(0);
  }
});

test.describe('drawer', () => {
  test('LAY-008 LAY-009 LAY-010 at 992 px the button opens and closes a drawer with an overlay, at 993 px the navigation is inline', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto('/');
    const drawer = page.locator('#navigation');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    const overlay = await drawer.evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(overlay).not.toMatch(/, 0\)$|transparent/);
    await button.click();
    await expect(drawer).toBeHidden();

    // Turning a tablet hides the drawer; turning it back does not open it again.
    await button.click();
    await page.setViewportSize({ width: 1180, height: 800 });
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
    await page.evaluate(() => document.documentElement.style.setProperty('--motion-slow', '60s'));
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(drawer).toBeHidden();

    await page.setViewportSize({ width: 993, height: 800 });
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(button).toBeHidden();

    // With only the text at 200 %, the header has the menu of a narrow window.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.reload();
    await expect(button).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await page.setViewportSize(phone);
    for (const path of ['/', '/winners', '/press']) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, phone.width]);
    }
  });

  test('LAY-011 to LAY-014 a click outside, Escape and a change of route close it; the page is locked and inert while it is open', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const drawer = page.locator('#navigation');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(drawer).toBeVisible();
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.mouse.click(20, 700);
    await expect(drawer).toBeHidden();
    await page.mouse.wheel(0, 600);
    await scrolledTo(page).toBeGreaterThan(0);

    await top(page, 0);
    await button.click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);

    await button.click();
    await page.getByRole('link', { name: 'Judging', exact: true }).click();
    await expect(page).toHaveURL('/tech-judging');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Judge');
    await scrolledTo(page).toBe(0);
    await page.mouse.wheel(0, 600);
    await scrolledTo(page).toBeGreaterThan(0);
  });
});

test.describe('navigating', () => {
  test('LAY-002 LAY-015 LAY-017 LAY-018 LAY-030 a change of route goes to the top, changes the title and marks its item alone; the logo leads home', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await top(page, 700);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText('Judging').click();
    await expect(page).toHaveTitle('Judge Portal - Meritum Awards');
    await scrolledTo(page).toBe(0);
    await expect(main.locator('[aria-current=page]')).toHaveText(['Judging']);
    await page.getByRole('banner').getByRole('link', { name: site.productName }).click();
    await expect(page).toHaveURL('/');
  });

  test('HOME-024 LAY-019 LAY-020 a fragment scrolls to its element below the header', async ({
    page,
  }) => {
    await page.goto('/#categories');
    const offset = () =>
      page.evaluate(() => {
        const element = document.getElementById('categories');
        const header = document.querySelector('header');
        if (!element || !header) return Number.NaN;
        return element.getBoundingClientRect().top - header.getBoundingClientRect().height - 20;
      });
    await expect.poll(async () => Math.abs(await offset())).toBeLessThanOrEqual(2);
  });

  test('LAY-021 LAY-022 a fragment that names nothing does nothing, and a later change of it scrolls as well', async ({
    page,
  }) => {
    for (const hash of ['#nothing', '#%']) {
      await page.goto('about:blank');
      await page.goto(`/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.evaluate(() => {
      location.hash = 'categories';
    });
    await expect(page.locator('#categories')).toBeInViewport();
    await scrolledTo(page).toBeGreaterThan(100);
  });
});
