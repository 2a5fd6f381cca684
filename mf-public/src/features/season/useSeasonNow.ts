import { useEffect, useState } from 'react';
import { readSeasonNow, type SeasonNow } from './seasonNow';

/**
 * The season's state; undefined until loaded, which nothing waits for. It does not use the query
 * cache, whose size only this would add to the home page.
 */
export function useSeasonNow(): SeasonNow | undefined {
  const [season, setSeason] = useState<SeasonNow>();
  useEffect(() => {
    const leaving = new AbortController();
    readSeasonNow(leaving.signal).then(setSeason, () => {
      // The page works without it.
    });
    return () => leaving.abort();
  }, []);
  return season;
}
