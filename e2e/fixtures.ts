import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { type AccountFactory, accountFactory } from './accounts';
import { crawl, type Document } from './crawl';

export { expect };

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Whether this project's browser is missing on this machine. */
export interface Engine {
  missing: boolean;
}

interface Fixtures {
  allow: (...patterns: RegExp[]) => void;
  /** Registers new accounts and, by default, signs the browser in. */
  account: AccountFactory;
  quiet: undefined;
}

function worthTelling(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined;
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Runs in each page, and logs policy violations, which some browsers do not. */
function tellViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** Removes all mocks of the page; a popup may already have closed. */
async function unrouteOpen(page: Page): Promise<void> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    if (!String(error).includes('has been closed')) throw error;
  }
}

/**
 * The site with checks: every page's console has to stay clean. `site` holds each served public
 * page, read once for each worker. A separate worker fixture would start another worker and
 * browser.
 */
export const test = base.extend<Fixtures & { patterns: RegExp[] }, { site: Document[] } & Engine>({
  missing: [false, { option: true, scope: 'worker' }],

  site: [async ({ browser }, use) => use(await crawl(browser)), { scope: 'worker' }],

  baseURL: async ({}, use) => use(process.env.E2E_ADDRESS),

  patterns: async ({}, use) => use([]),

  allow: async ({ patterns }, use) => use((...more) => void patterns.push(...more)),

  quiet: [
    async ({ context, patterns }, use) => {
      const said: string[] = [];
      context.on('console', (message) => said.push(worthTelling(message) ?? ''));
      context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
      await context.addInitScript(tellViolations);
      await use(undefined);
      // A mocked request may still be pending and would fail when the test ends.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const one of context.pages()) await unrouteOpen(one);
      const unexpected = said.filter((line) => line && !patterns.some((one) => one.test(line)));
      expect(unexpected, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],

  account: async ({ baseURL, context, playwright }, use) => {
    await use(accountFactory(baseURL ?? '', context.request, playwright.request));
  },
});

/**
 * Runs axe in the page while nothing moves. If something moved meanwhile, such as a closing toast,
 * and axe found a fault, it runs again.
 */
async function violationsIn(part: string) {
  let moved = false;
  const looking = new AbortController();
  for (const kind of ['transitionrun', 'animationstart'])
    document.addEventListener(
      kind,
      () => {
        moved = true;
      },
      { capture: true, signal: looking.signal },
    );
  const look = async () => {
    moved = false;
    // Cancels animations, because one without frames never ends by itself.
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
    return window.axe.run(part, { resultTypes: ['violations'] });
  };
  let found = await look();
  // Endless animations, such as the carousel's, continue.
  for (let looks = 1; looks < 5 && moved && found.violations.length > 0; looks++)
    found = await look();
  looking.abort();
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}

/** Fails on any axe violation on the page or in one part of it. */
export async function axe(page: Page, part = 'html'): Promise<void> {
  // Added once per document, because it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  expect(await page.evaluate(violationsIn, part), 'axe finds nothing').toEqual([]);
}
