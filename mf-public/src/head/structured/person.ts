import { site } from '@meritum/shared/programme/site';
import { type FeaturedWinner, featuredYear } from '../../features/featured/FeaturedWinner';
import { profilePath } from '../../features/featured/profiles';
import { absolute, thing } from './thing';

/** A featured winner with the award; fictional people are marked as such. */
export function awardedPerson(winner: FeaturedWinner) {
  const { name, award, category, sample, winner_image_path: picture } = winner;
  return thing('Person', {
    name,
    url: absolute(profilePath(winner)),
    image: absolute(picture),
    award: `${site.productName} ${award} Award in ${category}, ${featuredYear}`,
    ...(sample && { description: 'A fictional person: this profile is a sample.' }),
  });
}
