import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../tools/parts';
import { findBrowser } from './browser';

const { executablePath, args, env } = await findBrowser();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Journeys in a real browser on the whole real stack; see README.md of this folder. */
export default defineConfig({
  testDir: '.',
  globalSetup: './stack.ts',
  outputDir: process.env.CI ? join(tmpdir(), 'test-results') : join(root, 'test-results'),
  preserveOutput: 'failures-only',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Every wait is for a condition. Only a hang comes to a limit, on a machine four times slower too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env: { ...(process.env as typeof env), ...env } },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording everything doubles the time; a failure is recorded with `--trace on` when repeated.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
