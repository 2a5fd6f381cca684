import { axe, expect, test } from './fixtures';

test('the home page opens with a clean console', async ({ page }) => {
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
});

test('OPEN-050 an unknown path is answered with 404', async ({ request }) => {
  const reply = await request.get('/no-such-page');
  expect(reply.status()).toBe(404);
  expect(reply.headers()['content-type']).toContain('text/html');
});

test('a session survives a reload, over plain HTTP on this machine too', async ({
  page,
  account,
}) => {
  const { fullName } = await account();
  await page.goto('/tech-nomination');
  await expect(page.getByText(fullName).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(fullName).first()).toBeVisible();
});
