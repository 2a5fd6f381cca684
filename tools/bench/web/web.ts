import { writeFile } from 'node:fs/promises';
import { stopOnSignal } from '../../start/stop-on-signal';
import { mark } from './audit';
import { type BenchBrowser, startBrowser } from './browser';
import { compare } from './compare';
import { startFloor } from './floor';
import { readOptions } from './options';
import { markedPaths } from './pages';
import { siteAt } from './site';
import { marksTable, speedTable, verdictTable, weightTable } from './table';
import { type MarkedPage, passes, targets, verdicts } from './targets';

/**
 * `npm run bench:web [-- --address http://localhost:4000 --out figures.json --runs 5]`: the public
 * pages against hand-written static ones, on this machine and in one run. Ends with 1 when a
 * target is missed.
 */
const say = (line: string) => console.log(line);

async function markAll(address: string, { port }: BenchBrowser): Promise<MarkedPage[]> {
  const marked: MarkedPage[] = [];
  for (const path of await markedPaths(address)) {
    say(`  marking ${path}`);
    marked.push({ path, ...(await mark(address + path, port)) });
  }
  return marked;
}

/** The words of the pages were only there to be compared. */
const withoutTexts = (key: string, value: unknown) => (key === 'text' ? undefined : value);

function complaints(marked: readonly MarkedPage[]): string[] {
  return marked.flatMap(({ path, failed, consoleErrors }) =>
    [...failed, ...consoleErrors].map((complaint) => `  ${path}: ${complaint}`),
  );
}

const { address, out, runs, categories } = readOptions(process.argv.slice(2));

/** What was brought up, newest first; taken down in that order. */
const up: (() => Promise<void>)[] = [];

async function takeDown(): Promise<void> {
  for (let stop = up.shift(); stop; stop = up.shift()) await stop();
}

stopOnSignal(say, takeDown);
try {
  const site = await siteAt(address, say);
  up.unshift(site.stop);
  const floor = await startFloor(site.address);
  up.unshift(floor.close);
  const bench = await startBrowser();
  up.unshift(() => bench.browser.close());

  say(
    `Measuring ${site.address} with ${bench.browser.version()}, ${runs} readings of each figure.`,
  );
  const comparisons = await compare(
    { site: site.address, floor: floor.address },
    { runs, bench, say },
  );
  const marked = categories ? await markAll(site.address, bench) : [];
  const judged = verdicts(comparisons, marked);

  say(`\nTimes in ms, medians of ${runs}, on a slow phone (4G, a quarter of this processor):`);
  say(speedTable(comparisons));
  say('\nBodies as sent, in kB, of a page that nobody touches; then of one that is used:');
  say(weightTable(comparisons));
  if (marked.length > 0) say(`\n${[marksTable(marked), ...complaints(marked)].join('\n')}`);
  // The table of marks has said which of them are full.
  say(`\n${verdictTable(judged.filter((one) => one.target !== targets.mark || !passes(one)))}`);
  const passed = judged.filter(passes).length;
  say(`\n${passed} of ${judged.length} targets met.`);
  if (out) {
    const browser = bench.browser.version();
    const figures = { runs, browser, comparisons, marked, verdicts: judged };
    await writeFile(out, `${JSON.stringify(figures, withoutTexts, 2)}\n`);
  }
  process.exitCode = passed === judged.length ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await takeDown();
}
