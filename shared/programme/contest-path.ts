import { slug } from './slug';

/** The public page of a published contest. */
export const contestPath = ({ season, category }: { season: string; category: string }): string =>
  `/results/${season}/${slug(category)}`;
