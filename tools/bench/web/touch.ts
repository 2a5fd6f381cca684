import type { Browser, Page } from 'playwright-core';
import { calls } from '../../../shared/contracts/calls';
import { columns, median } from '../figures';
import { phone } from './floor';

/** Slow 4G as Lighthouse applies it: latency in ms, throughput in bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

interface Control {
  page: string;
  path: string;
  /** From a touch when the heading is drawn, or from the address: portals are drawn by scripts. */
  from: 'touch' | 'address';
  /** What is waited for. */
  what: string;
  works(page: Page): Promise<void>;
}

/** A field of a form takes what is typed. */
const takes = (label: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill('Head of Research');

/** React has taken the heading over. */
const isHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });
};

const controls: readonly Control[] = [
  {
    page: 'home',
    path: '/',
    from: 'touch',
    what: 'links without a new page',
    works: isHydrated,
  },
  {
    page: 'winners',
    path: '/winners',
    from: 'touch',
    what: 'the first winner, below filters that work',
    works: (page) => page.locator('[data-winner]').first().waitFor(),
  },
  {
    page: 'nominate',
    path: '/tech-nomination',
    from: 'address',
    what: 'a field of the form, signed in',
    works: takes('Designation'),
  },
  {
    page: 'judge',
    path: '/tech-judging',
    from: 'address',
    what: 'a field of the application, signed in',
    works: takes('Designation'),
  },
];

async function register(page: Page, address: string): Promise<void> {
  const email = `touch.${process.hrtime.bigint()}@example.com`;
  const data = { fullName: 'Ada Sample', email, password: 'plum kettle oxbow' };
  const reply = await page.request.post(address + calls.register.path, { data });
  if (!reply.ok()) throw new Error(`Registering answered ${reply.status()}`);
}

/** Milliseconds until a control works, in a browser that has seen nothing of the site. */
async function timeOf(browser: Browser, address: string, control: Control): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    if (control.from === 'address') await register(page, address);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slow4g);
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let started = performance.now();
    await page.goto(address + control.path, { waitUntil: 'commit' });
    if (control.from === 'touch') {
      await page.getByRole('heading', { level: 1 }).waitFor();
      started = performance.now();
      await page.touchscreen.tap(3, 300);
    }
    await control.works(page);
    return performance.now() - started;
  } finally {
    await context.close();
  }
}

/** How long somebody on a slow phone waits for a control of each page: median, least and most. */
export async function touchTable(
  browser: Browser,
  address: string,
  { runs, say }: { runs: number; say: (line: string) => void },
): Promise<string> {
  const times = new Map(controls.map((control) => [control, [] as number[]]));
  for (let run = 1; run <= runs; run += 1) {
    say(`  touch ${run} of ${runs}`);
    for (const [control, taken] of times) taken.push(await timeOf(browser, address, control));
  }
  const rows = [...times].map(([{ page, from, what }, taken]) => {
    const seconds = [median(taken), Math.min(...taken), Math.max(...taken)];
    return [`${page}, ${what}`, from, ...seconds.map((one) => (one / 1_000).toFixed(2))];
  });
  return columns([['control', 'from', 'median s', 'least', 'most'], ...rows]);
}
