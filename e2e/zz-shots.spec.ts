import { giveFactor } from './factors';
import { applyToJudge } from './judging';
import { test } from './mailed';

test('shots', async ({ page, account, mailed, playwright }) => {
  test.setTimeout(300_000);
  for (const name of ['Jo Judge', 'Ada Advisor', 'Bea Board'])
    await applyToJudge(playwright.request, mailed.address, {
      fullName: name,
      email: `${name.replace(' ', '.').toLowerCase()}@judges.example.net`,
    });
  const admin = await account({ fullName: 'Lea Lead' });
  await mailed.giveRole(admin.email, 'admin');
  await page.goto('/admin/judging');
  await giveFactor(page);
  await page.reload();
  for (const path of ['/admin/judging', '/admin/mail']) {
    await page.goto(path);
    if (path.endsWith('judging'))
      await page.getByLabel('Pending judges').selectOption({ index: 1 });
    else await page.getByRole('table').waitFor();
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 820, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({
          path: `/tmp/af-shots/${path.split('/').at(-1)}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Programme console' }).getByRole('button').click();
  await page.screenshot({ path: '/tmp/af-shots/menu-390.png' });
});
