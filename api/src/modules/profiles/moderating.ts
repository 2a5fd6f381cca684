import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { limits } from '@meritum/shared/contracts/limits';
import {
  type ListedProfile,
  type ProfileDecision,
  type ProfileFeature,
  profilePath,
} from '@meritum/shared/contracts/profiles';
import { changeDocument, retryOnConflict } from '../../module-kit/change-document';
import type { ChangedFields } from '../../module-kit/effects';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import type { OpenDecision } from '../../platform/authorisation/open-decision';
import { notPermitted, refused } from '../../platform/errors/domain-error';
import { mayDecideAs } from '../contests/deciders';
import { changingProfiles, type Profiling } from './context';
import { pictureUnknown, profileChanged, profileUnknown } from './errors';
import { profileDecided } from './mails/ProfileDecided';
import { notFeatured, type Picture, type Profile, type ProfileContent } from './profile';
import { awardOfProfile } from './public';

const shownOf = ({ citation, links, picture }: ProfileContent) => ({
  citation,
  links,
  picture: picture?.hash ?? null,
});

/** Profiles that wait for approval, the longest wait first, then public ones. */
export async function listProfiles(of: Profiling): Promise<{ profiles: ListedProfile[] }> {
  const listed: ListedProfile[] = [];
  for (const profile of await of.stores.profiles.listShown()) {
    const award = await awardOfProfile(of, profile);
    if (!award) continue;
    const { name, organization, tier, category, season } = award;
    const { _id: id, revision, slug, own, offeredAt, published, mayFeature, featuredAt } = profile;
    listed.push({
      ...{ id, revision, name, organization, tier, category, season, mayFeature },
      offeredAt: offeredAt?.toISOString() ?? null,
      offered: offeredAt ? shownOf(own) : null,
      published: published ? shownOf(published) : null,
      publicPath: published ? profilePath(slug) : null,
      featured: Boolean(published && featuredAt),
    });
  }
  const waiting = ({ offeredAt }: ListedProfile) => offeredAt ?? '9999';
  return { profiles: listed.sort((a, b) => (waiting(a) < waiting(b) ? -1 : 1)) };
}

export async function openDecisions(of: Profiling): Promise<OpenDecision[]> {
  const open: OpenDecision[] = [];
  for (const profile of await of.stores.profiles.listShown()) {
    const { _id, offeredAt: since } = profile;
    const award = since && (await awardOfProfile(of, profile));
    if (!award) continue;
    const { name, category } = award;
    open.push({
      kind: 'profile',
      id: _id,
      since,
      category,
      name,
      async mayDecide(actor) {
        const { nomination } = await of.deps.recognition.recognised(_id);
        return mayDecideAs(await of.deps.contests.conflictOfDecider(actor, [nomination]));
      },
    });
  }
  return open;
}

/** The picture that waits for approval. Throws not-found. */
export async function offeredPicture({ stores }: Profiling, id: string): Promise<Picture> {
  const profile = await stores.profiles.findById(id);
  if (!profile?.offeredAt || !profile.own.picture) throw pictureUnknown();
  return profile.own.picture;
}

/** A profile that an organiser without a conflict of interest may decide about. */
async function forDecision(of: Profiling, actor: Decider, id: string) {
  const profile = await of.stores.profiles.findById(id);
  if (!profile || !(await awardOfProfile(of, profile))) throw profileUnknown();
  const { nomination, award } = await of.deps.recognition.recognised(id);
  const deciding = await of.deps.contests.conflictOfDecider(actor, [nomination]);
  if (!mayDecideAs(deciding))
    throw notPermitted(
      'You have a conflict of interest with this winner. Another organiser decides.',
    );
  return { profile, nomination, award };
}

interface Recorded {
  action: Extract<AuditAction, `profile.${string}`>;
  reason: string;
  contest: string;
}

function recorded(of: Profiling, actor: Decider, profile: Profile, decision: Recorded) {
  const { action, reason, contest } = decision;
  const subject = { id: profile._id, accountId: profile.owner };
  const event = { actor, action, subject, reason, before: null, after: { contest } };
  return pendingAuditEntry(of.platform.clock, event);
}

/**
 * Publishes exactly the version that an organiser has seen, or refuses it; the winner is mailed.
 * Only the winner writes it: an organiser cannot change anything.
 * @throws invalid-argument for a mailed reason with a link elsewhere, not-found, permission-denied
 * for a conflict of interest, failed-precondition if the winner has changed or withdrawn it since
 */
export async function decideProfile(
  of: Profiling,
  actor: Decider,
  { profileId, revision, isApproved, reason }: ProfileDecision,
): Promise<void> {
  if (!isApproved) of.ownLinksOnly(reason, '/reason');
  const { profile, nomination, award } = await forDecision(of, actor, profileId);
  if (!profile.offeredAt)
    throw refused(
      'This profile no longer waits for a decision. Its winner has changed or withdrawn it.',
    );
  if (profile.revision !== revision) throw profileChanged();
  const to = await of.deps.identity.personOf(profile.owner);
  const audit = recorded(of, actor, profile, {
    action: isApproved ? 'profile.approved' : 'profile.refused',
    reason,
    contest: `${nomination.season}:${nomination.category}`,
  });
  const fields: ChangedFields<Profile> = isApproved
    ? { published: profile.own, offeredAt: undefined, withdrawnAt: undefined }
    : { refusal: reason, offeredAt: undefined };
  const about = { id: `${profileId}:${revision}`, isApproved, reason, award };
  const mails = to ? [profileDecided({ to, ...about, path: profilePath(profile.slug) })] : [];
  await changeDocument(changingProfiles(of), profile, { fields, effects: { audit, mails } });
}

/**
 * Features a winner who agreed to it, or stops featuring them. Repeating it does nothing.
 * @throws not-found, permission-denied for a conflict of interest, failed-precondition
 */
export const featureProfile = (
  of: Profiling,
  actor: Decider,
  { profileId, featured, reason }: ProfileFeature,
): Promise<void> =>
  retryOnConflict(async () => {
    const { profile, nomination } = await forDecision(of, actor, profileId);
    if (Boolean(profile.featuredAt) === featured) return;
    if (featured && !(profile.published && profile.mayFeature))
      throw refused('Only a winner with a public profile who offered it can be featured.');
    const others = featured ? await of.stores.profiles.listFeatured() : [];
    if (others.length >= limits.featuredProfiles)
      throw refused(
        `At most ${limits.featuredProfiles} winners are featured at a time. Take one off before you add another.`,
      );
    const taken = new Set(others.map(({ featuredIndex }) => featuredIndex));
    const featuredIndex = [...others.keys(), others.length].find((index) => !taken.has(index));
    const audit = recorded(of, actor, profile, {
      action: featured ? 'profile.featured' : 'profile.unfeatured',
      reason,
      contest: `${nomination.season}:${nomination.category}`,
    });
    await changeDocument(changingProfiles(of), profile, {
      fields: featured ? { featuredAt: of.platform.clock(), featuredIndex } : notFeatured,
      effects: { audit, mails: [] },
    });
  });
