import { placeAmong } from './quartiles';

const of = (...values: number[]) => values.map((numerator) => ({ numerator, denominator: 1 }));
const [one, two] = of(1, 2);

test('the quartile of a value is by how many are higher, also of equal ones that lie in one', () => {
  const all = of(1, 2, 3, 4, 5, 6, 7, 7);
  const quartiles = all.map((value) => placeAmong(value, all)?.quartile);
  expect(quartiles).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  const { lower, median, upper } = placeAmong(all[0] as (typeof all)[0], all) ?? {};
  expect([lower, median, upper]).toEqual(of(3, 4, 6));
  const thirds = { numerator: 2, denominator: 3 };
  expect(placeAmong(thirds, [...all, thirds])).toMatchObject({ quartile: 4, lower: two });
});

test('fewer than eight are not compared, and equal ones in several quartiles are in none', () => {
  expect(placeAmong(one as never, of(1, 1, 1, 1, 1, 1, 1))).toBeNull();
  const all = of(1, 1, 2, 2, 2, 2, 2, 2);
  expect(placeAmong(two as never, all)).toMatchObject({ quartile: null, equal: 5 });
  expect(placeAmong(one as never, all)).toMatchObject({ quartile: 4, equal: 1 });
});
