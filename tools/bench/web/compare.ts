import { median } from '../figures';
import { type Method, measurePage, methods, type Reading } from './audit';
import { comparedPages } from './pages';
import type { Comparison } from './targets';

interface Subject {
  address: string;
  readings: Record<Method, Reading[]>;
}

const subjectAt = (address: string): Subject => ({
  address,
  readings: { simulated: [], applied: [] },
});

function medians(readings: readonly Reading[]): Reading {
  const names = Object.keys(readings[0] ?? {}) as (keyof Reading)[];
  const middle = names.map((name) => [name, median(readings.map((reading) => reading[name]))]);
  return Object.fromEntries(middle) as unknown as Reading;
}

const figuresOf = ({ readings }: Subject) => ({
  simulated: medians(readings.simulated),
  applied: medians(readings.applied),
});

/**
 * Measures the compared pages at `site` and their static copies at `floor`. Measurements alternate,
 * so that other load affects both.
 */
export async function compare(
  { site, floor }: { site: string; floor: string },
  { runs, port, say }: { runs: number; port: number; say: (line: string) => void },
): Promise<Comparison[]> {
  const pairs = comparedPages.map((page) => ({
    page,
    site: subjectAt(site + page.path),
    floor: subjectAt(floor + page.path),
  }));
  for (let run = 1; run <= runs; run += 1) {
    say(`  reading ${run} of ${runs}`);
    for (const method of methods) {
      for (const { address, readings } of pairs.flatMap((pair) => [pair.floor, pair.site])) {
        readings[method].push(await measurePage(address, method, port));
      }
    }
  }
  return pairs.map((pair) => ({
    ...pair.page,
    site: figuresOf(pair.site),
    floor: figuresOf(pair.floor),
  }));
}
