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
  sample?: boolean;
}

export function profilePath({ id }: Pick<FeaturedWinner, 'id'>): string {
  return `/featured-winner/${id}`;
}

/** The amount that marks a few records of the programme as paid; without effect, never shown (CONST-008, D22). */
export const paidMarker = 99;

export const featuredYear = '2024';

export const portraitSize = { width: 240, height: 280 } as const;

export interface WinnerFace extends Pick<FeaturedWinner, 'id' | 'name' | 'award' | 'category'> {
  work: string;
  portrait: string;
}
