import { expect, test } from './fixtures';
import { panel } from './panel';

test('AUTH-014 five tabs that open and refresh at once are all signed in, and stay so', async ({
  page,
  context,
  account,
}) => {
  const { fullName } = await account();
  await page.goto('/tech-nomination');
  await expect(panel(page).root).toBeVisible();
  const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  const tabs = [page, ...others];
  for (let round = 0; round < 2; round++) {
    await Promise.all(tabs.map((tab) => tab.goto('/tech-nomination')));
    for (const tab of tabs) await expect(panel(tab).name).toHaveText(fullName);
  }
});
