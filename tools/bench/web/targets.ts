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

export interface Verdict {
  what: string;
  value: number;
  /** Largest value that passes, or smallest where `atLeast`. */
  target: number;
  unit: 'ms' | 'B' | 'x' | '';
  atLeast?: true;
}

export const targets = {
  /** Multiple of the static page's largest contentful paint. */
  lcpRatio: 1.15,
  homeLcpRatio: 1.05,
  cls: 0,
  tbt: 50,
  /** Bytes transferred for the home page before the first interaction, images aside. */
  homeUntouched: 45_000,
  mark: 100,
} as const;

/** Too small to move a pixel on a phone. */
const noShift = 0.0005;

export function passes({ value, target, atLeast }: Verdict): boolean {
  return atLeast ? value >= target : value <= target;
}

export const withoutImages = ({ bytes, images }: Reading) => bytes - images;

function speed({ name, site, floor }: Comparison): Verdict[] {
  return (['simulated', 'applied'] as const).flatMap((method): Verdict[] => {
    const { lcp, cls, tbt } = site[method];
    return [
      {
        what: `${name}: LCP ${method}, times the static page`,
        value: lcp / floor[method].lcp,
        target: name === 'home' ? targets.homeLcpRatio : targets.lcpRatio,
        unit: 'x',
      },
      { what: `${name}: TBT ${method}`, value: tbt, target: targets.tbt, unit: 'ms' },
      {
        what: `${name}: CLS ${method}`,
        value: cls < noShift ? 0 : cls,
        target: targets.cls,
        unit: '',
      },
    ];
  });
}

function weights({ name, site }: Comparison): Verdict[] {
  const blocking: Verdict = {
    what: `${name}: JavaScript that paints wait for`,
    value: site.applied.blockingScripts,
    target: 0,
    unit: 'B',
  };
  if (name !== 'home') return [blocking];
  const untouched: Verdict = {
    what: 'home: transferred before the first interaction, images aside',
    value: withoutImages(site.simulated),
    target: targets.homeUntouched,
    unit: 'B',
  };
  return [blocking, untouched];
}

const categories = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

function marks(page: MarkedPage): Verdict[] {
  return categories.map((category) => ({
    what: `${page.path}: Lighthouse ${category}`,
    value: page[category],
    target: targets.mark,
    unit: '',
    atLeast: true,
  }));
}

/** All targets with their measured values. */
export function verdicts(comparisons: readonly Comparison[], marked: readonly MarkedPage[]) {
  return [
    ...comparisons.flatMap((one) => [...speed(one), ...weights(one)]),
    ...marked.flatMap(marks),
  ];
}
