import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../browser';
import { buildParts } from '../../build/build-parts';
import { parts } from '../../parts';
import { startOwnStack } from '../../start/own-stack';
import { nextFreePort, somewhereForPorts } from '../../start/ports';
import type { Stack } from '../../start/stack';
import { stopOnSignal } from '../../start/stop-on-signal';
import { wholeNumber } from '../figures';
import { mark } from './audit';
import { compare } from './compare';
import { startFloor } from './floor';
import { markedPaths } from './pages';
import { type MarkedPage, passes, verdicts, verdictTable } from './targets';

/**
 * `npm run bench:web [-- --address http://localhost:4000 --runs 5 --no-categories]`: compares the
 * public pages with copies without scripts in one run. Exits with 1 if a target is missed.
 */
const say = (line: string) => console.log(line);

/** The site at `address`, or else the built one with its own sample data. */
async function siteAt(address: string | undefined): Promise<Pick<Stack, 'address' | 'stop'>> {
  if (!address) {
    // Compressed as in a release, because visitors download that.
    process.env.REMOTES_BUILD ||= '1';
    await buildParts(parts, say);
    return startOwnStack(say);
  }
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}.`);
  return { address, stop: async () => {} };
}

/** Starts a headless browser with an empty profile; Lighthouse controls it at the port. */
async function startBrowser() {
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  return { browser, port };
}

async function markAll(address: string, port: number): Promise<MarkedPage[]> {
  const marked: MarkedPage[] = [];
  for (const path of await markedPaths(address)) {
    say(`  marking ${path}`);
    marked.push({ path, ...(await mark(address + path, port)) });
  }
  return marked;
}

/** @throws Error with a message for the user. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      address: { type: 'string' },
      runs: { type: 'string', default: '5' },
      'no-categories': { type: 'boolean', default: false },
    },
  });
  const { address } = values;
  if (address !== undefined && !URL.canParse(address))
    throw new Error('--address takes the address of a running site: http://localhost:4000');
  return {
    address: address && new URL(address).origin,
    runs: wholeNumber('runs', values.runs),
    hasMarks: !values['no-categories'],
  };
}

function complaints(marked: readonly MarkedPage[]): string[] {
  return marked.flatMap(({ path, failed, consoleErrors }) =>
    [...failed, ...consoleErrors].map((complaint) => `  ${path}: ${complaint}`),
  );
}

/** Stop functions of the servers, the newest first. */
const up: (() => Promise<void>)[] = [];

async function takeDown(): Promise<void> {
  for (let stop = up.shift(); stop; stop = up.shift()) await stop();
}

stopOnSignal(say, takeDown);
try {
  const { address, runs, hasMarks } = readOptions();
  const site = await siteAt(address);
  up.unshift(site.stop);
  const bench = await startBrowser();
  up.unshift(() => bench.browser.close());
  const floor = await startFloor(site.address, bench.browser);
  up.unshift(floor.close);

  say(
    `Measuring ${site.address} with ${bench.browser.version()}, ${runs} readings of each figure.`,
  );
  const comparisons = await compare(
    { site: site.address, floor: floor.address },
    { runs, port: bench.port, say },
  );
  const marked = hasMarks ? await markAll(site.address, bench.port) : [];
  const judged = verdicts(comparisons, marked);

  say(`\nMedians of ${runs}, on a slow phone (4G, a quarter of this processor):`);
  say([verdictTable(judged), ...complaints(marked)].join('\n'));
  const passed = judged.filter(passes).length;
  say(`\n${passed} of ${judged.length} targets met.`);
  process.exitCode = passed === judged.length ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await takeDown();
}
