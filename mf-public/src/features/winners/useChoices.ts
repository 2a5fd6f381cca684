import { useQuery } from '@meritum/shared/query';
import { useMemo } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { readSeason } from '../season/readSeason';
import { builtIn, type Choices } from './choices';

/** A category is published a few times a year; within a visit the choices count as fresh for a minute. */
const staleAfter = 60_000;

/** What the server's seasons offer; until they come, and where they do not, the built-in choices. */
export function useChoices() {
  const hydrated = useHydrated();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['season'],
    // Not given up with the page: others wait for the same answer.
    queryFn: async () => (await readSeason()) ?? null,
    enabled: hydrated,
    staleTime: staleAfter,
    retry: false,
    networkMode: 'always',
  });
  const said = hydrated ? data : undefined;
  const choices = useMemo<Choices>(
    () =>
      // An API of the release before says nothing of it.
      said?.directory?.length
        ? { directory: said.directory, firstCategory: said.currentCategory }
        : builtIn,
    [said],
  );
  return { choices, awaited: isFetching, ...(isError && { retry: () => void refetch() }) };
}
