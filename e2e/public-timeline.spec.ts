import { expect, test } from './fixtures';
import { live } from './public';

/**
 * The entries marked 'Current' at moments of the visitor's clock, in calendar order. The visitor is
 * in Berlin, where midnight differs from UTC.
 */
const moments = [
  ['2025-08-03T23:59:00+02:00', []],
  ['2025-08-04T00:01:00+02:00', ['Nomination']],
  ['2025-09-15T12:00:00+02:00', ['Nomination']],
  ['2025-10-11T23:58:00+02:00', ['Nomination']],
  ['2025-10-12T00:01:00+02:00', []],
  ['2025-10-14T12:00:00+02:00', []],
  ['2025-10-15T12:00:00+02:00', ['Results Announced']],
  ['2025-10-16T12:00:00+02:00', []],
  ['2025-11-15T12:00:00+01:00', []],
] as const;

test('TIME-005 to TIME-009, OPEN-006 Current follows the calendar, also on a page left open', async ({
  page,
}) => {
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

for (const [row, moment, expected] of [
  ['TIME-005 OPEN-006', '2025-08-04T00:00:00+02:00', 'Nomination'],
  ['TIME-008', '2025-10-15T12:00:00+02:00', 'Results Announced'],
] as const) {
  test(`${row} opened at ${moment} the page marks ${expected}, without a touch`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/timeline');
    const badge = page.getByText('Current', { exact: true });
    await expect(badge).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2 }).filter({ has: badge })).toContainText(
      expected,
    );
  });
}
