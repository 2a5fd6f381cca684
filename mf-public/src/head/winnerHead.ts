import type { CardText, PageHead } from '@meritum/shared/federation/prerender';
import { type FeaturedWinner, featuredYear } from '../features/featured/FeaturedWinner';
import { profilePath } from '../features/featured/profiles';
import { featuredWinners } from '../features/featured/winners';
import { shortened } from './shortened';
import { breadcrumbs } from './structured/breadcrumbs';
import { awardedPerson } from './structured/person';

/** The text of a winner's card image for shared profiles. */
function cardOf({ name, award, category, sample }: FeaturedWinner): CardText {
  return {
    title: name,
    line: `${award} Award, ${category}, ${featuredYear}`,
    tier: award,
    ...(sample && { note: 'Sample profile' }),
  };
}

/** The head of a featured winner's page; undefined for any other path. */
export function winnerHead(path: string): PageHead | undefined {
  const winner = featuredWinners.find((one) => profilePath(one) === path);
  if (!winner) return undefined;
  const { id, name, award, category, achievements, sample } = winner;
  return {
    title: `${name}, ${award} Award Winner ${featuredYear}`,
    description: shortened(
      `${sample ? 'Sample profile: ' : ''}${award} Award in ${category}, ${featuredYear}. ${achievements[0]?.details ?? ''}`,
    ),
    image: `/cards/${id}.png`,
    card: cardOf(winner),
    scripts: 'on interaction',
    structuredData: [
      breadcrumbs(['Featured Winners', '/featured-winner'], [name, path]),
      awardedPerson(winner),
    ],
  };
}
