import {
  type Assessment,
  assessSeason,
  type CompletedRating,
} from '@meritum/shared/merit/calibrate/assess';
import { type CommitmentHashes, hashesOf } from '@meritum/shared/merit/ledger/commitment-tree';
import { commitmentsOf } from '@meritum/shared/merit/ledger/publish';
import type { EntryToPublish, SeasonToPublish } from '@meritum/shared/merit/ledger/season';
import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';
import type { Computation } from '../../platform/threads/computation';

/** Fewer ratings are computed in some milliseconds, without a thread. */
const fewRatings = 500;

/** The longest that a computation about ratings may take. */
export const maxSeconds = 600;

export const assessing: Computation<
  { ratings: readonly CompletedRating[] },
  { rules: RuleSet },
  Assessment
> = {
  name: 'assessing',
  isSmall: ({ ratings }) => ratings.length < fewRatings,
  maxSeconds,
  compute: ({ ratings }, { rules }) => assessSeason(rules, ratings),
};

export const areFewRated = ({ entries }: EntriesToSeal): boolean =>
  entries.reduce((sum, { ratings }) => sum + ratings.length, 0) < fewRatings;

export interface EntriesToSeal {
  entries: readonly EntryToPublish[];
}

/** The commitments that closing publishes. */
export interface Sealed {
  tree: CommitmentHashes;
  /** Commitments of the entries by pseudonym. */
  entries: ReadonlyMap<string, string>;
}

export const sealing: Computation<EntriesToSeal, Pick<SeasonToPublish, 'rules'>, Sealed> = {
  name: 'sealing',
  isSmall: areFewRated,
  maxSeconds,
  compute({ entries }, closed) {
    const all = entries.map((entry) => commitmentsOf({ ...closed, entries: [entry] }));
    return {
      tree: hashesOf(all.flat()),
      // An entry's own commitment comes before those of its ratings.
      entries: new Map(
        all.flatMap(([own], index) => {
          const pseudonym = entries[index]?.pseudonym;
          return own === undefined || pseudonym === undefined ? [] : [[pseudonym, own]];
        }),
      ),
    };
  },
};
