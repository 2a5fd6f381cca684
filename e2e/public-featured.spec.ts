import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { live, openLive } from './public';

function carousel(page: Page) {
  const root = page.getByRole('region', { name: 'Featured winners', exact: true });
  const row = root.getByRole('list');
  return {
    root,
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

test('FEAT-003 FEAT-004 the carousel moves by one card of 240 px every 3 seconds, unless it is paused', async ({
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

test('CONST-007 the shine of the carousel runs for 60 s, and rests while the pointer is on the row', async ({
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

test('FEAT-010 the achievements scroll past 500 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
