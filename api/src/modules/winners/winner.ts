import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** One list of winners: a category of a year. */
export interface WinnersList {
  year: string;
  category: CategoryName;
}

/** A published winner as it is stored. */
export interface StoredWinner extends WinnersList {
  /** Says nothing about the winner, so that whatever else is corrected it stays the same. */
  _id: string;
  /** Of one winner in each list, which the database guards: namesakes have their own. */
  slug: string;
  fullName: string;
  /** Always the tier of `meanScore`; an import that says otherwise is refused. */
  badge: TierName;
  /** Mean of the judges' averages, unrounded. It orders the list and never leaves the server. */
  meanScore: number;
  linkedInUrl?: string;
  linkedIn?: string;
  employer?: string;
  photoUrl?: string;
  sample?: boolean;
  publishedAt: Date;
  updatedAt: Date;
}
