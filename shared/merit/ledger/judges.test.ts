import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { ledgerOf } from '../testing/ledgers';
import { arbitrarySeason } from '../testing/seasons';
import { areJudgesOf } from './judges';

const seeds = fc.integer({ min: 0, max: 100_000 });

test('the judges of a ledger are its judges in any order, and no rating more, fewer or of another judge', () => {
  forAll(
    [
      seeds
        .map((seed) => ledgerOf(arbitrarySeason(seed)))
        .filter(({ judges }) => judges.length > 1),
    ],
    { numRuns: 50 },
    (ledger) => {
      const [first, second, ...others] = ledger.judges as [
        { ratings: number },
        { ratings: number },
      ];
      const moved = [{ ratings: first.ratings + 1 }, { ratings: second.ratings - 1 }, ...others];
      expect(areJudgesOf(ledger, [...others, second, first])).toBe(true);
      expect(areJudgesOf(ledger, [second, ...others])).toBe(false);
      expect(areJudgesOf(ledger, [first, first, second, ...others])).toBe(false);
      expect(areJudgesOf(ledger, moved)).toBe(false);
      expect(areJudgesOf({ ...ledger, judges: others }, others)).toBe(false);
    },
  );
});
