import type { Scores } from '../outcome/score';
import { hashOfText } from './bytes';

/** A completed rating without its judge. */
export interface CommittedRating {
  /** Hash of the rules under which it was given. */
  rulesHash: string;
  /** Pseudonym of the nomination in the ledger. */
  entry: string;
  scores: Scores;
  /** 32 random bytes in hexadecimal, see `saltOf`. */
  salt: string;
}

/** What a judge keeps of a completed rating. It shows nobody what the rating was. */
export interface Receipt {
  commitment: string;
  /** The judge's half of the salt. */
  judgeHalf: string;
}

const half = /^[0-9a-f]{32}$/;

/**
 * The salt of a rating: 16 random bytes of the server, which keep the commitment from being opened
 * by trying all scores, and 16 of the judge's own browser. Without these the server could give two
 * judges who agree the same receipt and put a rating of its own in the place that is left over
 * (the clash attack: Kuesters, Truderung and Vogt 2012, IEEE Symposium on Security and Privacy).
 *
 * @throws RangeError when a half is not 16 bytes in hexadecimal.
 */
export function saltOf({ serverHalf, judgeHalf }: { serverHalf: string; judgeHalf: string }) {
  if (!half.test(serverHalf) || !half.test(judgeHalf))
    throw new RangeError('Half of a salt is not 16 bytes in hexadecimal.');
  return serverHalf + judgeHalf;
}

export const isSaltOf = (salt: string, { judgeHalf }: Receipt): boolean =>
  salt.slice(32) === judgeHalf;

/**
 * The commitment to a rating, SHA-256 of five lines: what this is, rules, entry, scores, salt. The
 * entry is in it, so that a rating cannot move to another; the judge is not.
 */
export const commitmentOf = ({ rulesHash, entry, scores, salt }: CommittedRating): string =>
  hashOfText(['meritum-rating/1', rulesHash, entry, scores.join(','), salt].join('\n'));

/** The commitment to an entry: that it took part, whether or not anyone rated it. */
export const entryCommitmentOf = ({
  rulesHash,
  entry,
}: Pick<CommittedRating, 'rulesHash' | 'entry'>) =>
  hashOfText(['meritum-entry/1', rulesHash, entry].join('\n'));
