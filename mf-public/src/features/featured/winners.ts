import { sealPath } from '@meritum/shared/programme/seals';
import achievements from '../../samples/achievements.json';
import type { FeaturedWinner } from './FeaturedWinner';
import { winnerFaces } from './faces';

type Achievements = Readonly<Record<string, FeaturedWinner['achievements']>>;

/** The featured winners with all of their texts. */
export const featuredWinners: readonly FeaturedWinner[] = winnerFaces.map(
  ({ id, name, award, category, portrait }) => ({
    id,
    name,
    award,
    category,
    achievements: (achievements as Achievements)[id] ?? [],
    winner_image_path: portrait,
    badge_image_path: sealPath(award, 'light'),
    sample: true,
  }),
);
