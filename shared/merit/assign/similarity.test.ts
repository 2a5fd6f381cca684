import { forAll } from '../testing/for-all';
import { scoresOf } from './scores';
import { termsOf } from './terms';
import { judgeWith, nominationWith, season } from './testing/seasons';

test('terms are words without case, accents, plural and what every text has', () => {
  expect([...termsOf('The Théories, and 2 theories of C++ (class, classes) in C# 2026!')]).toEqual([
    ['theory', 2],
    ['c++', 1],
    ['class', 1],
    ['classe', 1],
    ['c#', 1],
    ['2026', 1],
  ]);
});

function scored(essay: string, ...experts: Parameters<typeof judgeWith>[0][]): number[] {
  const judges = experts.map((over) => judgeWith(over));
  const nominations = [nominationWith({ id: 'n', text: essay })];
  const row = new Int16Array(judges.length);
  scoresOf(nominations, judges, [Int32Array.of()]).fillRow(0, row);
  return [...row];
}

const many = (count: number, over: Parameters<typeof judgeWith>[0]) =>
  Array.from({ length: count }, (_, at) => ({ ...over, id: `${over.id}${at}` }));

test('the category counts most; of its judges the nearer half counts in full', () => {
  const scores = scored(
    'compilers for quantum machines, and machines again',
    ...many(6, { id: 'near', expertise: 'quantum compilers' }),
    ...many(4, { id: 'some', expertise: 'machines and robots and gardens' }),
    ...many(2, { id: 'none', expertise: 'gardens' }),
    { id: 'abroad', expertise: 'quantum compilers', categories: ['Technology'] },
  );
  const [some = 0] = scores.slice(6);
  expect(some).toBeGreaterThan(9_000);
  expect(some).toBeLessThan(10_000);
  expect(scores).toEqual([
    ...Array(6).fill(10_000),
    ...[some, some, some, some, 9_000, 9_000],
    // Similar words never compensate for another category.
    1_000,
  ]);
});

test('words that fewer than five texts have count nothing', () => {
  const judges = (friends: number) => [
    ...many(9, { id: 'near', expertise: 'compilers' }),
    ...many(friends, { id: 'planted', expertise: 'zyzzyva quokka' }),
  ];
  const essay = 'compilers zyzzyva quokka';
  expect(scored(essay, ...judges(3)).slice(9)).toEqual([9_000, 9_000, 9_000]);
  expect(
    scored(essay, ...judges(4))
      .slice(4)
      .every((score) => score > 9_000),
  ).toBe(true);
});

test('half of the judges of a category score highest, whatever anybody wrote', () => {
  forAll([season], ({ nominations, judges }) => {
    const { fillRow } = scoresOf(
      nominations,
      judges,
      nominations.map(() => Int32Array.of()),
    );
    const row = new Int16Array(judges.length);
    nominations.forEach(({ category }, i) => {
      fillRow(i, row);
      const own = [...row].filter((_, j) => judges[j]?.categories.includes(category));
      const best = own.filter((score) => score === Math.max(...own));
      expect(best.length).toBeGreaterThanOrEqual(own.length / 2);
    });
  });
});

test('a text says the same however often and in whatever order its words stand', () => {
  const [one, other] = [
    scored('robots in gardens', { id: 'j', expertise: 'gardens and robots' }),
    scored('gardens robots', { id: 'j', expertise: 'robots gardens' }),
  ];
  expect(one).toEqual(other);
});

test('a pair is scored alike alone, in a row, and whether rows are kept or not', () => {
  forAll([season], ({ nominations, judges }) => {
    const forbidden = nominations.map((_, i) => Int32Array.of(i % judges.length));
    const kept = scoresOf(nominations, judges, forbidden);
    const rescored = scoresOf(nominations, judges, forbidden, 0);
    const [one, other] = [new Int16Array(judges.length), new Int16Array(judges.length)];
    nominations.forEach((_, i) => {
      const alone = judges.map((_judge, j) => [rescored.scoreOf(i, j), kept.scoreOf(i, j)]);
      kept.fillRow(i, one);
      rescored.fillRow(i, other);
      expect(alone).toEqual([...one].map((score) => [score, score]));
      expect(other).toEqual(one);
    });
  });
});
