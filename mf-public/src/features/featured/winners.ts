import { sealPath } from '@meritum/shared/programme/seals';
import achievements from '../../samples/achievements.json';
import type { FeaturedWinner } from './FeaturedWinner';
import { winnerFaces } from './faces';

type Achievements = Readonly<Record<string, Readonly<Record<string, string>>>>;

const achievementsOf = (id: string): FeaturedWinner['achievements'] =>
  Object.entries((achievements as Achievements)[id] ?? {}).map(([title, details]) => ({
    title,
    details,
  }));

export const featuredWinners: readonly FeaturedWinner[] = winnerFaces.map(
  ({ id, name, award, category, portrait }) => ({
    id,
    name,
    award,
    category,
    achievements: achievementsOf(id),
    winner_image_path: portrait,
    badge_image_path: sealPath(award, 'light'),
    sample: true,
  }),
);
