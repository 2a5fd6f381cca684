import { expect, test } from './fixtures';
import { live } from './public';

/** What is marked when, by the clock of a visitor in Berlin, where midnight differs from UTC. */
const moments = [
  ['2025-08-03T23:59:00+02:00', []],
  ['2025-08-04T00:01:00+02:00', ['Nomination']],
  ['2025-10-12T00:01:00+02:00', []],
  ['2025-10-15T12:00:00+02:00', ['Results Announced']],
] as const;

test('OPEN-006 Current follows the calendar on a page left open', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-08-03T12:00:00+02:00') });
  await page.goto('/timeline');
  await live(page);
  const marked = page.locator('main li', { has: page.getByText('Current', { exact: true }) });
  for (const [moment, expected] of moments) {
    await page.clock.pauseAt(new Date(moment));
    const titles = marked.locator('h2');
    await expect(titles, moment).toHaveText(expected.map((title) => new RegExp(`^${title}`)));
  }
});
