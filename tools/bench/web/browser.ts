import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../e2e/browser';
import { nextFreePort, somewhereForPorts } from '../../start/ports';

/** A browser that both Playwright and Lighthouse can drive. */
export interface BenchBrowser {
  browser: Browser;
  /** Debugging port for Lighthouse. */
  port: number;
}

/** Starts a headless browser with an empty profile. */
export async function startBrowser(): Promise<BenchBrowser> {
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  return { browser, port };
}
