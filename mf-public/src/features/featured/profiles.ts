import type { FeaturedWinner } from './FeaturedWinner';

/** Address of a featured winner's profile. */
export function profilePath({ id }: Pick<FeaturedWinner, 'id'>): string {
  return `/featured-winner/${id}`;
}

/** The winner whose slug is exactly this (PROF-002). */
export function findWinner(
  winners: readonly FeaturedWinner[],
  winnerId: string | undefined,
): FeaturedWinner | undefined {
  return winners.find(({ id }) => id === winnerId);
}
