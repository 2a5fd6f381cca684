import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** A list of winners: one category of a year. */
export interface WinnersList {
  year: string;
  category: CategoryName;
}

export interface StoredWinner extends WinnersList {
  /** Independent of the winner's data, so that corrections never change it. */
  _id: string;
  /** Unique in each list, by an index, so that namesakes have different ones. */
  slug: string;
  fullName: string;
  /** Always the tier of `meanScore`; imports that contradict it are refused. */
  badge: TierName;
  /** Mean of the judges' averages, unrounded. Sorts the list and never leaves the server. */
  meanScore: number;
  linkedInUrl?: string;
  linkedIn?: string;
  employer?: string;
  /** The work in one line. */
  line?: string;
  photoUrl?: string;
  sample?: boolean;
  /** Set if published from ratings. All others are publicly marked as imported. */
  fromResults?: true;
  revoked?: true;
  publishedAt: Date;
  updatedAt: Date;
}
