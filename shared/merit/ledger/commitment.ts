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

const half = /^[0-9a-f]{32}$/;

/**
 * Returns the salt of a rating: 16 random bytes of the server, so that the commitment cannot be
 * opened by trying all scores, and 16 of the judge's browser. Without the latter, the server could
 * give two judges who agree the same receipt and add a rating of its own in place of the second
 * (the clash attack: Kuesters, Truderung and Vogt 2012, IEEE Symposium on Security and Privacy).
 *
 * @throws RangeError when a half is not 16 bytes in hexadecimal.
 */
export function saltOf({ serverHalf, judgeHalf }: { serverHalf: string; judgeHalf: string }) {
  if (!half.test(serverHalf) || !half.test(judgeHalf))
    throw new RangeError('Half of a salt is not 16 bytes in hexadecimal.');
  return serverHalf + judgeHalf;
}

/**
 * Returns the commitment to a rating, SHA-256 of five lines: format, rules, entry, scores, salt. It
 * includes the entry, so that a rating cannot move to another; it does not include the judge.
 */
export const commitmentOf = ({ rulesHash, entry, scores, salt }: CommittedRating): string =>
  hashOfText(['meritum-rating/1', rulesHash, entry, scores.join(','), salt].join('\n'));

/** Returns the hash of an entry's name; 16 random bytes in hexadecimal prevent guessing it. */
export const nameHashOf = ({ name, nameSalt }: { name: string; nameSalt: string }): string =>
  hashOfText(['meritum-name/1', name, nameSalt].join('\n'));

/** The data of an entry that closing commits to. */
export interface CommittedEntry {
  rulesHash: string;
  entry: string;
  nameHash: string;
  /** Number of completed ratings, so that none can be hidden under another entry. */
  ratings: number;
}

/** Returns the commitment to an entry: it proves that the entry took part, rated or not. */
export const entryCommitmentOf = ({ rulesHash, entry, nameHash, ratings }: CommittedEntry) =>
  hashOfText(['meritum-entry/2', rulesHash, entry, nameHash, `${ratings}`].join('\n'));
