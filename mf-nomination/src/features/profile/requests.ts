import { call } from '@meritum/shared/client/call';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { ProfileRequest } from '@meritum/shared/contracts/profiles';
import type { NominationResult } from '@meritum/shared/contracts/published-results';

export type Which = Pick<NominationResult, 'season' | 'category'>;

/** Changes a profile and shows the reply. */
export function useProfileChanges({ season, category }: Which) {
  const { keep } = usePersonalQuery('getOwnProfile', { query: { season, category } }, false);
  return {
    save: async (body: Omit<ProfileRequest, 'season' | 'category'>) =>
      keep(await call('saveProfile', { body: { season, category, ...body } })),
    sendPicture: async (bytes: Blob) =>
      keep(await call('sendProfilePicture', { query: { season, category }, bytes })),
    withdraw: async () => keep(await call('withdrawProfile', { body: { season, category } })),
  };
}
