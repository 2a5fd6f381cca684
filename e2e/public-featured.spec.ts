import type { Page } from '@playwright/test';
import { site } from '../shared/programme/site';
import { axe, expect, test } from './fixtures';
import { judge, judgePageOf, live, openLive, profileOf, winners } from './public';

function carousel(page: Page) {
  const root = page.getByRole('region', { name: 'Featured winners', exact: true });
  const row = root.getByRole('list');
  return {
    root,
    row,
    cards: row.getByRole('link'),
    offset: () => row.evaluate((element) => element.scrollLeft),
    /**
     * Its position once it has not moved for a dozen frames, so that a step in progress has ended.
     */
    atRest: () =>
      row.evaluate(async (element) => {
        let left = Number.NaN;
        for (let still = 0; still < 12; ) {
          await new Promise(requestAnimationFrame);
          still = element.scrollLeft === left ? still + 1 : 0;
          left = element.scrollLeft;
        }
        return left;
      }),
    /** Presses the controls without the pointer, because hovering pauses the carousel. */
    press: async (name: string) => {
      const button = root.getByRole('button', { name });
      // A button is disabled until hydration.
      await expect(button).toBeEnabled();
      await button.dispatchEvent('click');
    },
  };
}

test.describe('the carousel moves', () => {
  test('FEAT-003 FEAT-004 by one card of 240 px every 3 seconds, unless it is paused', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/featured-winner');
    await live(page);
    const { press, offset, atRest } = carousel(page);
    await press('Pause');
    const start = await atRest();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await press('Play');
    await page.clock.runFor(2999);
    expect(await offset()).toBe(start);
    await page.clock.runFor(1);
    await expect.poll(offset).toBe(start + 240);
    await page.clock.runFor(3000);
    await expect.poll(offset).toBe(start + 480);
    await press('Pause');
    await page.clock.runFor(30_000);
    expect(await offset()).toBe(start + 480);
  });

  test('CONST-007 its shine runs for 60 s, and rests while the pointer is on the row', async ({
    page,
  }) => {
    await openLive(page, '/featured-winner');
    const { root, cards } = carousel(page);
    const shine = () =>
      root.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .filter((one) => one instanceof CSSAnimation)
          .map((one) => [one.effect?.getComputedTiming().duration, one.playState]),
      );
    await expect.poll(shine).toEqual([[60_000, 'running']]);
    await cards.first().hover();
    await expect.poll(shine).toEqual([[60_000, 'paused']]);
  });
});

