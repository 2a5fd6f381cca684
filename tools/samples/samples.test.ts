import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../shared/programme/slug';
import { directory } from './directory/directory';
import { featured, identified, sampleFiles } from './files';
import { judges } from './people/judges';

const root = join(__dirname, '..', '..');
const records = directory(featured);

function counted(year: string, category: string) {
  const badges = records
    .filter((record) => record.year === year && record.category === category)
    .map(({ badge }) => badge);
  return Object.fromEntries(
    (['Platinum', 'Gold', 'Silver'] as const).map((tier) => [
      tier,
      badges.filter((badge) => badge === tier).length,
    ]),
  );
}

test('the kept files are what the script writes', () => {
  const stale = [...sampleFiles()].filter(
    ([path, content]) =>
      !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

test('ENT-013 every picture that a record names exists', () => {
  for (const module of ['featured/winners', 'judges/judges']) {
    const folder = join(root, 'mf-public/src/features');
    const text = readFileSync(join(folder, `${module}.generated.ts`), 'utf8');
    const pictures = [...text.matchAll(/from '\.\.\/(.+\.svg)'/g)].map(([, file]) =>
      join(folder, `${file}`),
    );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
  }
});

test('OPEN-042 there are 18 featured winners, six a category', () => {
  const perCategory = ['Technology', 'AI', 'Data Analytics'].map(
    (category) => featured.filter((winner) => winner.category === category).length,
  );
  expect(perCategory).toEqual([6, 6, 6]);
});

test('OPEN-037 slugs are unique among the winners and among the judges', () => {
  for (const slugs of [featured.map(({ id }) => id), judges.map(({ name }) => slug(name))])
    expect(new Set(slugs).size).toBe(slugs.length);
});

test('D24 of two winners of one name each has an id of their own, and a picture under it', () => {
  const [one] = featured;
  const two = identified(one ? [one, one, one] : []);
  expect(two.map(({ id }) => id)).toEqual([
    'ilka-thornwhistle',
    'ilka-thornwhistle-2',
    'ilka-thornwhistle-3',
  ]);
});

test('ENT-014 the lists of 2024 agree with the figures of the selection', () => {
  expect(counted('2024', 'Technology')).toEqual({ Platinum: 10, Gold: 51, Silver: 43 });
  expect(counted('2024', 'AI')).toEqual({ Platinum: 9, Gold: 10, Silver: 89 });
  expect(counted('2024', 'Data Analytics')).toEqual({ Platinum: 5, Gold: 25, Silver: 102 });
});

test('of 187 nominees in Technology clearly fewer have won, and the tiers of the year have their shares', () => {
  const ofYear = records.filter(({ year }) => year === '2024');
  const technology = ofYear.filter(({ category }) => category === 'Technology');
  expect(technology.length / 187).toBeLessThan(0.6);
  const shares = (['Platinum', 'Gold', 'Silver'] as const).map((tier) =>
    Math.round((100 * ofYear.filter(({ badge }) => badge === tier).length) / ofYear.length),
  );
  expect(shares).toEqual([7, 25, 68]);
});

test('STATE-006 every score of the directory lies in the band of its badge', () => {
  const tierOf = (score: number) => (score >= 9 ? 'Platinum' : score >= 8 ? 'Gold' : 'Silver');
  expect(
    records.filter(({ meanScore, badge }) => tierOf(meanScore) !== badge || meanScore < 7),
  ).toEqual([]);
});

test('featured winners stand in the directory of 2024 with the same award', () => {
  const missing = featured.filter(
    ({ name, award, category }) =>
      !records.some(
        (record) =>
          record.year === '2024' &&
          record.fullName === name &&
          record.badge === award &&
          record.category === category,
      ),
  );
  expect(missing).toEqual([]);
});

test('every record says that it is a sample', () => {
  expect(records.every(({ sample }) => sample)).toBe(true);
});
