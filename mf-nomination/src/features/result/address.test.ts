import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { resultAddress } from '@meritum/shared/programme/result-address';
import { resultAsked } from './address';

const technology = { season: '2025', seasonName: 'Season 2025', category: 'Technology' };
const results = [
  { ...technology, category: 'AI' },
  technology,
  { ...technology, season: '2024', seasonName: 'Season 2024' },
] as NominationResult[];

test.each([
  ['the id of its season', { season: '2024', category: 'Technology' }, 2],
  ['the name of its season, as in a mail', { season: 'Season 2024', category: 'Technology' }, 2],
  ['a season that is not among them: the newest', { season: 'Season 2023', category: 'AI' }, 0],
])('a result is found by %s', (_, which, at) => {
  const { searchParams } = new URL(resultAddress(which), 'https://awards.example');
  expect(resultAsked(results, searchParams)).toBe(results[at]);
});
