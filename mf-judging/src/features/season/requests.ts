import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { useQuery } from '@meritum/shared/query';

export type SeasonNow = SeasonReply['data'];

/** The current season; undefined until loaded, which nothing waits for. */
export function useSeason(enabled: boolean): SeasonNow | undefined {
  const { data } = useQuery({
    queryKey: ['season'],
    // Not aborted when the first entry replaces the page that sent the request.
    queryFn: async () => (await send('getSeason'))?.data ?? null,
    enabled,
    staleTime: 300_000,
    networkMode: 'always',
  });
  return data ?? undefined;
}
