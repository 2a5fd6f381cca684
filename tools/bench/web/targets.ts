import type { Marks, Method, Reading } from './audit';
import type { ComparedPage } from './pages';
import type { Load, Weight } from './weigh';

/** The figures of one page: medians of its readings, and what it weighs. */
export interface Figures {
  medians: Record<Method, Reading>;
  weight: Weight;
}

export interface Comparison extends ComparedPage {
  site: Figures;
  floor: Figures;
  /** Share of the words that both pages have in common; 1 when they say the same. */
  likeness: number;
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
  /** Times the static page's largest contentful paint, which has the same fonts. */
  lcpRatio: 1.15,
  homeLcpRatio: 1.05,
  cls: 0,
  tbt: 50,
  /** Bytes of scripts for the home page in all, compressed. */
  homeScripts: 99_100,
  /** Bytes transferred for the home page before the first interaction, images aside. */
  homeUntouched: 45_000,
  mark: 100,
  /** Share of the static page's words; a year or a changed sentence is no difference. */
  likeness: 0.95,
} as const;

/** Smaller than any shift that moves a pixel of a phone's screen. */
const noShift = 0.0005;

export function passes({ value, target, atLeast }: Verdict): boolean {
  return atLeast ? value >= target : value <= target;
}

export const withoutImages = ({ scripts, styles, fonts, rest }: Load) =>
  scripts + styles + fonts + rest;

function speed({ name, site, floor }: Comparison): Verdict[] {
  return (['simulated', 'applied'] as const).flatMap((method): Verdict[] => {
    const { lcp, cls, tbt } = site.medians[method];
    return [
      {
        what: `${name}: LCP ${method}, times the static page`,
        value: lcp / floor.medians[method].lcp,
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

const readableBy = {
  anybody: 'that are there without JavaScript',
  scripts: 'that the complete page has',
} as const;

function weights({ name, site, likeness, readBy }: Comparison): Verdict[] {
  const always: Verdict[] = [
    {
      what: `${name}: JavaScript that paints wait for`,
      value: site.medians.applied.blockingScripts,
      target: 0,
      unit: 'B',
    },
    {
      what: `${name}: words of the static page ${readableBy[readBy]}`,
      value: likeness,
      target: targets.likeness,
      unit: '',
      atLeast: true,
    },
    {
      what: `${name}: console errors and warnings`,
      value: site.weight.console.length,
      target: 0,
      unit: '',
    },
  ];
  if (name !== 'home') return always;
  const { used, untouched } = site.weight;
  return [
    ...always,
    {
      what: 'home: JavaScript in all',
      value: used.scripts,
      target: targets.homeScripts,
      unit: 'B',
    },
    {
      what: 'home: transferred before the first interaction, images aside',
      value: withoutImages(untouched),
      target: targets.homeUntouched,
      unit: 'B',
    },
  ];
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

/** Every target with what was measured. */
export function verdicts(comparisons: readonly Comparison[], marked: readonly MarkedPage[]) {
  return [
    ...comparisons.flatMap((one) => [...speed(one), ...weights(one)]),
    ...marked.flatMap(marks),
  ];
}
