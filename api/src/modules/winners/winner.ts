import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName, WinnerYear } from '@meritum/shared/contracts/winners';

/** One list of winners: a category of a year. */
export interface WinnersList {
  year: WinnerYear;
  category: CategoryName;
}

/** A published winner as it is stored. */
export interface StoredWinner extends WinnersList {
  /** `year:category:slug`. The database's own key keeps a person from winning twice in a list. */
  _id: string;
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

/** Key of a winner in the database. */
export function winnerId({ year, category, slug }: WinnersList & { slug: string }): string {
  return `${year}:${category}:${slug}`;
}
