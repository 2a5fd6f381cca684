/** @jest-environment node */
import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { seasonDifferences } from '@meritum/shared/programme/season-differences';
import { formatValue, pathLabel } from './change';

const seen: Season = defaultSeason;

const inWords = (after: Season) =>
  seasonDifferences(seen, after).map(({ pointer, before, after: value }) =>
    [pathLabel(pointer, after), formatValue(pointer, before), formatValue(pointer, value)].join(
      ' | ',
    ),
  );

test('a removed or added category is one difference, and the others are told by name', () => {
  const [ai, technology, data] = seen.categories as Season['categories'];
  if (!ai || !technology || !data) throw new Error('The season has categories');
  const runs = { from: '2025-08-02', to: '2025-10-31' };
  const open = { ...data, runs: null, label: 'Soon' };
  const categories = [{ ...technology, runs }, open, { ...ai, name: 'Robotics' }];
  expect(inWords({ ...seen, categories, directory: ['Technology'], revision: 9 })).toEqual([
    'Technology, runs, from | 1 August 2025 | 2 August 2025',
    'Data Analytics, label | Nov - Jan | Soon',
    'Data Analytics, runs, from | 1 November 2025 | none',
    'Data Analytics, runs, to | 31 January 2026 | none',
    'Robotics | none | Robotics',
    'Categories | AI | none',
    'Winners on the public site | AI | Technology',
  ]);
});

test('a tier that is no longer awarded is one difference', () => {
  const [, gold, silver] = seen.rules.tiers as [never, never, never];
  const tiers = [{ ...(gold as object), from: 8.5 }, silver] as Season['rules']['tiers'];
  expect(inWords({ ...seen, rules: { ...seen.rules, tiers } })).toEqual([
    'Rules, tiers, Gold, lowest score | 8 | 8.5',
    'Rules, tiers | Platinum | none',
  ]);
});
