import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { useQuery } from '@meritum/shared/query';

export type SeasonNow = SeasonReply['data'];

/** The current season; undefined while it is not known, which nothing waits for. */
export function useSeason(enabled: boolean): SeasonNow | undefined {
  const { data } = useQuery({
    queryKey: ['season'],
    queryFn: async ({ signal }) => (await send('getSeason', { signal }))?.data ?? null,
    enabled,
    staleTime: 300_000,
    networkMode: 'always',
  });
  return data ?? undefined;
}
