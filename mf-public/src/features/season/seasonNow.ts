import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { useEffect, useState } from 'react';
import type { SeasonNow } from './words';

/** The current season from the server; undefined if unavailable. */
export async function readSeason(signal?: AbortSignal): Promise<SeasonReply['data'] | undefined> {
  return (await send('getSeason', { ...(signal && { signal }) }))?.data;
}

/** Fetches the season's state; undefined if unavailable. */
async function readSeasonNow(signal: AbortSignal): Promise<SeasonNow | undefined> {
  const season = await readSeason(signal);
  return season && (await import('./words')).seasonNowOf(season, signal);
}

/** The season's state; undefined until loaded. No query cache, to keep the home page small. */
export function useSeasonNow(): SeasonNow | undefined {
  const [season, setSeason] = useState<SeasonNow>();
  useEffect(() => {
    const controller = new AbortController();
    readSeasonNow(controller.signal).then(setSeason, () => {
      // The page also works without it.
    });
    return () => controller.abort();
  }, []);
  return season;
}
