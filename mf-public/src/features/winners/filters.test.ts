/** @jest-environment node */
import { builtIn, type Choices } from './choices';
import { addressOf, filtersOf, resetFilters } from './filters';

const of = (query: string, remembered?: string, choices: Choices = builtIn) =>
  filtersOf(choices, new URLSearchParams(query), remembered);

const said: Choices = {
  directory: [...builtIn.directory, { year: '2026', categories: ['Robotics', 'AI'] }],
  firstCategory: 'Technology',
};

test.each([
  ['WIN-012 OPEN-008', '', undefined, '2024', 'Technology'],
  ['WIN-011', '', 'Data Analytics', '2024', 'Data Analytics'],
  ['WIN-011', 'category=Technology', 'Data Analytics', '2024', 'Technology'],
  ['OPEN-009 unknown', '', 'Poetry', '2024', 'Technology'],
  ['OPEN-009', '', 'AI', '2024', 'AI'],
  ['WIN-005', 'year=2025&category=Technology', 'Data Analytics', '2025', 'AI'],
  ['unknown', 'year=1999&category=Poetry&tier=Palladium', undefined, '2024', 'Technology'],
])('%s: "%s" with %j remembered is %s, %s', (_, query, remembered, year, category) => {
  expect(of(query, remembered)).toEqual({ year, category, tier: '', name: '' });
});

test('filters survive a round trip through the address', () => {
  const filters = { year: '2024', category: 'Data Analytics', tier: 'Silver', name: 'á & b' };
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

test('the current category decides the default list', () => {
  expect(of('', undefined, { ...said, firstCategory: 'Robotics' })).toMatchObject({
    year: '2026',
    category: 'Robotics',
  });
});
