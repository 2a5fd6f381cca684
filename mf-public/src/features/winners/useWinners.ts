import type { Winner } from '@meritum/shared/contracts/winners';
import { useQuery } from '@meritum/shared/query';
import { useDeferredValue, useEffect } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import type { WinnerFilters } from './filters';
import { logFailure } from './logFailure';
import { winnersQuery } from './winnersQuery';

const none: readonly Winner[] = [];

/**
 * The winners of a category and year in the server's order. A failure gives an empty list and
 * nothing but a line in the console (ERR-030). What an address asks for is known once the page is
 * alive, so that nothing is asked for before.
 * @param isKnown False while it is to be found out whether there is such a list.
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
  // Drawing a list that arrives gives way to whatever somebody does meanwhile.
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
