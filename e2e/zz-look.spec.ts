import { test } from './fixtures';
import { portal } from './portal';

test('look', async ({ page, account }) => {
  test.setTimeout(120_000);
  const shots = async (name: string) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: `/tmp/nomlook/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
  };
  await page.goto('/tech-nomination');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await shots('visitor');
  await account();
  await portal(page).open();
  await portal(page).fill();
  await page.getByText(/^Saved \d\d/).waitFor();
  await shots('form');
  await page.getByRole('button', { name: 'Review before sending' }).click();
  await shots('review');
  await page.getByRole('button', { name: 'Submit Nomination' }).click();
  await portal(page).summary.waitFor();
  await page.getByRole('button', { name: 'Show everything you sent' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  await shots('sent');
});
