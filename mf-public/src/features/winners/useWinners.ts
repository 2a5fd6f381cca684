import { send } from '@meritum/shared/client/send';
import type { Winner } from '@meritum/shared/contracts/winners';
import { useQuery } from '@meritum/shared/query';
import { useDeferredValue, useEffect } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import type { WinnerFilters } from './filters';
import { logFailure } from './logFailure';

type List = Pick<WinnerFilters, 'category' | 'year'>;

/** A list changes when results are published; within a visit it stays fresh for five minutes. */
const staleAfter = 300_000;

async function fetchWinners({ category, year }: List, signal: AbortSignal): Promise<Winner[]> {
  const reply = await send('getWinners', { query: { category, year }, signal });
  const winners = reply?.data?.winners;
  if (!Array.isArray(winners)) throw new Error('getWinners replied without a list of winners');
  return winners;
}

/** The call of WIN-013. Each list has its own key, so that late replies are not shown (D87). */
export function winnersQuery({ category, year }: List) {
  return {
    queryKey: ['winners', category, year] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchWinners({ category, year }, signal),
    staleTime: staleAfter,
  };
}

const none: readonly Winner[] = [];

/**
 * The winners of a category and year in the server's order. A failure gives an empty list and only
 * a console line (ERR-030). Nothing is fetched before hydration, because the address is not known.
 * @param isKnown False until it is known whether there is such a list.
 */
export function useWinners(
  { category, year }: Pick<WinnerFilters, 'category' | 'year'>,
  isKnown: boolean,
) {
  const enabled = useHydrated() && isKnown;
  const { data, error, isPending, refetch } = useQuery({
    ...winnersQuery({ category, year }),
    enabled,
  });
  // Rendering an arriving list yields to user input.
  const drawn = useDeferredValue(data);
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
  return {
    winners: data ?? none,
    loading: isPending || (data !== undefined && drawn === undefined),
    ...(error && { retry: () => void refetch() }),
  };
}
