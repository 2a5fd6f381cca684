import { useQuery } from '@meritum/shared/query';
import { askAgain } from './askAgain';
import { send } from './send';

/** The current season; undefined until it has loaded, for which nothing waits. */
export function useSeason(enabled = true) {
  const { data } = useQuery({
    queryKey: ['season'],
    // Without the signal: the request goes on when its page is left.
    queryFn: async () => (await send('getSeason'))?.data ?? null,
    enabled,
    staleTime: 300_000,
    refetchInterval: ({ state }) => askAgain(state, [state.data?.nominations?.closesAt]),
    networkMode: 'always',
  });
  return data ?? undefined;
}
