import { useQuery } from '@meritum/shared/query';
import { useMemo } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { readSeason } from '../season/seasonNow';
import { choicesOf } from './choices';

/** Categories change a few times a year, so within a visit the choices stay fresh for a minute. */
const staleAfter = 60_000;

/** The choices of the server's seasons; the built-in ones until they are loaded or if that fails. */
export function useChoices() {
  const hydrated = useHydrated();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['season'],
    // Not aborted with the page, because others wait for the same reply.
    queryFn: async () => (await readSeason()) ?? null,
    enabled: hydrated,
    staleTime: staleAfter,
    networkMode: 'always',
  });
  const said = hydrated ? data : undefined;
  const choices = useMemo(() => choicesOf(said), [said]);
  return { choices, awaited: isFetching, ...(isError && { retry: () => void refetch() }) };
}
