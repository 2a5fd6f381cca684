import { type Profiling, slugsOf } from './context';
import type { Profile } from './profile';

/** Gives a profile one of these addresses; the former address leads nowhere. */
async function moveProfile(of: Profiling, profile: Profile, slugs: string[]): Promise<void> {
  if (slugs.includes(profile.slug)) return;
  for (const slug of slugs) {
    if (await of.profiles.bySlug(slug)) continue;
    await of.profiles.move(profile._id, slug);
    return;
  }
}

/**
 * Lets everything follow the new names of winners: the published award, the directory and the
 * address of the profile. Safe to repeat, also by several processes and after a crash.
 */
export async function followNewNames(of: Profiling): Promise<void> {
  const { nominations, winners, publication } = of;
  for (const recognition of await of.recognition.following()) {
    const { _id, nominationId, following: name } = recognition;
    const [nomination] = nominationId ? await nominations.byIds([nominationId]) : [];
    if (!nomination || name === undefined) continue;
    const { season: year, category } = nomination;
    const list = { year, category };
    const slug = recognition.listedAs
      ? ''
      : ((await publication.slugAtPublication(nomination)) ?? '');
    const { fullName } = nomination;
    const listedAs = recognition.listedAs ?? (await winners.idOf(list, { fullName, slug }));
    if (listedAs) await winners.rename(list, listedAs, name);
    await nominations.publishName(nomination._id, name);
    const profile = await of.profiles.byId(_id);
    if (profile) await moveProfile(of, profile, slugsOf({ name, season: year }));
    await of.recognition.followed(_id, name, listedAs);
  }
}
