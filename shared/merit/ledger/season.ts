import type { RuleSet } from '../outcome/rule-set';
import type { Scores } from '../outcome/score';
import type { LedgerJudge, SealedEntry, VoidReason } from './ledger';

/** A completed rating, without its judge. */
export interface RatingToPublish {
  scores: Scores;
  salt: string;
  /** Why it is voided; null if it is not. */
  voided: VoidReason | null;
}

/** A nomination with all its completed ratings. */
export interface EntryToPublish {
  pseudonym: string;
  name: string;
  /** What closing committed to of its name. */
  nameHash: string;
  /** Missing once the entry is erased. */
  nameSalt?: string;
  voided: VoidReason | null;
  isErased: boolean;
  ratings: readonly RatingToPublish[];
}

/** A contest as it is published. */
export interface SeasonToPublish {
  rules: RuleSet;
  entries: readonly EntryToPublish[];
  judges: readonly LedgerJudge[];
  /** Determines the order of the rows, and nothing else. */
  seed: string;
}

/** Why an entry is sealed, if it is; a voided one stays voided when it is erased. */
export const stateOf = ({ voided, isErased }: EntryToPublish): SealedEntry['state'] | null => {
  if (voided) return 'voided';
  return isErased ? 'erased' : null;
};
