import { send } from '@meritum/shared/client/send';
import { useQuery } from '@meritum/shared/query';

/** The current season; null or undefined while it is unknown. */
export function useSeason() {
  const { data } = useQuery({
    queryKey: ['season'],
    queryFn: async ({ signal }) => (await send('getSeason', { signal }))?.data ?? null,
    staleTime: 300_000,
    networkMode: 'always',
  });
  return data;
}
