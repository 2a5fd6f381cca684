import { currentOf } from '@meritum/shared/programme/current';
import { useSearchParams } from '@meritum/shared/router';
import { useCall } from './useCall';

/** The parameter for the season in the console's addresses. */
export const seasonParameter = 'season';

/** The season in the address; undefined for the current one. */
export function useSeasonShown(): string | undefined {
  const [params] = useSearchParams();
  const named = params.get(seasonParameter) ?? '';
  return /^\d{4}$/.test(named) ? named : undefined;
}

/** The query of an address without the season, which saved filters omit. */
export function withoutSeason(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(seasonParameter);
  return params.toString();
}

/** The query of a call for the season in the address; empty for the current one. */
export const seasonQuery = (season: string | undefined) => (season ? { season } : {});

/** An address of the console for a season; the current one is omitted. */
export function withSeason(address: string, season: string | undefined): string {
  if (!season) return address;
  const [path = '', search = ''] = address.split('?', 2);
  const params = new URLSearchParams(search);
  if (!params.has(seasonParameter)) params.set(seasonParameter, season);
  return `${path}?${params}`;
}

/** All seasons, newest first. */
export const useSeasons = () => useCall('listSeasons', {}, { staleTime: 10_000 });

/** The season in the address, or the current one by default; undefined until it has loaded. */
export function useSeason() {
  const shown = useSeasonShown();
  const seasons = useSeasons().data?.seasons ?? [];
  return shown ? seasons.find(({ id }) => id === shown) : currentOf(seasons);
}
