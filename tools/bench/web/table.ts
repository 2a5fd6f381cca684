import { columns } from '../figures';
import type { Reading } from './audit';
import { type Comparison, type MarkedPage, passes, type Verdict, withoutImages } from './targets';

const ms = (value: number) => `${Math.round(value)}`;
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** LCP, TBT and CLS of each page and its static version. */
export function speedTable(comparisons: readonly Comparison[]): string {
  const head = [
    'page',
    'LCP sim',
    'static',
    'x',
    'LCP app',
    'static',
    'x',
    'TBT sim',
    'TBT app',
    'CLS',
    'JS before LCP',
  ];
  const rows = comparisons.map(({ name, site: a, floor: b }) => {
    return [
      name,
      ms(a.simulated.lcp),
      ms(b.simulated.lcp),
      (a.simulated.lcp / b.simulated.lcp).toFixed(2),
      ms(a.applied.lcp),
      ms(b.applied.lcp),
      (a.applied.lcp / b.applied.lcp).toFixed(2),
      ms(a.simulated.tbt),
      ms(a.applied.tbt),
      Math.max(a.simulated.cls, a.applied.cls).toFixed(3),
      `${kb(a.applied.scriptsBeforeLcp)} kB`,
    ];
  });
  return columns([head, ...rows]);
}

/** Transferred kB before the first interaction, with and without scripts. */
export function weightTable(comparisons: readonly Comparison[]): string {
  const weightOf = (of: Reading) => [
    of.requests,
    kb(of.scripts),
    kb(of.images),
    kb(withoutImages(of)),
  ];
  const head = ['requests', 'JS', 'images', 'all but images'];
  return columns([
    ['page', ...head, '| static: requests', ...head.slice(1)],
    ...comparisons.map(({ name, site, floor }) => [
      name,
      ...weightOf(site.simulated),
      ...weightOf(floor.simulated),
    ]),
  ]);
}

export function marksTable(marked: readonly MarkedPage[]): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'seo', 'console errors'];
  const rows = marked.map((page) => [
    page.path,
    page.performance,
    page.accessibility,
    page.bestPractices,
    page.seo,
    page.consoleErrors.length,
  ]);
  return columns([head, ...rows]);
}

function shown({ unit }: Verdict, value: number): string {
  if (unit === 'B') return `${kb(value)} kB`;
  if (unit === 'x') return `${value.toFixed(2)} x`;
  return unit ? `${ms(value)} ${unit}` : `${Math.round(value * 1000) / 1000}`;
}

/** How far a target is missed: in per cent of it, or absolute if it is 0. */
function missedBy(verdict: Verdict): string {
  const { value, target } = verdict;
  return target === 0
    ? shown(verdict, value)
    : `${Math.round(Math.abs(value / target - 1) * 100)} %`;
}

/** One line for each target: passed, or by how much it was missed. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  return columns([
    ['target', 'measured', 'wanted', ''],
    ...verdicts.map((verdict) => [
      verdict.what,
      shown(verdict, verdict.value),
      `${verdict.atLeast ? '>=' : '<='} ${shown(verdict, verdict.target)}`,
      passes(verdict) ? 'pass' : `MISS by ${missedBy(verdict)}`,
    ]),
  ]);
}
