import type { Season } from '../contracts/seasons';

/**
 * The current season: the newest one that has begun, undefined where none has. A season that is
 * still being prepared changes nothing for judges and nominators.
 */
export function currentOf<Of extends Pick<Season, 'id' | 'begun'>>(
  seasons: readonly Of[],
): Of | undefined {
  let current: Of | undefined;
  for (const season of seasons)
    if (season.begun && !(current && current.id > season.id)) current = season;
  return current;
}
