import { slug } from '@meritum/shared/programme/slug';
import type { Changing } from '../../module-kit/change-document';
import type { Platform } from '../../module-kit/define-module';
import type { Caller } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { ContestsApi } from '../contests/api';
import type { Contest } from '../contests/result';
import type { OwnLinksOnly } from '../mail/links-elsewhere';
import type { NominationsApi } from '../nominations/api';
import type { PublicationApi } from '../publication/api';
import type { RecognitionApi } from '../recognition/api';
import type { OwnAward } from '../recognition/recognitions';
import type { WinnersApi } from '../winners/module';
import { profileChanged } from './errors';
import type { Profile } from './profile';
import type { ProfilesStore } from './store';

export interface Profiling {
  stores: { profiles: ProfilesStore };
  deps: {
    identity: People;
    contests: Pick<ContestsApi, 'conflictOfDecider'>;
    publication: Pick<PublicationApi, 'slugAtPublication' | 'pages' | 'publishedResultOf'>;
    nominations: Pick<NominationsApi, 'findByIds' | 'publishAs'>;
    winners: WinnersApi;
    recognition: RecognitionApi;
  };
  platform: Platform;
  /** Checks an organiser's reason, which is mailed when they refuse a profile. */
  ownLinksOnly: OwnLinksOnly;
  recordProfile(profile: Profile): Promise<void>;
}

export const changingProfiles = ({
  stores,
  platform,
  recordProfile,
}: Profiling): Changing<Profile> => ({
  change: stores.profiles.updateIf,
  recordAudit: recordProfile,
  mail: platform.mail,
  conflict: profileChanged,
});

/** An award of the actor, with its profile if there is one. Throws as {@link ownAward}. */
export async function ownProfileOf(
  of: Profiling,
  actor: Caller,
  asked: { season?: string | undefined; category: Contest['category'] },
): Promise<{ own: OwnAward; profile: Profile | null }> {
  const own = await of.deps.recognition.ownAward(actor, asked);
  return { own, profile: await of.stores.profiles.findById(own.recognition._id) };
}

/** How many namesakes of a season are tried before an error. */
const maxNamesakes = 1_000;

/** Possible addresses of a winner's profile: name and season, then numbered for namesakes. */
export const slugsOf = ({ name, season }: { name: string; season: string }): string[] => {
  const first = `${slug(name) || 'winner'}-${season}`;
  return Array.from({ length: maxNamesakes }, (_, at) => (at === 0 ? first : `${first}-${at + 1}`));
};

/** The profile of an award. The first call creates it, empty, so that nothing is public. */
export async function profileOf({ stores }: Profiling, own: OwnAward): Promise<Profile> {
  const { recognition, award, nomination } = own;
  for (const free of slugsOf(award)) {
    const found = await stores.profiles.findById(recognition._id);
    if (found) return found;
    const made: Profile = {
      _id: recognition._id,
      revision: 1,
      owner: nomination.submittedBy,
      slug: free,
      own: { citation: '', links: [] },
      mayFeature: false,
    };
    if (await stores.profiles.insert(made)) return made;
  }
  throw new Error('No address for this profile is free');
}
