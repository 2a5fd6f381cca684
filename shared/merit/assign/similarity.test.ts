import fc from 'fast-check';
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

test('a pair is scored by category and by the words that few others use', () => {
  const scores = scored(
    'compilers for quantum machines, and machines again',
    { id: 'same', expertise: 'quantum compilers' },
    { id: 'some', expertise: 'machines and robots and gardens' },
    { id: 'none', expertise: 'gardens' },
    { id: 'abroad', expertise: 'quantum compilers', categories: ['Technology'] },
    { id: 'silent' },
  );
  const [same = 0, some = 0, none, abroad, silent] = scores;
  expect([none, silent, abroad]).toEqual([5000, 5000, same - 5000]);
  expect(same).toBeGreaterThan(some);
  expect(some).toBeGreaterThan(5000);
});

test('the same words score in full', () => {
  const essay = 'robots that prune gardens';
  expect(scored(essay, { id: 'j', expertise: essay }, { id: 'k', expertise: '' })).toEqual([
    10_000, 5000,
  ]);
});

test('a text says the same however often and in whatever order its words stand', () => {
  const [one, other] = [
    scored('robots in gardens', { id: 'j', expertise: 'gardens and robots' }),
    scored('gardens robots', { id: 'j', expertise: 'robots gardens' }),
  ];
  expect(one).toEqual(other);
});

test('a pair is scored alike alone, in a row, and whether rows are kept or not', () => {
  fc.assert(
    fc.property(season, ({ nominations, judges }) => {
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
    }),
  );
});
