import type { RuleSet } from '../outcome/rule-set';
import type { Scores } from '../outcome/score';
import type { LedgerJudge, SealedEntry, VoidReason } from './ledger';

/** A completed rating, without its judge. */
export interface RatingToPublish {
  scores: Scores;
  salt: string;
  /** Reason of the void; null if it is not voided. */
  voided: VoidReason | null;
}

/** A nomination with all its completed ratings. */
export interface EntryToPublish {
  pseudonym: string;
  name: string;
  /** The hash of its name to which closing committed. */
  nameHash: string;
  /** Missing once the entry is erased. */
  nameSalt?: string;
  voided: VoidReason | null;
  isErased: boolean;
  ratings: readonly RatingToPublish[];
}

/** The data of a contest for publication. */
export interface SeasonToPublish {
  rules: RuleSet;
  entries: readonly EntryToPublish[];
  judges: readonly LedgerJudge[];
  /** Determines only the order of the rows. */
  seed: string;
}

/** Why an entry is sealed, if it is. A voided entry that is erased stays voided. */
export const stateOf = ({ voided, isErased }: EntryToPublish): SealedEntry['state'] | null => {
  if (voided) return 'voided';
  return isErased ? 'erased' : null;
};
