import type { ProfilesStore } from './store';

/** What an account wrote for its profiles, for the copy of its data. */
export const copiesOfProfiles = async (
  { ofOwner }: Pick<ProfilesStore, 'ofOwner'>,
  accountId: string,
): Promise<object[]> =>
  (await ofOwner(accountId)).map(({ slug, own, published, mayFeature, refusal, featuredAt }) => ({
    slug,
    own,
    published: published ?? null,
    mayFeature,
    refusal: refusal ?? null,
    featuredAt: featuredAt ?? null,
  }));
