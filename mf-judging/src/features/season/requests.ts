import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { useQuery } from '@meritum/shared/query';

export type SeasonNow = SeasonReply['data'];

/** The current season; undefined while it is not known, which nothing waits for. */
export function useSeason(enabled: boolean): SeasonNow | undefined {
  const { data } = useQuery({
    queryKey: ['season'],
    // Not given up when the first entry takes the place of the page that asked.
    queryFn: async () => (await send('getSeason'))?.data ?? null,
    enabled,
    staleTime: 300_000,
    networkMode: 'always',
  });
  return data ?? undefined;
}
