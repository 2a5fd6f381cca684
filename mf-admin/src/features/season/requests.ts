import { useCall } from '../console/useCall';

/** All seasons, newest first. Several parts of a screen read them as they appear. */
export const useSeasons = () => useCall('listSeasons', {}, { staleTime: 10_000 });
