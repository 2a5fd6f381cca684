import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { timelineYear } from '@meritum/shared/programme/timeline';
import { readSeason } from './readSeason';

/** What is taken at present: only organisers open and close it, no printed date does (D12). */
interface Taken {
  open: boolean;
  /** When it closes by itself, or has closed; null where that is not known. */
  closesAt: string | null;
}

/** How the season of the printed dates stands. */
export interface SeasonNow {
  nominations: Taken;
  judging: Taken;
  /** When results were published; null as long as they are not. */
  publishedAt: string | null;
}

/** Of a season that another one has followed nothing is taken any more. */
const over: Taken = { open: false, closesAt: null };

/** A moment still ahead means nothing for what was closed by hand before it. */
function taken(open: boolean, closesAt: string | null): Taken {
  const counts = closesAt !== null && (open || Date.parse(closesAt) <= Date.now());
  return { open, closesAt: counts ? closesAt : null };
}

function takenIn({ id, currentCategory, categories }: SeasonReply['data']) {
  const category = categories.find(({ name }) => name === currentCategory);
  if (!category || id !== String(timelineYear)) return { nominations: over, judging: over };
  return {
    nominations: taken(category.nominationsOpen, category.nominationsCloseAt),
    judging: taken(category.judgingOpen, category.judgingClosesAt),
  };
}

async function readPublishedAt(category: string, signal: AbortSignal): Promise<string | null> {
  const query = { season: String(timelineYear) };
  const reply = await send('getPublishedResults', { query, signal });
  return reply?.results.find((one) => one.category === category)?.published?.at ?? null;
}

/** Asks the server; undefined where it does not say. Whether results are out is asked only once they can be. */
export async function readSeasonNow(signal: AbortSignal): Promise<SeasonNow | undefined> {
  const season = await readSeason(signal);
  if (!season) return undefined;
  const now = takenIn(season);
  const canBeOut = !now.nominations.open && !now.judging.open;
  const publishedAt = canBeOut ? await readPublishedAt(season.currentCategory, signal) : null;
  return { ...now, publishedAt };
}
