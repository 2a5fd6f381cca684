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

interface Fixtures {
  /** Lets what the console says stand where it is part of the matter; anything else fails the test. */
  allow: (...patterns: RegExp[]) => void;
  /** Registers a new account; by default its session is that of the browser. */
  account: AccountFactory;
  quiet: undefined;
}

function worthTelling(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined;
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Runs in each page: browsers do not say all violations of the policy in their console. */
function tellViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** Nothing is answered in place of the server on this page any more; a popup may close itself meanwhile. */
async function unrouteOpen(page: Page): Promise<void> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    if (!String(error).includes('has been closed')) throw error;
  }
}

/**
 * The site as a person meets it. Every page of a test must keep its console clean. `site` is each
 * public page as served, read once a worker where a test asks for it: a fixture of a worker that only
 * some tests declare would cost another worker and browser for them.
 */
export const test = base.extend<Fixtures & { patterns: RegExp[] }, { site: Document[] }>({
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
      // What a test answers in place of the server may be asked for still, and would fail as it ends.
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
 * Runs in the page, which has no frames of others: what axe finds while nothing moves. Where
 * something began to move while it looked, such as a toast that leaves, and it found anything, it
 * looks again once that is over.
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
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((one) => one.finished));
    return window.axe.run(part, { resultTypes: ['violations'] });
  };
  let found = await look();
  // What moves for ever, such as winners that follow each other, may not be waited for.
  for (let looks = 1; looks < 5 && moved && found.violations.length > 0; looks++)
    found = await look();
  looking.abort();
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}

/** Fails on any violation that axe finds on the page, or in one part of it. */
export async function axe(page: Page, part = 'html'): Promise<void> {
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  expect(await page.evaluate(violationsIn, part), 'axe finds nothing').toEqual([]);
}
