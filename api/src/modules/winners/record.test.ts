import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import { winnerRecords } from './record';
import { gold } from './testing';

function problems(records: unknown): string[] {
  const parsed = z.safeParse(winnerRecords(defaultSeasons), records);
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

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'no address', '//'])(
  'the LinkedIn address %s is refused',
  (linkedInUrl) => {
    expect(problems([{ ...gold, linkedInUrl }])).toEqual(['0/linkedInUrl must be a web address']);
  },
);

test.each([
  '//elsewhere.example/a.png',
  'http://example.com/a.png',
  'a.png',
  '/\\elsewhere.example',
])('OPEN-010 the picture address %s is refused', (photoUrl) => {
  expect(problems([{ ...gold, photoUrl }])).toEqual([
    '0/photoUrl must be a path of this site or an https address',
  ]);
});

test.each([
  ['Platinum', 8.99],
  ['Silver', 8],
  ['Silver', 6.9],
])('D32 nobody becomes a %s winner with a mean of %p', (badge, meanScore) => {
  expect(problems([{ ...gold, badge, meanScore }])).toEqual([
    '0/badge must be the tier that the score earns',
  ]);
});

test('a name without Latin letters needs a slug of its own', () => {
  expect(problems([{ ...gold, fullName: '李明' }])).toEqual([
    '0/slug must be a slug: lower case letters, digits and hyphens',
  ]);
});

test('a namesake in the same list needs a slug of its own', () => {
  expect(problems([gold, { ...gold, meanScore: 8.1 }])).toEqual([
    '1/slug another record has this slug in the same list',
  ]);
});

test('the same name may win in another category and in another year', () => {
  const records = [gold, { ...gold, category: 'Technology' }, { ...gold, year: '2024' }];
  expect(problems(records)).toEqual([]);
});

test('fields that the record does not have are refused, not dropped', () => {
  expect(problems([{ ...gold, email: 'amara@example.com' }])).toEqual(['0 Unknown field "email"']);
});
