import { profilePath } from '@meritum/shared/contracts/profiles';
import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { minutes } from '../../platform/clock';
import { ownLinksOnly } from '../mail/links-elsewhere';
import type { Profiling } from './context';
import { followNewNames } from './following';
import { decidedMail } from './mails/ProfileDecided';
import { openDecisions } from './moderating';
import { profileRoutes } from './routes';
import { profilesStore } from './store';

export const profilesModule = defineModule({
  name: 'profiles',
  stores: { profiles: profilesStore },
  mails: [decidedMail],
  deps: needs<Profiling['deps']>(),
  queries: ({ stores: { profiles } }) => ({
    /** The address of the profile that an award's winner has published. */
    async publishedProfile(recognitionId: string): Promise<string | undefined> {
      const found = await profiles.findById(recognitionId);
      return found?.published && profilePath(found.slug);
    },
  }),
  start({ stores, deps, platform }) {
    const { profiles } = stores;
    const profiling: Profiling = {
      ...{ stores, deps, platform },
      ownLinksOnly: ownLinksOnly(platform.config.publicOrigin),
      recordProfile: (profile) => platform.trail.recordAudit(profiles.pendingEntries, profile),
    };
    return {
      api: { openDecisions: () => openDecisions(profiling) },
      commands: {},
      routes: [(app) => profileRoutes(app, profiling)],
      upkeep: [
        byOneProcess('following new names of winners', minutes(1), () => followNewNames(profiling)),
      ],
      personalData: {
        profiles: {
          archive: {
            file: 'profiles.json',
            about: 'what you wrote for your profile as a winner, and what of it is public',
            of: async ({ _id }) =>
              (await profiles.listByOwner(_id)).map(({ slug, own, mayFeature, ...its }) => ({
                slug,
                own,
                published: its.published ?? null,
                mayFeature,
                refusal: its.refusal ?? null,
                featuredAt: its.featuredAt ?? null,
              })),
          },
          erase: ({ _id }) => profiles.erase(_id),
        },
      },
    };
  },
});
