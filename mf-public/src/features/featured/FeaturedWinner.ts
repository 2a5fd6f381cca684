import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** A winner of 2024 as embedded in the site; the programme gave the field names (ENT-013). */
export interface FeaturedWinner {
  /** The slug in the profile's address; people with the same name have different ones (D24). */
  id: string;
  name: string;
  award: TierName;
  category: CategoryName;
  /** The first one introduces the profile (PROF-004). */
  achievements: readonly { title: string; details: string }[];
  winner_image_path: string;
  badge_image_path: string;
  /** Whether the person is fictional. */
  sample?: boolean;
}

/** Address of a featured winner's profile. */
export function profilePath({ id }: Pick<FeaturedWinner, 'id'>): string {
  return `/featured-winner/${id}`;
}

/** The amount that marks a few records of the programme as paid; without effect, never shown (CONST-008, D22). */
export const paidMarker = 99;

/** The award year of the embedded winners. */
export const featuredYear = '2024';

/** The size of the portraits in px. */
export const portraitSize = { width: 240, height: 280 } as const;

/** The part of a featured winner that lists of people show. */
export interface WinnerFace extends Pick<FeaturedWinner, 'id' | 'name' | 'award' | 'category'> {
  /** The winner's achievement in a few words. */
  work: string;
  portrait: string;
}
