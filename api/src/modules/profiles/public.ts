import {
  type FeaturedProfile,
  type PublishedProfile,
  profilePath,
} from '@meritum/shared/contracts/profiles';
import { computable } from '../../platform/errors/computable';
import { orNull } from '../../platform/errors/domain-error';
import type { Award } from '../recognition/award';
import type { Profiling } from './context';
import { profileUnknown } from './errors';
import type { Profile, ProfileContent } from './profile';

/** A profile that everybody may read, with the award that it is about. */
export interface PublicProfile {
  profile: Profile;
  content: ProfileContent;
  award: Award;
}

/**
 * The award of a profile; null once it is revoked or its winner erased. Read each time, so that
 * both remove the profile immediately.
 */
async function recognitionOfProfile({ deps }: Profiling, { _id }: Profile) {
  const found = await orNull(deps.recognition.recognised(_id));
  return found?.recognition.revokedAt ? null : found;
}

export const awardOfProfile = async (of: Profiling, profile: Profile): Promise<Award | null> =>
  (await recognitionOfProfile(of, profile))?.award ?? null;

async function shown(of: Profiling, profile: Profile | null): Promise<PublicProfile | null> {
  const content = profile?.published;
  const award = content && (await awardOfProfile(of, profile));
  return award ? { profile, content, award } : null;
}

/** A published profile by its address. Throws not-found for all others. */
export async function publicProfile(of: Profiling, slug: string): Promise<PublicProfile> {
  const found = await shown(of, await of.stores.profiles.findBySlug(slug));
  if (!found) throw profileUnknown();
  return found;
}

/** The address of the public picture; it changes with the picture. */
export const pictureAddress = (slug: string, { picture }: ProfileContent): string | null =>
  picture ? `${profilePath(slug)}/picture.jpg?of=${picture.hash.slice(0, 12)}` : null;

export async function publishedProfiles(
  of: Profiling,
  season: string,
): Promise<PublishedProfile[]> {
  // Each slug contains the season, see `slugsOf`.
  const ofSeason = (await of.stores.profiles.listPublished()).filter(({ slug }) =>
    slug.includes(`-${season}`),
  );
  const found = ofSeason.map(async (profile) => {
    const about = await recognitionOfProfile(of, profile);
    const winner = about && (await of.deps.publication.slugAtPublication(about.nomination));
    if (!winner || about.award.season !== season) return [];
    const { name, category } = about.award;
    return [{ slug: profile.slug, name, category, winner }];
  });
  return (await computable(found, of.platform.log)).flat();
}

/** The addresses of published contests and profiles, one on each line. */
export async function profilesSiteMap(of: Profiling): Promise<string> {
  const profiles = await of.stores.profiles.listPublished();
  const found = profiles.map((profile) => shown(of, profile));
  const addresses = (await computable(found, of.platform.log))
    .flatMap((one) => one ?? [])
    .map(({ profile }) => `${of.deps.recognition.issuer.origin}${profilePath(profile.slug)}`);
  return [...(await of.deps.publication.pages()), ...addresses].map((one) => `${one}\n`).join('');
}

/** Winners with a public profile who agreed to be featured and were picked. */
export async function featuredProfiles(of: Profiling): Promise<FeaturedProfile[]> {
  const picked = await of.stores.profiles.listFeatured();
  const found = picked.map((profile) => shown(of, profile));
  return (await computable(found, of.platform.log))
    .filter((one) => one !== null)
    .map(
      ({ profile: { slug }, content, award: { name, organization, tier, category, season } }) => ({
        slug,
        name,
        organization,
        tier,
        category,
        season,
        citation: content.citation,
        picture: pictureAddress(slug, content),
      }),
    );
}
