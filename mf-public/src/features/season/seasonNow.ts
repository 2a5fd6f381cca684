import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { timelineYear } from '@meritum/shared/programme/timeline';
import { useEffect, useState } from 'react';
import type { Closing } from './closing';

/** The current season from the server; undefined if unavailable. */
export async function readSeason(signal?: AbortSignal): Promise<SeasonReply['data'] | undefined> {
  return (await send('getSeason', { ...(signal && { signal }) }))?.data;
}

/** What is open now: only organisers open and close it, never a printed date (D12). */
interface Taken {
  open: boolean;
  /** When it closes automatically or has closed; null if unknown. */
  closing: Closing | null;
}

/** The state of the season with the printed dates. */
export interface SeasonNow {
  nominations: Taken;
  judging: Taken;
  /** When results were published; null if they are not. */
  publishedAt: string | null;
}

/** A past season accepts nothing any more. */
const over: Taken = { open: false, closing: null };

async function taken(open: boolean, closesAt: string | null): Promise<Taken> {
  return { open, closing: closesAt ? (await import('./closing')).closingOf(open, closesAt) : null };
}

async function takenIn({ id, currentCategory, categories }: SeasonReply['data']) {
  const category = categories.find(({ name }) => name === currentCategory);
  if (!category || id !== String(timelineYear)) return { nominations: over, judging: over };
  return {
    nominations: await taken(category.nominationsOpen, category.nominationsCloseAt),
    judging: await taken(category.judgingOpen, category.judgingClosesAt),
  };
}

/** Fetches the season's state; undefined if unavailable. Publication is asked for only once it is possible. */
async function readSeasonNow(signal: AbortSignal): Promise<SeasonNow | undefined> {
  const season = await readSeason(signal);
  if (!season) return undefined;
  const now = await takenIn(season);
  const canBeOut = !now.nominations.open && !now.judging.open;
  const publishedAt = canBeOut
    ? await (await import('./closing')).readPublishedAt(season.currentCategory, signal)
    : null;
  return { ...now, publishedAt };
}

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
