import { slug } from '@meritum/shared/programme/slug';
import achievements from '../../samples/achievements.json';
import results from '../../samples/results.json';
import goldAi from '../badges/gold-ai.svg';
import goldDataAnalytics from '../badges/gold-data-analytics.svg';
import goldTechnology from '../badges/gold-technology.svg';
import platinumAi from '../badges/platinum-ai.svg';
import platinumDataAnalytics from '../badges/platinum-data-analytics.svg';
import platinumTechnology from '../badges/platinum-technology.svg';
import silverAi from '../badges/silver-ai.svg';
import silverDataAnalytics from '../badges/silver-data-analytics.svg';
import silverTechnology from '../badges/silver-technology.svg';
import type { FeaturedWinner, WinnerResult } from './FeaturedWinner';
import { winnerFaces } from './faces';

/** Address of each badge, by award and category as in an address. */
const badges: Readonly<Record<string, string>> = {
  'gold-ai': goldAi,
  'gold-data-analytics': goldDataAnalytics,
  'gold-technology': goldTechnology,
  'platinum-ai': platinumAi,
  'platinum-data-analytics': platinumDataAnalytics,
  'platinum-technology': platinumTechnology,
  'silver-ai': silverAi,
  'silver-data-analytics': silverDataAnalytics,
  'silver-technology': silverTechnology,
};

type Achievements = Readonly<Record<string, FeaturedWinner['achievements']>>;

function resultOf(id: string) {
  const result = (results as Readonly<Record<string, WinnerResult>>)[id];
  return result && { result };
}

/** The featured winners with all of their texts. */
export const featuredWinners: readonly FeaturedWinner[] = winnerFaces.map(
  ({ id, name, award, category, portrait }) => ({
    id,
    name,
    award,
    category,
    achievements: (achievements as Achievements)[id] ?? [],
    winner_image_path: portrait,
    badge_image_path: badges[slug(`${award} ${category}`)] ?? '',
    ...resultOf(id),
    sample: true,
  }),
);
