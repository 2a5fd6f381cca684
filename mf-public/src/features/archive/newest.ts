import { specifiedCountries } from '@meritum/shared/programme/claims';
import { contestPath } from '@meritum/shared/programme/contest-path';
import { pluralize } from '@meritum/shared/programme/format-count';
import type { PublishedResult } from '../verification/requests';

/** The newest published results, with a link to their page. */
export interface Newest extends Pick<PublishedResult, 'season' | 'category'> {
  link: { href: string; children: string };
}

const publishedAt = ({ published }: PublishedResult) => Date.parse(published?.at ?? '') || 0;

/** The newest results; undefined before any are published. */
export function newestOf(results: readonly PublishedResult[]): Newest | undefined {
  const [newest] = [...results].sort((one, other) => publishedAt(other) - publishedAt(one));
  if (!newest?.published) return undefined;
  const { entries, judges, ratings, awards } = newest.published.counts;
  const given = awards.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    pluralize(entries, 'entry', 'entries'),
    pluralize(judges, 'judge'),
    pluralize(ratings, 'rating'),
    pluralize(given, 'award'),
  ];
  const { season, category } = newest;
  const children = `${category} ${season}: ${figures.join(', ')}`;
  return { season, category, link: { href: contestPath(newest), children } };
}

/** The number of nominees' countries, of a season that exceeds the specified number. */
export function countriesOf(results: readonly PublishedResult[]) {
  const counted = results.map(({ season, published }) => ({
    year: season,
    count: published?.countries ?? 0,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most), specifiedCountries);
}
