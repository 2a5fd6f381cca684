import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import { winnerRecords } from './record';
import { sampleWinners } from './samples';

test('OPEN-042 the sample winners can be imported, and each says that it is a sample', () => {
  const records = z.parse(winnerRecords(defaultSeasons), sampleWinners);
  expect(records.every(({ sample }) => sample)).toBe(true);
  const lists = new Set(records.map(({ year, category }) => `${category} ${year}`));
  expect([...lists].sort()).toEqual([
    'AI 2024',
    'AI 2025',
    'Data Analytics 2024',
    'Technology 2024',
  ]);
});
