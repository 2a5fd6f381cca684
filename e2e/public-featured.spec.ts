import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { openLive } from './public';

function carousel(page: Page) {
  const root = page.getByRole('region', { name: 'Featured winners', exact: true });
  return {
    root,
    cards: root.getByRole('list').getByRole('link'),
  };
}

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
