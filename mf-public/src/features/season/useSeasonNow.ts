import { useEffect, useState } from 'react';
import { readSeasonNow, type SeasonNow } from './seasonNow';

/**
 * How the season stands; undefined until the server has said so, which nothing waits for. Without
 * the cache of server state, whose weight the home page would carry for this alone.
 */
export function useSeasonNow(): SeasonNow | undefined {
  const [season, setSeason] = useState<SeasonNow>();
  useEffect(() => {
    const leaving = new AbortController();
    readSeasonNow(leaving.signal).then(setSeason, () => {
      // The page stands without it.
    });
    return () => leaving.abort();
  }, []);
  return season;
}
