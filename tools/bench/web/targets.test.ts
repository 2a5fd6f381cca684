import type { Reading } from './audit';
import { columns, verdictTable } from './table';
import { type Comparison, passes, verdicts } from './targets';
import type { Load } from './weigh';

const reading: Reading = {
  lcp: 1000,
  fcp: 800,
  cls: 0,
  tbt: 0,
  scriptsBeforeLcp: 600,
  blockingScripts: 0,
};
const nothing: Load = { requests: 1, scripts: 0, styles: 0, fonts: 0, images: 0, rest: 9_000 };

function comparison(site: Partial<Reading>, untouched: Partial<Load> = {}): Comparison {
  const weight = { untouched: nothing, used: nothing, console: [], text: '' };
  const medians = { simulated: reading, applied: reading };
  const used = { ...nothing, scripts: 94_000 };
  return {
    name: 'home',
    path: '/',
    readBy: 'anybody',
    likeness: 1,
    floor: { medians, weight },
    site: {
      medians: { simulated: { ...reading, ...site }, applied: reading },
      weight: { ...weight, used, untouched: { ...nothing, ...untouched } },
    },
  };
}

const missed = (...given: Parameters<typeof comparison>) =>
  verdicts([comparison(...given)], [])
    .filter((verdict) => !passes(verdict))
    .map(({ what }) => what);

test('a page that is as good as the static one misses nothing', () => {
  expect(missed({})).toEqual([]);
});

test('the largest paint of home may take 1.05 times as long as that of the static page, and no more', () => {
  expect(missed({ lcp: 1050 })).toEqual([]);
  expect(missed({ lcp: 1051 })).toEqual(['home: LCP simulated, times the static page']);
});

test('any shift that can be seen is a miss; one that cannot is none', () => {
  expect(missed({ cls: 0.0001 })).toEqual([]);
  expect(missed({ cls: 0.01 })).toEqual(['home: CLS simulated']);
});

test('what the home page transfers untouched counts everything but images', () => {
  expect(missed({}, { images: 90_000 })).toEqual([]);
  expect(missed({}, { fonts: 36_500 })).toEqual([
    'home: transferred before the first interaction, images aside',
  ]);
});

test('a page whose words come by script misses, however fast it is', () => {
  const rendered = { ...comparison({}), likeness: 0.4 };
  const [verdict] = verdicts([rendered], []).filter((one) => !passes(one));
  expect(verdict?.what).toBe('home: words of the static page that are there without JavaScript');
});

test('a page that draws its list by a script is held against the words that it then has', () => {
  const winners: Comparison = {
    ...comparison({}),
    name: 'winners',
    readBy: 'scripts',
    likeness: 0.4,
  };
  const [verdict] = verdicts([winners], []).filter((one) => !passes(one));
  expect(verdict?.what).toBe('winners: words of the static page that the complete page has');
});

test('a page is marked in four categories, each of which must be full', () => {
  const marks = { performance: 100, accessibility: 100, bestPractices: 96, seo: 100 };
  const page = { path: '/faqs', ...marks, consoleErrors: [], failed: [] };
  expect(verdicts([], [page]).map((verdict) => passes(verdict))).toEqual([true, true, false, true]);
});

test('a miss says by how much, in parts of the target or as it is where that is nothing', () => {
  const lines = verdictTable([
    { what: 'LCP', value: 1.38, target: 1.15, unit: 'x' },
    { what: 'scripts', value: 5_254, target: 0, unit: 'B' },
    { what: 'mark', value: 96, target: 100, unit: '', atLeast: true },
  ]);
  expect(lines.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['target', 'measured', 'wanted'],
    ['LCP', '1.38 x', '<= 1.15 x', 'MISS by 20 %'],
    ['scripts', '5.3 kB', '<= 0.0 kB', 'MISS by 5.3 kB'],
    ['mark', '96', '>= 100', 'MISS by 4 %'],
  ]);
});

test('a table has its first column to the left and its figures to the right', () => {
  expect(
    columns([
      ['page', 'LCP'],
      ['home', 1234],
    ]),
  ).toBe('page   LCP\nhome  1234');
});
