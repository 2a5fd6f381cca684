import { columns } from '../figures';
import type { Marks, Method, Reading } from './audit';
import type { ComparedPage } from './pages';

/** Median readings of a page with and without scripts. */
export interface Comparison extends ComparedPage {
  site: Record<Method, Reading>;
  floor: Record<Method, Reading>;
}

export interface MarkedPage extends Marks {
  path: string;
}

interface Verdict {
  what: string;
  value: number;
  /** The highest value that passes, or the lowest if `atLeast` is set. */
  target: number;
  atLeast?: true;
}

const targets = {
  /** Multiple of the static page's largest contentful paint. */
  lcpRatio: 1.15,
  homeLcpRatio: 1.05,
  cls: 0,
  tbt: 50,
  /** Bytes transferred before the first interaction, images aside. */
  untouched: { home: 45_000, winners: 90_000, profile: 45_000 },
  mark: 100,
} as const;

/** A smaller shift moves no pixel on a phone. */
const noShift = 0.0005;

export const passes = ({ value, target, atLeast }: Verdict): boolean =>
  atLeast ? value >= target : value <= target;

function ofPage({ name, site, floor }: Comparison): Verdict[] {
  const ratio = name === 'home' ? targets.homeLcpRatio : targets.lcpRatio;
  const speed = (['simulated', 'applied'] as const).flatMap((method): Verdict[] => {
    const { lcp, cls, tbt } = site[method];
    const times = lcp / floor[method].lcp;
    return [
      { what: `${name}: LCP ${method}, times the static page`, value: times, target: ratio },
      { what: `${name}: TBT ${method}, ms`, value: tbt, target: targets.tbt },
      { what: `${name}: CLS ${method}`, value: cls < noShift ? 0 : cls, target: targets.cls },
    ];
  });
  return [
    ...speed,
    {
      what: `${name}: bytes of JavaScript that paints wait for`,
      value: site.applied.blockingScripts,
      target: 0,
    },
    {
      what: `${name}: bytes before the first interaction, images aside`,
      value: site.simulated.bytes - site.simulated.images,
      target: targets.untouched[name],
    },
  ];
}

const categories = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

const ofMarks = (page: MarkedPage): Verdict[] =>
  categories.map((category) => ({
    what: `${page.path}: Lighthouse ${category}`,
    value: page[category],
    target: targets.mark,
    atLeast: true,
  }));

/** All targets with their measured values. */
export const verdicts = (comparisons: readonly Comparison[], marked: readonly MarkedPage[]) => [
  ...comparisons.flatMap(ofPage),
  ...marked.flatMap(ofMarks),
];

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** One line for each target. */
export const verdictTable = (all: readonly Verdict[]): string =>
  columns([
    ['target', 'measured', 'wanted', ''],
    ...all.map((one) => [
      one.what,
      rounded(one.value),
      `${one.atLeast ? '>=' : '<='} ${rounded(one.target)}`,
      passes(one) ? 'pass' : 'MISS',
    ]),
  ]);
