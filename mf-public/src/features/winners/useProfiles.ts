import { send } from '@meritum/shared/client/send';
import type { PublishedProfile } from '@meritum/shared/contracts/profiles';
import type { Winner } from '@meritum/shared/contracts/winners';
import { useQuery } from '@meritum/shared/query';
import { useHydrated } from '../hydration/useHydrated';

/** The address of a winner's published page, which the server renders. */
export const publishedPath = (slug: string) => `/winner/${slug}`;

export type Profiles = readonly PublishedProfile[];

export const profileOf = ({ id }: Winner, list: { category: string }, profiles: Profiles) =>
  profiles.find((one) => one.winner === id && one.category === list.category);

/** Published pages of a year's winners; empty while unknown. */
export function useProfiles(season: string): Profiles {
  const { data } = useQuery({
    queryKey: ['profiles', season],
    queryFn: ({ signal }) => send('getPublishedProfiles', { query: { season }, signal }),
    enabled: useHydrated(),
  });
  return data?.profiles ?? [];
}
