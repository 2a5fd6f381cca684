import { call } from '@meritum/shared/client/call';
import { useQuery } from '@meritum/shared/query';
import { useEffect, useState } from 'react';
import { useMay } from '../access/role';
import { consolePath } from '../console/screens';
import { seasonQuery } from '../console/useSeasonShown';
import type { TargetGroup } from './targets';

/** Maximum number of nominations, and of judges, for one search. */
const most = 5;

/** Minimum number of characters of a search for people. */
const fewest = 2;

/** Longest search that the server takes, in characters. */
export const longest = 100;

/** Milliseconds without typing before the search starts. */
const pause = 250;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

type May = ReturnType<typeof useMay>;

async function findPeople(
  search: string,
  { season, may }: { season: string | undefined; may: May },
  signal: AbortSignal,
) {
  const [nominations, judges] = await Promise.all([
    call('listNominations', { query: { search, ...seasonQuery(season) }, signal }),
    may('listJudges') ? call('listJudges', { query: { search }, signal }) : { rows: [] },
  ]);
  const found: TargetGroup[] = [
    {
      heading: 'Nominations',
      targets: nominations.rows.slice(0, most).map(({ id, name, organization, category }) => ({
        id: `nomination-${id}`,
        label: name,
        detail: [organization, category].filter(Boolean).join(', '),
        to: consolePath('nominations', id),
      })),
    },
    {
      heading: 'Judges',
      targets: judges.rows.slice(0, most).map(({ id, name, email, organization }) => ({
        id: `judge-${id}`,
        label: name || email,
        detail: [organization, email].filter(Boolean).join(', '),
        to: consolePath('judges', id),
      })),
    },
  ];
  return found;
}

/**
 * A season's nominations, and judges, whose name, organization or email contains the text, once
 * typing pauses. Results are not stored.
 */
export function usePeople(typed: string, season: string | undefined) {
  const may = useMay();
  const search = usePaused(typed.trim());
  const isWanted = search.length >= fewest && search.length <= longest;
  const query = useQuery({
    queryKey: ['people', search, season],
    queryFn: ({ signal }) => findPeople(search, { season, may }, signal),
    enabled: isWanted,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const wanted = typed.trim();
  return {
    groups: isWanted ? (query.data ?? []) : [],
    isSearching: wanted.length >= fewest && (wanted !== search || query.isFetching),
    isFailed: isWanted && query.isError,
  };
}
