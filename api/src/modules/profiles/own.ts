import {
  type OwnProfile,
  type ProfileRequest,
  type ProfileText,
  profilePath,
} from '@meritum/shared/contracts/profiles';
import { changeDocument, retryOnConflict } from '../../module-kit/change-document';
import type { ChangedFields } from '../../module-kit/effects';
import type { Caller } from '../../platform/authorisation/actor';
import { refused } from '../../platform/errors/domain-error';
import type { Contest } from '../contests/result';
import { changingProfiles, ownProfileOf, type Profiling, profileOf } from './context';
import { pictureUnknown } from './errors';
import { drawPicture } from './picture';
import {
  isEmpty,
  notFeatured,
  type Picture,
  type Profile,
  type ProfileContent,
  stateOf,
} from './profile';

type Asked = Parameters<typeof ownProfileOf>[2];

/** A profile as its owner sees it. */
export const presentOwn = (profile: Profile): OwnProfile => ({
  citation: profile.own.citation,
  links: profile.own.links,
  mayFeature: profile.mayFeature,
  state: stateOf(profile),
  refusal: profile.refusal ?? null,
  picture: profile.own.picture?.hash ?? null,
  publicPath: profile.published ? profilePath(profile.slug) : null,
  featured: Boolean(profile.published && profile.featuredAt),
});

/** Changes the profile, and tries again if it has changed meanwhile: the winner goes last. */
const changeOwn = (
  of: Profiling,
  actor: Caller,
  asked: Asked,
  fieldsOf: (profile: Profile) => ChangedFields<Profile>,
): Promise<OwnProfile> =>
  retryOnConflict(async () => {
    const { own } = await ownProfileOf(of, actor, asked);
    const profile = await profileOf(of, own);
    const change = { fields: fieldsOf(profile), effects: 'nothing' } as const;
    return presentOwn(await changeDocument(changingProfiles(of), profile, change));
  });

const contentOf = ({ citation, links }: ProfileText, picture?: Picture): ProfileContent => ({
  citation,
  links: links.map(({ label, url }) => ({ label, url })),
  ...(picture && { picture }),
});

/**
 * Saves the owner's text. An earlier text no longer waits for approval, unless this one is offered;
 * the public text stays until another one is approved.
 * @throws as `ownAward`, failed-precondition for an empty offer
 */
export const saveProfile = (of: Profiling, actor: Caller, request: ProfileRequest) =>
  changeOwn(of, actor, request, ({ own }) => {
    const next = contentOf(request, request.keepPicture ? own.picture : undefined);
    if (request.offer && isEmpty(next))
      throw refused(
        'There is nothing to publish yet. Write a few sentences, or add a picture or a link.',
      );
    return {
      own: next,
      mayFeature: request.mayFeature,
      offeredAt: request.offer ? of.platform.clock() : undefined,
      refusal: undefined,
      // A winner who no longer agrees is no longer featured immediately.
      ...(!request.mayFeature && notFeatured),
    };
  });

/**
 * Replaces the picture of the owner's draft. A waiting draft goes on waiting with the new picture:
 * organisers decide only about what they were shown.
 * @throws as {@link drawPicture} and `ownAward`
 */
export async function savePicture(of: Profiling, actor: Caller, asked: Asked, sent: Buffer) {
  // Checked first, so that nothing is decoded for somebody without an award.
  await ownProfileOf(of, actor, asked);
  const picture = await drawPicture(sent);
  return changeOwn(of, actor, asked, ({ own }) => ({ own: { ...own, picture } }));
}

/** The picture of the draft. Throws not-found without one. */
export async function ownPicture(of: Profiling, actor: Caller, asked: Asked): Promise<Picture> {
  const { profile } = await ownProfileOf(of, actor, asked);
  if (!profile?.own.picture) throw pictureUnknown();
  return profile.own.picture;
}

/** Removes the profile from the site in one write. The owner's text stays as a draft. */
export const withdrawProfile = (of: Profiling, actor: Caller, contest: Contest) =>
  changeOwn(of, actor, contest, () => ({
    published: undefined,
    offeredAt: undefined,
    ...notFeatured,
    refusal: undefined,
    withdrawnAt: of.platform.clock(),
  }));
