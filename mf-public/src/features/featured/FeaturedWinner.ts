import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName } from '@meritum/shared/contracts/tiers';

/** A winner of 2024 as embedded in the site; the field names are the programme's (ENT-013). */
export interface FeaturedWinner {
  /** The part of the profile's address that stands for them; namesakes have their own (D24). */
  id: string;
  name: string;
  award: TierName;
  category: CategoryName;
  /** The first one introduces the profile (PROF-004). */
  achievements: readonly { title: string; details: string }[];
  winner_image_path: string;
  badge_image_path: string;
  /** A fictional person. */
  sample?: boolean;
}

/** The year that the embedded winners won in. */
export const featuredYear = '2024';

/** Pixels of the drawn portraits. */
export const portraitSize = { width: 240, height: 280 } as const;
