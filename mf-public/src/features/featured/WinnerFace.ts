import type { FeaturedWinner } from './FeaturedWinner';

/** The part of a featured winner that lists of people show. */
export interface WinnerFace extends Pick<FeaturedWinner, 'id' | 'name' | 'award' | 'category'> {
  /** The winner's achievement in a few words. */
  work: string;
  portrait: string;
}
