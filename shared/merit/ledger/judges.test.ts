import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { arbitrarySeason, arbitrarySeason2 } from '../testing/seasons';
import { areJudgesOf } from './judges';
import type { LedgerOfFormat2 } from './ledger';
import { publishLedger } from './publish';

const seeds = fc.integer({ min: 0, max: 100_000 });
const ledgerOf = (seed: number) => publishLedger(arbitrarySeason2(seed)) as LedgerOfFormat2;

test('the judges of a ledger are its judges in any order, and no rating more, fewer or of another judge', () => {
  forAll(
    [seeds.map((seed) => ledgerOf(seed)).filter(({ judges }) => judges.length > 1)],
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
    },
  );
});

test('a ledger of format 1 names no numbers, but they have to add up', () => {
  const season = arbitrarySeason(1);
  const ledger = publishLedger(season);
  const ratings = season.entries.flatMap((entry) => entry.ratings).length;
  expect(areJudgesOf(ledger, [{ ratings: ratings - 1 }, { ratings: 1 }])).toBe(true);
  expect(areJudgesOf(ledger, [{ ratings: ratings - 1 }])).toBe(false);
});
