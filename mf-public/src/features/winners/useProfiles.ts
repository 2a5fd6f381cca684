import { send } from '@meritum/shared/client/send';
import type { PublishedProfile } from '@meritum/shared/contracts/profiles';
import type { Winner } from '@meritum/shared/contracts/winners';
import { useQuery } from '@meritum/shared/query';
import { useHydrated } from '../hydration/useHydrated';

/** The address of what a winner has published; the server draws the page. */
export const publishedPath = (slug: string) => `/winner/${slug}`;

export type Profiles = readonly PublishedProfile[];

export const profileOf = ({ id }: Winner, list: { category: string }, profiles: Profiles) =>
  profiles.find((one) => one.winner === id && one.category === list.category);

/** The pages that winners of a year have published of themselves; none while they are unknown. */
export function useProfiles(season: string): Profiles {
  const { data } = useQuery({
    queryKey: ['profiles', season],
    queryFn: ({ signal }) => send('getPublishedProfiles', { query: { season }, signal }),
    enabled: useHydrated(),
  });
  return data?.profiles ?? [];
}
