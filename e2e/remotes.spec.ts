import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deferred } from '../shared/testing/deferred';
import { remotesKey } from '../tools/build/remotes-key';
import { sealBuild } from '../tools/build/seal';
import { distOf } from '../tools/parts';
import { staticHandler } from '../tools/serve/static';
import { listening } from '../tools/start/ports';
import type { Stack } from '../tools/start/stack';
import { expect, test } from './outage';

test('a portal away: its page says so, the rest works, and it comes back automatically', async ({
  page,
  stack,
  allow,
}) => {
  allow(/50[23]/);
  const { ports, routes } = stack;
  routes.delete('mf-nomination');
  await page.goto('/tech-nomination');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This part is unavailable');

  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(title).toHaveText(/Awards for Tech Excellence/);
  await nav.getByRole('link', { name: 'Nomination', exact: true }).click();
  await expect(title).toHaveText('This part is unavailable');

  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  routes.set('mf-nomination', ports['mf-nomination']);
  await expect(title).toHaveText('Nomination Portal');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a late style sheet makes its part unavailable, and no page is rendered without it', async ({
  page,
}) => {
  const sheets = '**/remotes/mf-nomination/assets/*.css';
  await page.clock.install();
  const late = deferred<void>();
  await page.route(sheets, async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(sheets);
  // On a busy machine the sheet is requested before the load event, which then waits for it.
  await page.goto('/tech-nomination', { waitUntil: 'commit' });
  await asked;
  const title = page.getByRole('heading', { level: 1 });
  await page.clock.runFor('00:11');
  await expect(title).toHaveText('This part is unavailable');
  // The page retries automatically and waits for the same sheet.
  await expect(page.getByRole('status', { name: 'Loading this page' })).toBeVisible();
  await expect(title).toHaveCount(0);
  late.resolve();
  await expect(title).toHaveText('Nomination Portal');
});

/** Serves another build in place of the judge portal's. Returns a function that restores it. */
async function serveInstead(stack: Stack, dist: string): Promise<() => Promise<void>> {
  const server = createServer(staticHandler({ dist, kind: 'remote' }));
  const own = stack.ports['mf-judging'];
  stack.routes.set('mf-judging', await listening(server));
  return async () => {
    stack.routes.set('mf-judging', own);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    await rm(dist, { recursive: true });
  };
}

/**
 * A copy of the judge portal's build with code added to files of one kind. The copy is not signed
 * yet.
 */
async function changedBuild(name: RegExp): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'remote-'));
  await cp(distOf('mf-judging'), dist, { recursive: true });
  const { files } = JSON.parse(await readFile(join(dist, '.build.json'), 'utf8')) as {
    files: string[];
  };
  const changed = files.filter((file) => name.test(file));
  expect(changed).not.toEqual([]);
  for (const file of changed) {
    for (const end of ['.br', '.gz']) await rm(join(dist, file + end), { force: true });
    await appendFile(join(dist, file), file.endsWith('.css') ? ' ' : ';window.added=1');
  }
  return dist;
}

test('a new build of a remote goes live without touching the shell', async ({ page, stack }) => {
  const dist = await changedBuild(/^remoteEntry.*\.js$/);
  await sealBuild('mf-judging', dist, remotesKey());
  const end = await serveInstead(stack, dist);
  await page.goto('/tech-judging');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Judge');
  expect(await page.evaluate(() => 'added' in window)).toBe(true);
  await end();
});

// The shell's registry.test.ts shows that a wrong or missing signature is refused before any
// download.
const attacks = [
  { what: 'the entry is changed', name: /^remoteEntry.*\.js$/ },
  { what: 'a chunk is changed', name: /^assets\/.*\.js$/ },
  { what: 'a style sheet is changed', name: /\.css$/ },
];

for (const { what, name } of attacks) {
  test(`a remote does not run when ${what}: its page says so, and the rest works`, async ({
    page,
    stack,
    allow,
  }) => {
    allow(/integrity|Failed to load resource|mf-judging is/);
    const end = await serveInstead(stack, await changedBuild(name));
    await page.goto('/tech-judging');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This part is unavailable');
    expect(await page.evaluate(() => 'added' in window)).toBe(false);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Nomination', exact: true }).click();
    await expect(title).toHaveText('Nomination Portal');
    await nav.getByRole('link', { name: 'Judging', exact: true }).click();
    await expect(title).toHaveText('This part is unavailable');
    await end();
    await expect(title).toHaveText('Become a Judge');
  });
}
