import { availableParallelism, loadavg } from 'node:os';
import { MongoClient } from 'mongodb';
import { type Browser, type BrowserContextOptions, chromium, devices } from 'playwright-core';
import { findBrowser } from '../../e2e/browser';
import { everyEntrant, everyJudge, password } from '../../e2e/contestants';
import { startOwnStack } from '../../e2e/stack';
import { type Stage, stageOf } from '../../e2e/stage';
import { calls } from '../../shared/contracts/calls';
import { buildParts } from '../build/build-parts';
import { parts } from '../parts';
import { columns } from './figures';
import { enter, enterOverABreak, findAndCheck, judgeByKeys, judgeByTaps } from './people/acts';
import { Hand } from './season/hand';

const entries = { keys: 10, taps: 3 };
const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = devices['iPhone 13'] ?? {};

interface Task {
  name: string;
  on: BrowserContextOptions;
  /** Who is signed in already; a nominator is registered first. */
  as?: string;
  act(hand: Hand): Promise<void>;
}

const tasks: readonly Task[] = [
  { name: 'Find a winner and check a result', on: desk, act: findAndCheck },
  { name: 'Enter on a phone, with a new account', on: phone, act: enter },
  {
    name: 'Enter while the line breaks, signed in',
    on: desk,
    as: 'bo@example.com',
    act: enterOverABreak,
  },
  {
    name: `Judge ${entries.keys} entries by keyboard`,
    on: desk,
    as: 'judge@bench-0.example',
    act: (hand) => judgeByKeys(hand, entries.keys),
  },
  {
    name: `Judge ${entries.taps} entries on a phone`,
    on: phone,
    as: 'judge@bench-1.example',
    act: (hand) => judgeByTaps(hand, entries.taps),
  },
];

/** Two judges, then entries, each of which is assigned to both once it is there. */
async function giveWork(stage: Stage): Promise<void> {
  await stage.verify(await everyJudge(stage, 2));
  await everyEntrant(stage, entries.keys);
}

async function handOf(browser: Browser, { address }: Stage, { on, as }: Task): Promise<Hand> {
  const context = await browser.newContext({ ...on, baseURL: address });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  if (!as) return new Hand(page);
  const isJudge = as.startsWith('judge@');
  const [call, names] = isJudge ? [calls.signIn, {}] : [calls.register, { fullName: 'Bo Sample' }];
  const reply = await page.request.post(call.path, { data: { email: as, password, ...names } });
  if (!reply.ok()) throw new Error(`Signing in as ${as} answered ${reply.status()}`);
  return new Hand(page);
}

/** What five people do, in the order of the table, each in a browser of their own. */
export async function play(browser: Browser, stage: Stage): Promise<string> {
  await giveWork(stage);
  const rows: (string | number)[][] = [];
  for (const task of tasks) {
    const hand = await handOf(browser, stage, task);
    const begun = performance.now();
    await task.act(hand);
    const { clicks, keys, typed } = hand.effort;
    rows.push([task.name, clicks, keys, typed, ((performance.now() - begun) / 1_000).toFixed(1)]);
    console.log(`  ${task.name}: done`);
    await hand.page.context().close();
  }
  return columns([['Task', 'clicks', 'keys', 'typed', 'seconds'], ...rows]);
}

/**
 * Five people's tasks in the site as it is built: what each costs in clicks or taps, keys, typed
 * characters and the machine's seconds, from the address on.
 */
export async function run(): Promise<void> {
  await buildParts(parts, console.log);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  console.log(`  ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  const stack = await startOwnStack(() => {}, { GOOGLE_SIGN_IN: 'off' });
  const client = new MongoClient(stack.database.uri);
  try {
    console.log(await play(browser, stageOf(stack.address, client)));
  } finally {
    await browser.close();
    await client.close();
    await stack.stop();
  }
}
