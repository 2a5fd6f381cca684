import { call } from '@meritum/shared/client/call';
import type { OwnProfile, ProfileRequest } from '@meritum/shared/contracts/profiles';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { useQuery, useQueryClient } from '@meritum/shared/query';

export type Which = Pick<NominationResult, 'season' | 'category'>;

export const profileKey = ({ season, category }: Which) => ['own-profile', season, category];

/** The profile of an award; null before anything was saved. */
export function useOwnProfile({ season, category }: Which) {
  return useQuery({
    queryKey: profileKey({ season, category }),
    queryFn: async ({ signal }) =>
      (await call('getOwnProfile', { query: { season, category }, signal })).profile,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Changes a profile and keeps the reply as what is shown. */
export function useProfileChanges({ season, category }: Which) {
  const client = useQueryClient();
  const keep = ({ profile }: { profile: OwnProfile | null }): void => {
    client.setQueryData(profileKey({ season, category }), profile);
  };
  return {
    save: async (body: Omit<ProfileRequest, 'season' | 'category'>) =>
      keep(await call('saveProfile', { body: { season, category, ...body } })),
    sendPicture: async (bytes: Blob) =>
      keep(await call('sendProfilePicture', { query: { season, category }, bytes })),
    withdraw: async () => keep(await call('withdrawProfile', { body: { season, category } })),
  };
}
