import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import { winnerRecords } from './record';
import { gold } from './testing';

function problems(records: unknown, seasons = defaultSeasons): string[] {
  const parsed = z.safeParse(winnerRecords(seasons), records);
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('/')} ${message}`);
}

test('the slug follows from the name (D24) unless it is given', () => {
  const parsed = z.parse(winnerRecords(defaultSeasons), [
    { ...gold, fullName: "Jean-Luc  O'Example" },
    { ...gold, slug: 'amara-example-2' },
  ]);
  expect(parsed.map(({ slug }) => slug)).toEqual(['jean-luc-oexample', 'amara-example-2']);
});

test.each(['linkedin.com/in/amara', 'http://linkedin.com/in/amara', 'https://linkedin.com/in/a'])(
  'WIN-017 the address %s is stored unchanged',
  (linkedIn) => {
    expect(problems([{ ...gold, linkedIn }])).toEqual([]);
  },
);

const address = 'linkedInUrl must be a web address';
const picture = 'photoUrl must be a path of this site or an https address';
const tier = 'badge must be the tier that the score earns';

test.each<[object, string]>([
  [{ linkedInUrl: 'javascript:alert(1)' }, address],
  [{ linkedInUrl: 'ftp://example.com' }, address],
  [{ linkedInUrl: '//' }, address],
  [{ photoUrl: '//elsewhere.example/a.png' }, picture],
  [{ photoUrl: 'http://example.com/a.png' }, picture],
  [{ photoUrl: 'a.png' }, picture],
  [{ photoUrl: '/\\elsewhere.example' }, picture],
  [{ badge: 'Platinum', meanScore: 8.99 }, tier],
  [{ badge: 'Silver', meanScore: 8 }, tier],
  [{ badge: 'Silver', meanScore: 6.9 }, tier],
  [{ fullName: '李明' }, 'slug must be a slug: lower case letters, digits and hyphens'],
])('D32 OPEN-010 a winner with %j is refused', (changed, message) => {
  expect(problems([{ ...gold, ...changed }])).toEqual([`0/${message}`]);
});

test('the tiers are those of the season', () => {
  const stricter = defaultSeasons.map(({ rules, ...season }) => ({
    ...season,
    rules: { ...rules, tiers: rules.tiers.map((one) => ({ ...one, from: one.from + 0.5 })) },
  }));
  expect(problems([gold], stricter)).toEqual([`0/${tier}`]);
});

test('a namesake in the same list needs a slug of its own', () => {
  expect(problems([gold, { ...gold, meanScore: 8.1 }])).toEqual([
    '1/slug another record has this slug in the same list',
  ]);
});

test('fields that the record does not have are refused, not dropped', () => {
  expect(problems([{ ...gold, email: 'amara@example.com' }])).toEqual(['0 Unknown field "email"']);
});
