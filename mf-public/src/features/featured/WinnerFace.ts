import type { FeaturedWinner } from './FeaturedWinner';

/** What lists of people show of a featured winner. */
export interface WinnerFace extends Pick<FeaturedWinner, 'id' | 'name' | 'award' | 'category'> {
  /** What the winner did, in a few words. */
  work: string;
  portrait: string;
}
