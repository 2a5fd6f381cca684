/** @jest-environment node */
import { defaultSeason } from './season';
import { categoryTexts } from './upcoming';

const textsOf = (name: string, day: string, open: 'nominations' | 'judging' | 'nothing') => {
  const category = defaultSeason.categories.find((one) => one.name === name);
  if (!category) throw new Error(name);
  const state = { nominations: open === 'nominations', judging: open === 'judging' };
  const { label, period } = categoryTexts(category, state, new Date(day));
  return [label, period];
};

test.each([
  ['Technology', '2025-10-31', 'nominations', 'Open Now', 'Tech runs August to October.'],
  ['Technology', '2025-11-01', 'nominations', 'Open Now', 'Technology takes nominations.'],
  ['Technology', '2025-09-01', 'nothing', 'Closed', 'Technology takes no nominations.'],
  ['Technology', '2025-11-01', 'judging', 'In Judging', 'Judges rate the entries in Technology.'],
  ['AI', '2026-11-01', 'nothing', 'Completed', 'AI is completed for this season.'],
  [
    'Data Analytics',
    '2026-01-31',
    'nothing',
    'Nov - Jan',
    'Data Analytics runs November to January 2026.',
  ],
  ['Data Analytics', '2026-02-01', 'nothing', 'Closed', 'Data Analytics takes no nominations.'],
  [
    'Data Analytics',
    '2025-11-01',
    'nominations',
    'Open Now',
    'Data Analytics runs November to January 2026.',
  ],
] as const)(
  'HOME-015 HOME-016 HOME-017 HOME-018 HOME-019 the card of %s on %s, with %s open: %s, %s',
  (name, day, open, ...texts) => {
    expect(textsOf(name, day, open)).toEqual(texts);
  },
);
