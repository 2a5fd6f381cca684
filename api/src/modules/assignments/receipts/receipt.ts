import { randomBytes } from 'node:crypto';
import type { RatingRequest, Ratings } from '@meritum/shared/contracts/assignments';
import type { Receipt } from '@meritum/shared/contracts/receipts';
import { commitmentOf, saltOf } from '@meritum/shared/merit/ledger/commitment';
import { receiptStatement } from '@meritum/shared/merit/ledger/receipt-statement';
import { scoresBy } from '@meritum/shared/merit/outcome/ratings';
import type { Signer } from '../../../platform/keys/signer';
import type { FrozenRules } from '../../seasons/frozen-rules';

/** A rating's commitment, stored in the same write. */
export interface StoredReceipt
  extends Omit<Receipt, 'assignmentId' | 'version' | 'signature' | 'keyId'> {
  /** The server's half of the salt; secret until judging has closed, also from the judge. */
  serverHalf: string;
  /** Digest of the text that was rated. */
  version: string;
}

interface ToCommit {
  frozen: FrozenRules;
  pseudonym: string;
  ratings: Ratings;
  /** Random bytes of the judge's browser; missing from browsers that run the previous release. */
  judgeHalf: RatingRequest['judgeHalf'];
  /** Version of the rated text. */
  version: string;
}

const half = () => randomBytes(16).toString('hex');

/** The ratings in the order of the frozen rules. */
export const scoresOf = ({ keys }: Pick<FrozenRules, 'keys'>, ratings: Ratings) =>
  scoresBy(keys, ratings);

/** Commits to a rating with fresh random bytes. */
export function commitToRating({
  frozen,
  pseudonym,
  ratings,
  judgeHalf,
  version,
}: ToCommit): StoredReceipt {
  const halves = { serverHalf: half(), judgeHalf: judgeHalf ?? half() };
  const commitment = commitmentOf({
    rulesHash: frozen.hash,
    entry: pseudonym,
    scores: scoresOf(frozen, ratings),
    salt: saltOf(halves),
  });
  const halfFrom = judgeHalf ? 'judge' : 'server';
  return { commitment, ...halves, halfFrom, rulesHash: frozen.hash, version };
}

/**
 * The receipt for its judge: signed, and without the server's half. The signature is not stored:
 * the same text and key always give the same one.
 */
export function presentReceipt(
  { sign }: Pick<Signer, 'sign'>,
  assignmentId: string,
  { commitment, judgeHalf, halfFrom, rulesHash, version }: StoredReceipt,
): Receipt {
  const stated = { commitment, judgeHalf, rulesHash, version };
  return { assignmentId, halfFrom, ...stated, ...sign(receiptStatement(stated)) };
}
