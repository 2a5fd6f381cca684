/** @jest-environment node */
import { tierNames as awards } from '@meritum/shared/contracts/tiers';
import { categories } from '@meritum/shared/programme/categories';
import { builtIn, type Choices, categoriesFor, tierNames, yearsIn } from './choices';
import { addressOf, filtersOf, resetFilters, type WinnerFilters, withYear } from './filters';

const of = (query: string, remembered?: string, choices: Choices = builtIn) =>
  filtersOf(choices, new URLSearchParams(query), remembered);

/** The choices after a season and a category were added in the console. */
const said: Choices = {
  directory: [...builtIn.directory, { year: '2026', categories: ['Robotics', 'AI'] }],
  firstCategory: 'Technology',
};

test('WIN-002 WIN-004 WIN-007 the choices follow from the seasons, in the order of the specification', () => {
  const inOrder = ['Technology', 'AI', 'Data Analytics'];
  expect({
    tierNames,
    years: yearsIn(builtIn),
    in2024: categoriesFor(builtIn, '2024'),
    in2025: categoriesFor(builtIn, '2025'),
  }).toEqual({ tierNames: awards, years: ['2024', '2025'], in2024: inOrder, in2025: inOrder });
  expect(categories.map(({ name }) => name).sort()).toEqual([...inOrder].sort());
});

test('WIN-012 OPEN-008 the default is 2024 and Technology', () => {
  expect(of('')).toEqual({ year: '2024', category: 'Technology', tier: '', name: '' });
});

test('WIN-011 a remembered category is used if the address has none', () => {
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
  expect(withYear(builtIn, filters, '2024')).toEqual({ ...filters, category: 'Technology' });
  expect(withYear(builtIn, filters, '2025')).toEqual({ ...filters, year: '2025', category: 'AI' });
});

test('filters survive a round trip through the address', () => {
  const filters: WinnerFilters = {
    year: '2024',
    category: 'Data Analytics',
    tier: 'Silver',
    name: 'á & b',
  };
  expect(filtersOf(builtIn, addressOf(filters))).toEqual(filters);
  expect(addressOf(resetFilters(builtIn)).toString()).toBe('year=2025&category=AI');
});

test.each([
  ['year=2026&category=Robotics', '2026', 'Robotics'],
  ['category=Robotics', '2026', 'Robotics'],
  ['year=2026', '2026', 'Robotics'],
  ['category=AI', '2024', 'AI'],
  ['year=2024&category=Robotics', '2024', 'Technology'],
  ['', '2024', 'Technology'],
])('a season and a category that were added count as any other: %s', (query, year, category) => {
  expect(of(query, undefined, said)).toEqual({ year, category, tier: '', name: '' });
});

test('a year offers its own categories, and Reset leads to the newest', () => {
  expect(categoriesFor(said, '2026')).toEqual(['Robotics', 'AI']);
  expect(addressOf(resetFilters(said)).toString()).toBe('year=2026&category=Robotics');
});

test('the current category decides the default list', () => {
  expect(of('', undefined, { ...said, firstCategory: 'Robotics' })).toMatchObject({
    year: '2026',
    category: 'Robotics',
  });
});
