import type { Reading } from './audit';
import { verdictTable } from './table';
import { type Comparison, passes, verdicts } from './targets';

const reading: Reading = {
  lcp: 1000,
  cls: 0,
  tbt: 0,
  scriptsBeforeLcp: 600,
  blockingScripts: 0,
  requests: 1,
  scripts: 0,
  images: 0,
  bytes: 9_000,
};

const comparison = (site: Partial<Reading>): Comparison => ({
  name: 'home',
  path: '/',
  site: { simulated: { ...reading, ...site }, applied: reading },
  floor: { simulated: reading, applied: reading },
});

const missed = (site: Partial<Reading>) =>
  verdicts([comparison(site)], [])
    .filter((verdict) => !passes(verdict))
    .map(({ what }) => what);

test('a page as good as the static one meets all targets', () => {
  expect(missed({})).toEqual([]);
});

test('the largest paint of home may take 1.05 times as long as that of the static page, and no more', () => {
  expect(missed({ lcp: 1050 })).toEqual([]);
  expect(missed({ lcp: 1051 })).toEqual(['home: LCP simulated, times the static page']);
});

test('a visible layout shift is a miss, an invisible one is not', () => {
  expect(missed({ cls: 0.0001 })).toEqual([]);
  expect(missed({ cls: 0.01 })).toEqual(['home: CLS simulated']);
});

test('the transfer of the home page counts everything but images', () => {
  expect(missed({ images: 90_000, bytes: 99_000 })).toEqual([]);
  expect(missed({ bytes: 45_500 })).toEqual([
    'home: transferred before the first interaction, images aside',
  ]);
});

test('a page needs a full score in each of four categories', () => {
  const marks = { performance: 100, accessibility: 100, bestPractices: 96, seo: 100 };
  const page = { path: '/faqs', ...marks, consoleErrors: [], failed: [] };
  expect(verdicts([], [page]).map((verdict) => passes(verdict))).toEqual([true, true, false, true]);
});

test('a miss says by how much, in per cent, or absolute if the target is 0', () => {
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
