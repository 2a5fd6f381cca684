import { type Method, methods, type Reading, read } from './audit';
import type { BenchBrowser } from './browser';
import { median } from './median';
import { comparedPages } from './pages';
import type { Comparison, Figures } from './targets';
import { weigh } from './weigh';
import { likeness } from './words';

interface Subject {
  page: (typeof comparedPages)[number];
  side: 'site' | 'floor';
  address: string;
  readings: Record<Method, Reading[]>;
}

const figures = ['lcp', 'fcp', 'cls', 'tbt', 'scriptsBeforeLcp', 'blockingScripts'] as const;

function medians(readings: readonly Reading[]): Reading {
  return Object.fromEntries(
    figures.map((name) => [name, median(readings.map((reading) => reading[name]))]),
  ) as Record<(typeof figures)[number], number>;
}

/**
 * Reads every page and its static equal in turns, so that whatever else the machine is doing
 * meets both alike.
 */
async function readInTurns(
  subjects: readonly Subject[],
  runs: number,
  { port }: BenchBrowser,
  say: (line: string) => void,
): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    say(`  reading ${run} of ${runs}`);
    for (const method of methods) {
      for (const { address, readings } of subjects) {
        readings[method].push(await read(address, method, port));
      }
    }
  }
}

async function figuresOf(subject: Subject, { browser }: BenchBrowser): Promise<Figures> {
  return {
    medians: {
      simulated: medians(subject.readings.simulated),
      applied: medians(subject.readings.applied),
    },
    weight: await weigh(browser, subject.address, subject.page.readBy),
  };
}

/** Measures the compared pages of the site at `site` beside the static ones at `floor`. */
export async function compare(
  { site, floor }: { site: string; floor: string },
  { runs, bench, say }: { runs: number; bench: BenchBrowser; say: (line: string) => void },
): Promise<Comparison[]> {
  const pairs = comparedPages.map((page) => {
    const subject = (side: Subject['side'], address: string): Subject => ({
      page,
      side,
      address,
      readings: { simulated: [], applied: [] },
    });
    return {
      page,
      site: subject('site', site + page.path),
      floor: subject('floor', `${floor}/${page.name}`),
    };
  });
  await readInTurns(
    pairs.flatMap((pair) => [pair.floor, pair.site]),
    runs,
    bench,
    say,
  );
  const comparisons: Comparison[] = [];
  for (const pair of pairs) {
    const [own, still] = [await figuresOf(pair.site, bench), await figuresOf(pair.floor, bench)];
    comparisons.push({
      ...pair.page,
      site: own,
      floor: still,
      likeness: likeness(own.weight.text, still.weight.text),
    });
  }
  return comparisons;
}
