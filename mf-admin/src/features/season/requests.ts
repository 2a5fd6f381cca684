import { currentOf } from '@meritum/shared/programme/current';
import { useCall } from '../console/useCall';
import { useSeasonShown } from './useSeasonShown';

/** All seasons, newest first. Several parts of a screen read them as they appear. */
export const useSeasons = () => useCall('listSeasons', {}, { staleTime: 10_000 });

/** The season that the address names, otherwise the current one; undefined until it has loaded. */
export function useSeason() {
  const shown = useSeasonShown();
  const seasons = useSeasons().data?.seasons ?? [];
  return seasons.find(({ id }) => id === shown) ?? currentOf(seasons);
}
