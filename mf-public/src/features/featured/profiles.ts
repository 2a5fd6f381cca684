import { slug } from '@meritum/shared/programme/slug';
import type { FeaturedWinner } from './FeaturedWinner';

/** Address of a featured winner's profile. */
export function profilePath({ name }: Pick<FeaturedWinner, 'name'>): string {
  return `/featured-winner/${slug(name)}`;
}

/** The winner whose slug is exactly this (PROF-002). */
export function findWinner(
  winners: readonly FeaturedWinner[],
  winnerId: string | undefined,
): FeaturedWinner | undefined {
  return winners.find(({ name }) => slug(name) === winnerId);
}
