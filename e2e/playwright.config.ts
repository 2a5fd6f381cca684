import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, needlessArgs } from '../tools/browser';
import { root } from '../tools/parts';

const { executablePath, args, env } = await findBrowser();
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
  releases: ['release-before.spec.ts'],
  production: using('production'),
};

const files = (names: readonly string[]) => names.map((name) => `**/e2e/${name}`);

/** Journeys in a real browser on the whole real stack; see README.md of this folder. */
export default defineConfig({
  testDir: '.',
  globalSetup: './set-up.ts',
  outputDir: process.env.CI ? join(tmpdir(), 'test-results') : join(root, 'test-results'),
  preserveOutput: 'failures-only',
  projects: [
    ...Object.entries(own).map(([name, specs]) => ({ name, testMatch: files(specs), workers: 1 })),
    { name: 'shared', testIgnore: files(Object.values(own).flat()) },
  ],
  // One worker more than most machines have cores, because journeys mostly wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Every wait is for a condition, so only a hang reaches a limit, even on a four times slower
  // machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args,
      ignoreDefaultArgs: needlessArgs(),
      env: { ...(process.env as typeof env), ...env },
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording everything doubles the time; repeat a failure with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
