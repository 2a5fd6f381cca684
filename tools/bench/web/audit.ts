import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { median } from '../figures';

type Report = RunnerResult['lhr'];

/** Simulated throttling (Lantern, slow phone on 4G), or throttling applied by the browser. */
export const methods = ['simulated', 'applied'] as const;
export type Method = (typeof methods)[number];

async function report(address: string, flags: Flags): Promise<Report> {
  const result = await lighthouse(address, { output: 'json', logLevel: 'silent', ...flags });
  if (!result) throw new Error(`Lighthouse gave no report of ${address}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return result.lhr;
}

const figure = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

function items<T>({ audits }: Report, id: string): T[] {
  const { details } = audits[id] ?? {};
  return details && 'items' in details ? (details.items as T[]) : [];
}

function blockingScripts(lhr: Report): number {
  return items<{ url: string; totalBytes?: number }>(lhr, 'render-blocking-resources')
    .filter(({ url }) => /\.m?js(\?|$)/.test(url))
    .reduce((sum, { totalBytes = 0 }) => sum + totalBytes, 0);
}

/** Bytes of the requests of a kind: `image`, `total`. */
function bytesOf(lhr: Report, kind: string): number {
  const kinds = items<{ resourceType: string; transferSize: number }>(lhr, 'resource-summary');
  return kinds.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0;
}

/** Measurements of one load of a page on a throttled phone, in milliseconds. */
export async function measurePage(address: string, method: Method, port: number) {
  const lhr = await report(address, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
  });
  return {
    lcp: figure(lhr, 'largest-contentful-paint'),
    cls: figure(lhr, 'cumulative-layout-shift'),
    tbt: figure(lhr, 'total-blocking-time'),
    // Bytes of render-blocking scripts.
    blockingScripts: blockingScripts(lhr),
    // Bytes of the page's requests without interaction, headers included.
    images: bytesOf(lhr, 'image'),
    bytes: bytesOf(lhr, 'total'),
  };
}

export type Reading = Awaited<ReturnType<typeof measurePage>>;

/** Titles of failed checks in the last three categories. */
function failedChecks(lhr: Report): string[] {
  const ids = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return ids
    .map(({ id }) => lhr.audits[id])
    .flatMap((audit) => (audit?.score !== null && audit && audit.score < 1 ? [audit.title] : []));
}

const score = ({ categories }: Report, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100);

/**
 * Lighthouse's performance score. Below the maximum, the median of three, because load lowers it.
 */
async function performanceMark(first: Report, address: string, flags: Flags): Promise<number> {
  const marks = [score(first, 'performance')];
  while (marks[0] !== 100 && marks.length < 3) {
    const again = await report(address, { ...flags, onlyCategories: ['performance'] });
    marks.push(score(again, 'performance'));
  }
  return median(marks);
}

/** Lighthouse's four scores (0 to 100) on a simulated slow phone, and the failed checks. */
export async function mark(address: string, port: number) {
  const flags: Flags = { port, throttlingMethod: 'simulate' };
  const lhr = await report(address, flags);
  return {
    performance: await performanceMark(lhr, address, flags),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    seo: score(lhr, 'seo'),
    consoleErrors: items<{ description?: string }>(lhr, 'errors-in-console').map(
      ({ description }) => description ?? 'an error without a text',
    ),
    failed: failedChecks(lhr),
  };
}

export type Marks = Awaited<ReturnType<typeof mark>>;
