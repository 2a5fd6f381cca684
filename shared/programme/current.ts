import type { Season } from '../contracts/seasons';

/**
 * Returns the current season: the newest one that has begun, or undefined. A prepared season does
 * not affect judges and nominators.
 */
export function currentOf<Of extends Pick<Season, 'id' | 'begun'>>(
  seasons: readonly Of[],
): Of | undefined {
  let current: Of | undefined;
  for (const season of seasons)
    if (season.begun && !(current && current.id > season.id)) current = season;
  return current;
}
