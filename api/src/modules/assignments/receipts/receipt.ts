import { randomBytes } from 'node:crypto';
import type { RatingRequest, Ratings } from '@meritum/shared/contracts/assignments';
import type { Receipt } from '@meritum/shared/contracts/results';
import { commitmentOf, saltOf } from '@meritum/shared/merit/ledger/commitment';
import { scoresBy } from '@meritum/shared/merit/outcome/ratings';
import type { FrozenRules } from '../../seasons/frozen-rules';

/** A rating's commitment, stored in the same write. */
export interface StoredReceipt extends Omit<Receipt, 'assignmentId'> {
  /** The server's half of the salt; secret until publication, also from the judge. */
  serverHalf: string;
}

interface ToCommit {
  frozen: FrozenRules;
  pseudonym: string;
  ratings: Ratings;
  /** From the judge's browser; missing from browsers that run the previous release. */
  judgeHalf: RatingRequest['judgeHalf'];
}

const half = () => randomBytes(16).toString('hex');

/** The ratings in the order of the frozen rules. */
export const scoresOf = ({ keys }: Pick<FrozenRules, 'keys'>, ratings: Ratings) =>
  scoresBy(keys, ratings);

export const saltOfReceipt = (receipt: Pick<StoredReceipt, 'serverHalf' | 'judgeHalf'>) =>
  saltOf(receipt);

/** Commits to a rating with fresh random bytes. */
export function commitToRating({ frozen, pseudonym, ratings, judgeHalf }: ToCommit): StoredReceipt {
  const halves = { serverHalf: half(), judgeHalf: judgeHalf ?? half() };
  const commitment = commitmentOf({
    rulesHash: frozen.hash,
    entry: pseudonym,
    scores: scoresOf(frozen, ratings),
    salt: saltOf(halves),
  });
  const halfFrom = judgeHalf ? 'judge' : 'server';
  return { commitment, ...halves, halfFrom, rulesHash: frozen.hash };
}

/** The receipt for its judge: all but the server's half. */
export function presentReceipt(
  assignmentId: string,
  { commitment, judgeHalf, halfFrom, rulesHash }: StoredReceipt,
): Receipt {
  return { assignmentId, commitment, judgeHalf, halfFrom, rulesHash };
}
