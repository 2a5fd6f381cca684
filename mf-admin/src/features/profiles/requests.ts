import { call, callForFile } from '@meritum/shared/client/call';
import type { ListedProfile, ProfileDecision } from '@meritum/shared/contracts/profiles';
import { useQuery } from '@meritum/shared/query';

/** Profiles that wait for an organiser or are public. */
export function useProfiles() {
  return useQuery({
    queryKey: ['profiles'],
    queryFn: async ({ signal }) => (await call('listProfiles', { signal })).profiles,
  });
}

/** The picture that a winner offers; undefined until it has loaded. */
export function useOfferedPicture({ id: profileId, offered }: ListedProfile) {
  const picture = offered?.picture ?? null;
  return useQuery({
    queryKey: ['profile-picture', profileId, picture],
    queryFn: async () =>
      createImageBitmap(await callForFile('getOfferedPicture', { params: { profileId } })),
    enabled: picture !== null,
    // Its key names it, and once it is decided about there is none to read again.
    staleTime: 'static',
  }).data;
}

/** Publishes or refuses exactly what is shown. Throws ClientError. */
export const decideProfile = (body: ProfileDecision) => call('decideProfile', { body });

/** Puts a winner among the featured ones, or takes them off. Throws ClientError. */
export const featureProfile = (profileId: string, featured: boolean, reason: string) =>
  call('featureProfile', { body: { profileId, featured, reason } });
