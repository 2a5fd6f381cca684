import { tierNames as awards } from '@meritum/shared/contracts/tiers';
import { categories } from '@meritum/shared/programme/categories';
import { categoryNames, tierNames, winnerYears } from './choices';
import { addressOf, filtersOf, resetFilters, type WinnerFilters, withYear } from './filters';

const of = (query: string, remembered?: string) =>
  filtersOf(new URLSearchParams(query), remembered);

test('WIN-002 WIN-004 WIN-007 the choices follow from the seasons, in the order of the specification', () => {
  expect({ tierNames, categoryNames, winnerYears }).toEqual({
    tierNames: awards,
    categoryNames: ['Technology', 'AI', 'Data Analytics'],
    winnerYears: ['2024', '2025'],
  });
  expect(categories.map(({ name }) => name).sort()).toEqual([...categoryNames].sort());
});

test('WIN-012 OPEN-008 with nothing chosen it is 2024 and Technology', () => {
  expect(of('')).toEqual({ year: '2024', category: 'Technology', tier: '', name: '' });
});

test('WIN-011 a remembered category counts where the address has none', () => {
  expect(of('', 'Data Analytics').category).toBe('Data Analytics');
  expect(of('category=Technology', 'Data Analytics').category).toBe('Technology');
});

test('OPEN-009 an unknown remembered category counts as none, and AI starts in 2024', () => {
  expect(of('', 'Poetry').category).toBe('Technology');
  expect(of('', 'AI')).toMatchObject({ year: '2024', category: 'AI' });
});

test('WIN-005 2025 is AI whatever else is asked for', () => {
  expect(of('year=2025&category=Technology', 'Data Analytics').category).toBe('AI');
});

test('values that do not exist are ignored', () => {
  expect(of('year=1999&category=Poetry&tier=Bronze')).toEqual(of(''));
});

test('WIN-006 choosing 2024 sets Technology, also after another category', () => {
  const filters: WinnerFilters = { year: '2024', category: 'AI', tier: 'Gold', name: 'an' };
  expect(withYear(filters, '2024')).toEqual({ ...filters, category: 'Technology' });
  expect(withYear(filters, '2025')).toEqual({ ...filters, year: '2025', category: 'AI' });
});

test('filters survive their way through the address', () => {
  const filters: WinnerFilters = {
    year: '2024',
    category: 'Data Analytics',
    tier: 'Silver',
    name: 'á & b',
  };
  expect(filtersOf(addressOf(filters))).toEqual(filters);
  expect(addressOf(resetFilters).toString()).toBe('year=2025&category=AI');
});
