import { type FeaturedWinner, featuredYear } from '../../features/featured/FeaturedWinner';
import { profilePath } from '../../features/featured/profiles';
import { absolute, thing } from './thing';

/** The featured winners in the order of the page, each with its profile. */
export function featuredList(winners: readonly FeaturedWinner[]) {
  return thing('ItemList', {
    name: `${featuredYear} Featured Winners`,
    numberOfItems: winners.length,
    itemListElement: winners.map((winner, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: winner.name,
      url: absolute(profilePath(winner)),
    })),
  });
}
