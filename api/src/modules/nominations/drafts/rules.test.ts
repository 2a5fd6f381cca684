import { defaultSeason } from '@meritum/shared/programme/season';
import { dueReminder, isExpired } from './rules';

const closesAt = new Date('2025-11-12T12:00:00Z');

test.each([
  ['after the end', '2025-10-01', '2025-11-12T12:00:00Z'],
  ['where it was begun since', '2025-11-06', '2025-11-06T12:00:00Z'],
])('no reminder of a draft is due %s', (_, savedAt, now) => {
  const draft = { reminded: [], reminders: true, savedAt: new Date(savedAt) };
  expect(dueReminder(draft, { closesAt, now: new Date(now) })).toBeUndefined();
});

const season = (open: boolean) => ({
  ...defaultSeason,
  categories: defaultSeason.categories.map((category) => ({
    ...category,
    nominations: { open, closesAt: null },
  })),
});

test.each([
  ['89 days after the results', '2025-10-01', '2026-02-12', false, false],
  ['90 days after them', '2025-10-01', '2026-02-13', false, true],
  ['years later, nominations still open', '2025-10-01', '2030-01-01', true, false],
  ['less than 90 days after a later save', '2026-02-01', '2026-04-01', false, false],
  ['90 days after a later save', '2026-02-01', '2026-05-02', false, true],
])('whether a draft has expired %s', (_, savedAt, now, open, expired) => {
  const draft = { season: '2025', category: 'Technology' as const, savedAt: new Date(savedAt) };
  expect(isExpired(draft, [season(open)], new Date(now))).toBe(expired);
});
