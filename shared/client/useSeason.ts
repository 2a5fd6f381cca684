import { useQuery } from '@meritum/shared/query';
import { askAgain } from './askAgain';
import { send } from './send';

/** The current season; undefined until loaded, which nothing waits for. */
export function useSeason(enabled = true) {
  const { data } = useQuery({
    queryKey: ['season'],
    // Not aborted when another page replaces the one that sent the request.
    queryFn: async () => (await send('getSeason'))?.data ?? null,
    enabled,
    staleTime: 300_000,
    refetchInterval: ({ state }) => askAgain(state, [state.data?.nominations?.closesAt]),
    networkMode: 'always',
  });
  return data ?? undefined;
}
