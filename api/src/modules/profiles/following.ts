import { isDeepStrictEqual } from 'node:util';
import { workOnEach } from '../../module-kit/upkeep';
import { shownOf } from '../nominations/nomination';
import { type Profiling, slugsOf } from './context';
import type { Profile } from './profile';

/** Gives a profile one of these addresses; the old address no longer works. */
async function moveProfile(of: Profiling, profile: Profile, slugs: string[]): Promise<void> {
  if (slugs.includes(profile.slug)) return;
  for (const slug of slugs) {
    if (await of.stores.profiles.findBySlug(slug)) continue;
    await of.stores.profiles.updateSlug(profile._id, slug);
    return;
  }
}

/**
 * Updates the published award, the directory and the profile's address after a winner was corrected
 * or revoked. Safe to repeat, also by several processes and after a crash.
 */
export const followNewNames = async (of: Profiling): Promise<void> =>
  workOnEach(await of.deps.recognition.listFollowing(), async (recognition) => {
    const { deps } = of;
    const { _id, nominationId, following } = recognition;
    const [nomination] = nominationId ? await deps.nominations.findByIds([nominationId]) : [];
    if (!nomination || following === undefined) return;
    // Otherwise the ledger would no longer name a winner who was only revoked.
    if (!isDeepStrictEqual(shownOf(nomination), following))
      await deps.nominations.publishAs(nomination._id, following);
    // An unpublished result is updated when it is published.
    const published = await deps.publication.publishedResultOf(nomination);
    if (!published) return;
    if (published.entry.tier === null) return deps.recognition.endFollowing(recognition, undefined);
    const { season: year, category } = nomination;
    const list = { year, category };
    const slug = recognition.listedAs
      ? ''
      : ((await deps.publication.slugAtPublication(nomination)) ?? '');
    const { fullName } = nomination;
    const listedAs = recognition.listedAs ?? (await deps.winners.idOf(list, { fullName, slug }));
    const { name, organization: employer } = following;
    const revoked = recognition.revokedAt && ({ revoked: true } as const);
    if (listedAs)
      await deps.winners.correct(list, listedAs, { fullName: name, employer, ...revoked });
    const profile = await of.stores.profiles.findById(_id);
    if (profile) await moveProfile(of, profile, slugsOf({ name, season: year }));
    return deps.recognition.endFollowing(recognition, listedAs);
  });
