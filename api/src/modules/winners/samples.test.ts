import { claims } from '@meritum/shared/programme/claims';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import { recordFields, seasonProblems } from './record';
import { sampleWinners } from './samples';

const records = z.parse(z.array(recordFields), sampleWinners);
const tiers = ['Platinum', 'Gold', 'Silver'] as const;

test('OPEN-042 STATE-006 the sample winners can be imported, and each says that it is a sample', () => {
  expect(records.every(({ sample }) => sample)).toBe(true);
  expect(new Set(records.map(({ line }) => line ?? '')).size).toBe(records.length);
  expect(records.flatMap((record) => seasonProblems(record, defaultSeasons))).toEqual([]);
  const lists = new Set(records.map(({ year, category }) => `${category} ${year}`));
  expect([...lists].sort()).toEqual([
    'AI 2024',
    'AI 2025',
    'Data Analytics 2024',
    'Technology 2024',
  ]);
});

test('ENT-014 OPEN-004 GUIDE-019 the figures and shares that pages state are counted in the lists of 2024', () => {
  const ofYear = records.filter(({ year }) => year === '2024');
  const counted = (badge: string, category?: string) =>
    ofYear.filter((one) => one.badge === badge && (!category || one.category === category)).length;
  const counts = ['Technology', 'AI', 'Data Analytics'].map((category) =>
    tiers.map((tier) => counted(tier, category)),
  );
  expect(counts).toEqual([
    [10, 51, 43],
    [9, 10, 89],
    [5, 25, 102],
  ]);
  const percent = (count: number, all: number) => `${Math.round((100 * count) / all)}%`;
  const { winnerMix, platinumShare, platinumShareInHero, lastSeason } = claims;
  for (const tier of tiers)
    expect(winnerMix[tier]).toBe(`about ${percent(counted(tier), ofYear.length)}`);
  expect(platinumShare).toBe(percent(counted('Platinum'), ofYear.length));
  const nominees = lastSeason.nominees.Technology;
  expect(platinumShareInHero).toBe(percent(counted('Platinum', 'Technology'), nominees));
  for (const [award, count] of Object.entries(lastSeason.awards))
    expect([award, counted(...(award.split(' in ') as [string, string]))]).toEqual([award, count]);
  expect(String(claims.foundedIn)).toBe(records.map(({ year }) => year).sort()[0]);
});