test.describe('the carousel stands still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('FEAT-002 FEAT-005 to FEAT-009, FEAT-011 a card opens its winner below', async ({
    page,
  }) => {
    await openLive(page, '/featured-winner');
    const { root, cards } = carousel(page);
    await expect(root.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
    await expect(cards).toHaveText(
      winners.map(({ name, award, category }) => `${name}${award}, ${category}`),
    );
    expect(new Set(winners.map(({ category }) => category)).size).toBe(3);
    await expect(page.getByText('Select a winner to view details')).toBeVisible();

    const chosen = winners[2];
    if (!chosen) throw new Error('There is no third winner.');
    await cards.nth(2).click();
    const details = page.getByRole('region', { name: chosen.name, exact: true });
    await expect(details).toBeInViewport();
    await expect(details.getByRole('img', { name: `Portrait of ${chosen.name}` })).toBeVisible();
    await expect(details.getByRole('img', { name: `${chosen.award} badge` })).toBeVisible();
    await expect(details.getByRole('heading', { level: 2 })).toHaveText(chosen.name);
    await expect(
      details.getByText(`${chosen.award} Award - ${chosen.category} Category`, { exact: true }),
    ).toBeVisible();
    await expect(details.getByRole('heading', { level: 3 })).toHaveText(
      chosen.achievements.map(({ title }) => title),
    );
    for (const achievement of chosen.achievements) {
      await expect(details.getByText(achievement.details)).toBeAttached();
    }
  });

  test('FEAT-010 the achievements scroll past 500 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, '/featured-winner');
    await carousel(page).cards.first().click();
    const panel = page.getByRole('region', { name: /^Achievements of / });
    const look = await panel.evaluate((element) => {
      const { maxHeight, overflowY } = getComputedStyle(element);
      element.scrollTop = 10_000;
      return { maxHeight, overflowY, scrolls: element.scrollTop > 0 };
    });
    expect(look).toEqual({ maxHeight: '500px', overflowY: 'auto', scrolls: true });
    await axe(page);
  });

  test('FEAT-005 by keyboard: the arrows go from card to card, Enter opens the details', async ({
    page,
  }) => {
    await openLive(page, '/featured-winner');
    const { cards } = carousel(page);
    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: winners[2]?.name ?? '', exact: true }),
    ).toBeFocused();
  });

  test('FEAT-013 FEAT-014 PROF-003 the page leads to the profiles, the directory and the portal', async ({
    page,
  }) => {
    await openLive(page, '/featured-winner');
    const main = page.getByRole('main');
    const title = page.getByRole('heading', { level: 1 });
    for (const [button, path, heading] of [
      ['View All Winners', '/winners', '2024 Winners'],
      ['Submit Your Nomination', '/tech-nomination', 'Nomination Portal'],
    ] as const) {
      await main.getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(path);
      await expect(title).toHaveText(heading);
      await page.goBack();
      await expect(title).toHaveText('2024 Featured Winners');
    }
    const last = winners.at(-1) ?? { name: '', award: '' };
    await carousel(page).cards.last().click();
    await main.getByRole('link', { name: `Full profile of ${last.name}` }).click();
    await expect(page).toHaveURL(profileOf(last));
    await expect(title).toHaveText(last.name);
    const portrait = main.getByRole('img', { name: `Portrait of ${last.name}` });
    await expect(portrait).toHaveJSProperty('complete', true);
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    await expect(main.getByRole('img', { name: `${last.award} badge` })).toBeVisible();
  });
});

test('PROF-001 PROF-002 PROF-009 PROF-010 ERR-031 only the exact slug is a profile', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const path = profileOf(winners[0] ?? { name: '' });
  for (const wrong of [path.slice(0, -1), path.replace(/[^/]+$/, (id) => id.toUpperCase())]) {
    const reply = await page.goto(wrong);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winner Not Found');
    await expect(page).toHaveTitle(`Winner Not Found - ${site.productName}`);
    await expect(page.getByText('Winner not found', { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/featured-winner');
});

test('JPAGE-001 JPAGE-003 OPEN-036 a judge has a page, an unknown name has none', async ({
  page,
  allow,
}) => {
  allow(/404/);
  await openLive(page, judgePageOf(judge));
  await expect(page).toHaveTitle(`${judge.name}, Judge 2024 - ${site.productName}`);
  const photo = page.getByRole('region', { name: 'Photo' }).getByRole('img');
  await expect(photo).toHaveAttribute('alt', `Portrait of ${judge.name}`);
  const reply = await page.goto('/judges/nobody');
  expect(reply?.status()).toBe(404);
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(`Page Not Found - ${site.productName}`);
});

test('ERR-033 where pictures cannot be loaded there are placeholders', async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  await page.route(/\.(svg|png|jpe?g|webp|avif)$/, (route) => route.abort());
  // No interaction here: a broken picture starts the scripts.
  for (const path of [profileOf(winners[0] ?? { name: '' }), judgePageOf(judge)]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('svg[data-placeholder=person]')).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  }
  await openLive(page, '/featured-winner');
  const first = carousel(page).cards.first();
  await expect(first.locator('svg[data-placeholder=person]')).toBeVisible();
  await first.dispatchEvent('click');
  const details = page.getByRole('region', { name: winners[0]?.name ?? '', exact: true });
  await expect(details.locator('svg[data-placeholder]')).toHaveCount(1);
  await expect(details.locator('img')).toHaveCount(0);
});
