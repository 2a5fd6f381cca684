import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../e2e/browser';
import { root } from '../parts';
import type { Check } from './check/page';
import { seasonOf } from './merit/season';

const ratingsEach = 22;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
}

/** Processor milliseconds of each task of the thread that did most, which is the page's. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Map<string, number[]>();
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    if (name !== 'RunTask') continue;
    const key = `${pid} ${tid}`;
    threads.set(key, [...(threads.get(key) ?? []), tdur / 1_000]);
  }
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return [...threads.values()].sort((one, other) => sum(other) - sum(one))[0] ?? [];
}

/**
 * What a visitor's browser does to check the ledger of 5,000 entries with 22 ratings each, as the
 * page does it but without drawing anything: the time, and for how long the page is held up.
 */
export async function run(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools/bench/check/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    minify: true,
  });
  const script = outputFiles[0]?.text ?? '';
  const ledger = JSON.stringify(publishLedger(seasonOf(5_000, ratingsEach)));
  const server = createServer(({ url }, res) => {
    if (url === '/ledger.json') return res.end(ledger);
    res.setHeader('content-type', url === '/page.js' ? 'text/javascript' : 'text/html');
    return res.end(url === '/page.js' ? script : '<script src="/page.js"></script>');
  }).listen(0, '127.0.0.1');
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const load = loadavg()[0]?.toFixed(1);
  console.log(`  ${availableParallelism()} cores, Chromium ${browser.version()}, load ${load}`);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  for (const what of ['first', 'again']) {
    const categories = ['disabled-by-default-devtools.timeline'];
    await browser.startTracing(page, { categories });
    const { isValid, took } = await page.evaluate(() =>
      (globalThis as unknown as { check: Check }).check(),
    );
    const tasks = tasksIn(await browser.stopTracing());
    if (!isValid) throw new Error('The ledger is not valid');
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const sum = tasks.reduce((all, one) => all + one, 0);
    const longest = Math.max(...tasks);
    console.log(
      `  ${what}: ${ms(took)}; processor time of the page ${ms(sum)}, of its longest task ${ms(longest)}`,
    );
  }
  await browser.close();
  server.close();
}
