import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../tools/build/compile';
import { staticHandler } from '../tools/serve/static';
import { expect, test } from './outage';

const portals = [
  {
    name: 'mf-nomination',
    path: '/tech-nomination',
    heading: 'Nomination Portal',
    item: 'Nomination',
  },
  { name: 'mf-judging', path: '/tech-judging', heading: 'Become a Judge', item: 'Judging' },
  { name: 'mf-admin', path: '/admin/judging', heading: 'Judging Admin Dashboard', item: undefined },
] as const;

for (const { name, path, heading, item } of portals) {
  test(`${name} stopped: its page says so, the rest works, and it comes back by itself`, async ({
    page,
    stack,
    allow,
  }) => {
    allow(/50[23]/, /Federation Runtime/);
    await stack.children[name].stop();
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This part is unavailable');

    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(title).toHaveText(/Awards for Tech Excellence/);
    if (item) await nav.getByRole('link', { name: item, exact: true }).click();
    else await page.goBack();
    await expect(title).toHaveText('This part is unavailable');

    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await stack.children[name].start();
    await expect(title).toHaveText(heading, { timeout: 20_000 });
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
}

test('mf-public stopped: prerendered pages stay readable, its other pages come back by themselves', async ({
  page,
  stack,
  allow,
}) => {
  allow(/50[23]/, /Federation Runtime/);
  await stack.children['mf-public'].stop();
  await page.goto('/');
  await page.mouse.move(200, 200);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/Awards for Tech Excellence/);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Judging' }).click();
  await expect(title).toHaveText('Become a Judge');
  await nav.getByRole('link', { name: 'FAQs' }).click();
  await expect(title).toHaveText('This part is unavailable');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await stack.children['mf-public'].start();
  await expect(title).toHaveText('Frequently Asked Questions', { timeout: 20_000 });
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('the API stopped: pages stand, the portal says what failed and recovers', async ({
  page,
  stack,
  allow,
}) => {
  allow(/50[23]/, /Failed to load resource/);
  await stack.children.api.stop();
  await page.goto('/tech-judging');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Judge');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Password', { exact: true }).fill('a good password');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByText('Failed to sign in. Please check your email and password.'),
  ).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('a new build of a remote goes live without touching the shell', async ({ page, stack }) => {
  const before = process.env.MERITUM_SITE;
  const dist = await mkdtemp(join(tmpdir(), 'remote-'));
  process.env.MERITUM_SITE = JSON.stringify({ awardName: 'Data Excellence' });
  await compile('mf-judging', dist).finally(() => {
    if (before === undefined) delete process.env.MERITUM_SITE;
    else process.env.MERITUM_SITE = before;
  });

  await page.goto('/tech-judging');
  await expect(page).toHaveTitle('Judge Portal - Tech Excellence - Meritum Awards');
  await stack.children['mf-judging'].stop();
  const server = createServer(staticHandler({ dist, kind: 'remote' }));
  server.listen(stack.ports['mf-judging'], '127.0.0.1');
  await once(server, 'listening');
  await page.reload();
  await expect(page).toHaveTitle('Judge Portal - Data Excellence - Meritum Awards');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  await rm(dist, { recursive: true });
});
