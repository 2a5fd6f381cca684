import { send } from '@meritum/shared/client/send';
import type { Winner } from '@meritum/shared/contracts/winners';
import type { WinnerFilters } from './filters';

type List = Pick<WinnerFilters, 'category' | 'year'>;

/** A list changes when results are published; within a visit it counts as fresh for five minutes. */
const staleAfter = 300_000;

async function fetchWinners({ category, year }: List, signal: AbortSignal): Promise<Winner[]> {
  const reply = await send('getWinners', { query: { category, year }, signal });
  const winners = reply?.data?.winners;
  if (!Array.isArray(winners)) throw new Error('getWinners replied without a list of winners');
  return winners;
}

/**
 * The call `getWinners` (WIN-013). Each list has its own key, so that only the newest choice is
 * shown, whatever the order of replies (D87).
 */
export function winnersQuery({ category, year }: List) {
  return {
    queryKey: ['winners', category, year] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchWinners({ category, year }, signal),
    staleTime: staleAfter,
    retry: false,
  };
}
