import { type Comparison, type MarkedPage, passes, type Verdict, withoutImages } from './targets';

type Row = readonly (string | number)[];

/** Rows as text in columns: the first to the left, figures to the right. */
export function columns(rows: readonly Row[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  return texts
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const ms = (value: number) => `${Math.round(value)}`;
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** LCP, TBT and CLS of each page beside its static equal. */
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
    'same words',
  ];
  const rows = comparisons.map(({ name, site, floor, likeness }): Row => {
    const [a, b] = [site.medians, floor.medians];
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
      `${Math.round(likeness * 100)} %`,
    ];
  });
  return columns([head, ...rows]);
}

/** What is transferred, in kB, before anything is touched and after the page was used. */
export function weightTable(comparisons: readonly Comparison[]): string {
  const head = [
    'page',
    'requests',
    'JS',
    'CSS',
    'fonts',
    'images',
    'rest',
    'no images',
    '| used: requests',
    'JS',
    'static: requests',
    'no images',
  ];
  const rows = comparisons.map(({ name, site, floor }): Row => {
    const { untouched, used } = site.weight;
    return [
      name,
      untouched.requests,
      kb(untouched.scripts),
      kb(untouched.styles),
      kb(untouched.fonts),
      kb(untouched.images),
      kb(untouched.rest),
      kb(withoutImages(untouched)),
      used.requests,
      kb(used.scripts),
      floor.weight.untouched.requests,
      kb(withoutImages(floor.weight.untouched)),
    ];
  });
  return columns([head, ...rows]);
}

export function marksTable(marked: readonly MarkedPage[]): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'seo', 'console errors'];
  const rows = marked.map(
    (page): Row => [
      page.path,
      page.performance,
      page.accessibility,
      page.bestPractices,
      page.seo,
      page.consoleErrors.length,
    ],
  );
  return columns([head, ...rows]);
}

function shown({ unit }: Verdict, value: number): string {
  if (unit === 'B') return `${kb(value)} kB`;
  if (unit === 'x') return `${value.toFixed(2)} x`;
  return unit ? `${ms(value)} ${unit}` : `${Math.round(value * 1000) / 1000}`;
}

/** How far a missed target is away: in parts of it or, where it is 0, as it is. */
function missedBy(verdict: Verdict): string {
  const { value, target } = verdict;
  return target === 0
    ? shown(verdict, value)
    : `${Math.round(Math.abs(value / target - 1) * 100)} %`;
}

/** One line for each target: passed, or missed and by how much. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  return columns([
    ['target', 'measured', 'wanted', ''],
    ...verdicts.map(
      (verdict): Row => [
        verdict.what,
        shown(verdict, verdict.value),
        `${verdict.atLeast ? '>=' : '<='} ${shown(verdict, verdict.target)}`,
        passes(verdict) ? 'pass' : `MISS by ${missedBy(verdict)}`,
      ],
    ),
  ]);
}
