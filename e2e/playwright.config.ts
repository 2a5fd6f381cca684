import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserType, defineConfig, firefox, webkit } from '@playwright/test';
import { type Browser, findBrowser, findOldestBrowser, needlessArgs } from '../tools/browser';
import { root } from '../tools/parts';
import type { Engine } from './fixtures';

/** How Playwright starts a browser. */
const launched = ({ executablePath, args, env }: Browser) => ({
  executablePath,
  args,
  ignoreDefaultArgs: needlessArgs(),
  env: { ...(process.env as typeof env), ...env },
});

const oldest = await findOldestBrowser();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
const using = (fixtures: string) =>
  specs.filter((name) => readFileSync(join(root, 'e2e', name), 'utf8').includes(`'./${fixtures}'`));

/**
 * Journeys grouped by the stack they need, the longest first. A group with its own stack runs in
 * one worker, so that the stack is started once.
 */
const own = {
  outage: using('outage'),
  mailed: using('mailed'),
  season: using('stage'),
  production: using('production'),
};

/** Journeys that run in other browsers, too. */
const engines = ['engines.spec.ts'];

/** Whether Playwright has installed its own build of this engine. */
const isHere = (engine: BrowserType) => existsSync(engine.executablePath());

const files = (names: readonly string[]) => names.map((name) => `**/e2e/${name}`);

/** Journeys in a real browser on the whole real stack; see README.md of this folder. */
export default defineConfig<object, Engine>({
  testDir: '.',
  globalSetup: './set-up.ts',
  outputDir: process.env.CI ? join(tmpdir(), 'test-results') : join(root, 'test-results'),
  preserveOutput: 'failures-only',
  projects: [
    ...Object.entries(own).map(([name, specs]) => ({ name, testMatch: files(specs), workers: 1 })),
    { name: 'shared', testIgnore: files([...Object.values(own).flat(), ...engines]) },
    {
      name: 'oldest',
      testMatch: files(engines),
      use: { missing: !oldest, ...(oldest && { launchOptions: launched(oldest) }) },
    },
    ...[firefox, webkit].map((engine) => ({
      name: engine.name(),
      testMatch: files(engines),
      use: {
        browserName: engine.name() as 'firefox' | 'webkit',
        missing: !isHere(engine),
        launchOptions: {},
      },
    })),
  ],
  // One more than most machines have cores, because journeys mostly wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Every wait is for a condition, so only a hang reaches this limit, even on a machine four times
  // slower.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: launched(await findBrowser()),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording everything doubles the time; repeat a failure with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
