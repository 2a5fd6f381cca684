import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { remoteNames } from '../shared/programme/routes';
import { distOf } from '../tools/parts';
import { answers } from '../tools/processes/server-run';
import { buildBefore, releaseBefore, twoReleasesBefore } from '../tools/releases/before';
import { staticHandler } from '../tools/serve/static';
import { type Routes, startGateway } from '../tools/start/gateway';
import { listening, nextFreePort, somewhereForPorts } from '../tools/start/ports';
import { test as base, expect } from './fixtures';

/** By default the release before; with `ALL_PAIRS=1` the two before, and every pair of the three. */
const allPairs = process.env.ALL_PAIRS === '1';
const before = allPairs ? twoReleasesBefore() : [releaseBefore()].flatMap((one) => one ?? []);

interface Builds {
  shell: string;
  judging: string;
}

/** A shell of another release, run by that release's server because its headers belong to it. */
async function serveBefore(dist: string) {
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const args = ['--import', 'tsx', 'tools/serve/serve.ts', `shell:${port}`];
  const child = spawn(process.execPath, args, { cwd: join(dist, '../..'), stdio: 'ignore' });
  await expect.poll(() => answers(`http://127.0.0.1:${port}/remotes.json`)).toBe(true);
  return { port, stop: () => child.kill() };
}

/** The site with the given builds, the API of the shared stack and the current version of everything else. */
async function startSite({ shell, judging }: Builds) {
  const servers: Server[] = [];
  const serve = async (dist: string, kind: 'shell' | 'remote') => {
    const server = createServer(staticHandler({ dist, kind }));
    servers.push(server);
    return listening(server);
  };
  const routes: Routes = new Map([['api', Number(process.env.E2E_API_PORT)]]);
  for (const name of remoteNames) {
    routes.set(name, await serve(name === 'mf-judging' ? judging : distOf(name), 'remote'));
  }
  const old = shell === distOf('shell') ? undefined : await serveBefore(shell);
  routes.set('shell', old?.port ?? (await serve(shell, 'shell')));
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const gateway = await startGateway(port, routes);
  const stop = async () => {
    gateway.close();
    old?.stop();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { address: `http://localhost:${port}`, stop };
}

const test = base.extend<object, { builds: readonly Builds[] }>({
  builds: [
    async ({}, use) => {
      const old = before.map((release) => {
        const { shell, 'mf-judging': judging } = buildBefore(release, ['shell', 'mf-judging']);
        return { shell, judging };
      });
      await use([{ shell: distOf('shell'), judging: distOf('mf-judging') }, ...old]);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.skip(before.length === 0, 'not tried: this clone holds no commit of a release before');

const names = ['this release', ...before.map(({ said }) => said)];
const pairs = names.flatMap((_, shell) =>
  names.map((_, judging) => ({ shell, judging })).filter(({ judging }) => judging !== shell),
);

for (const { shell, judging } of pairs) {
  test(`the shell of ${names[shell]} works with the judge portal of ${names[judging]}`, async ({
    page,
    builds,
  }) => {
    const heading = 'Become a Judge';
    const site = await startSite({
      shell: builds[shell]?.shell ?? '',
      judging: builds[judging]?.judging ?? '',
    });
    await page.goto(`${site.address}/tech-judging`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Timeline' }).click();
    await expect(title).not.toHaveText(heading);
    await nav.getByRole('link', { name: 'Judging' }).click();
    await expect(title).toHaveText(heading);
    await site.stop();
  });
}
