import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import type { ComparedPage } from './pages';

/** Bytes of bodies as they were sent, by what they were for. */
export interface Load {
  requests: number;
  scripts: number;
  styles: number;
  fonts: number;
  images: number;
  /** Documents and data. */
  rest: number;
}

/** What a page costs a visitor who does nothing, and one who moves, scrolls and types. */
export interface Weight {
  untouched: Load;
  used: Load;
  /** Errors and warnings on the console, and errors that nobody caught. */
  console: string[];
  /** What is read on it before anybody scrolls: without JavaScript, or once it is complete. */
  text: string;
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** A page that asks for nothing for so long has what it wants. */
const quietFor = 2_000;
const longestWait = 20_000;

const kinds: readonly [type: RegExp, kind: keyof Load][] = [
  [/javascript/, 'scripts'],
  [/^text\/css/, 'styles'],
  [/^font\//, 'fonts'],
  [/^image\//, 'images'],
];

/** Notes when the page last asked for or got something. */
function watch(page: Page) {
  const done: Request[] = [];
  let changedAt = Date.now();
  let open = 0;
  page.on('request', () => {
    open += 1;
    changedAt = Date.now();
  });
  const end = () => {
    open -= 1;
    changedAt = Date.now();
  };
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => {
    end();
    done.push(request);
  });
  return {
    done,
    async quiet() {
      const deadline = Date.now() + longestWait;
      changedAt = Date.now();
      while (Date.now() < deadline) {
        if (open <= 0 && Date.now() - changedAt >= quietFor) return;
        await wait(100);
      }
    },
  };
}

/** By what came, not by what asked for it: scripts are fetched ahead as data, and then run. */
async function kindOf(request: Request): Promise<keyof Load> {
  const type = (await (await request.response())?.headerValue('content-type')) ?? '';
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'rest';
}

async function loadOf(requests: readonly Request[]): Promise<Load> {
  const load: Load = { requests: 0, scripts: 0, styles: 0, fonts: 0, images: 0, rest: 0 };
  for (const request of requests) {
    if (request.url().startsWith('data:')) continue;
    load.requests += 1;
    // What comes out of the cache counts as less than nothing, its headers being taken off.
    load[await kindOf(request)] += Math.max(0, (await request.sizes()).responseBodySize);
  }
  return load;
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** Everything short of following a link. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

const textOf = async (page: Page) => (await page.locator('body').allInnerTexts()).join('\n');

async function textWithoutScript(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(address);
    return await textOf(page);
  } finally {
    await context.close();
  }
}

/** Loads a page once, unthrottled and with an empty cache, and then uses it. */
export async function weigh(
  browser: Browser,
  address: string,
  readBy: ComparedPage['readBy'],
): Promise<Weight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const heard = listen(page);
    const { done, quiet } = watch(page);
    await page.goto(address, { waitUntil: 'load' });
    await quiet();
    const untouched = await loadOf(done);
    const complete = await textOf(page);
    await use(page);
    await quiet();
    const used = await loadOf(done);
    const text = readBy === 'scripts' ? complete : await textWithoutScript(browser, address);
    return { untouched, used, console: heard, text };
  } finally {
    await context.close();
  }
}
