import { deferred } from '../shared/testing/deferred';
import { expect, test } from './fixtures';
import { openLive } from './public';

test('the content below the choice of results does not move when they arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 823 });
  const answered = deferred<void>();
  await page.route('**/api/results*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await openLive(page, '/check-the-results');
  const next = page.getByRole('heading', { name: 'Check it without this page' });
  const box = await next.boundingBox();
  answered.resolve();
  await expect(page.getByRole('button', { name: 'Check the sample' })).toBeVisible();
  expect(await next.boundingBox()).toEqual(box);
});
