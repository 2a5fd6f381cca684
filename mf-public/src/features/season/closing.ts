import { send } from '@meritum/shared/client/send';
import { deadlineParts, formatDeadline, lastDayBefore } from '@meritum/shared/programme/deadlines';
import { timelineYear } from '@meritum/shared/programme/timeline';

// Loaded only once something has a closing time or is closed, so that it does not weigh on the home page.

/** A set closing time in the words of the visitor's zone, whole and in the parts of the timeline. */
export interface Closing {
  at: string;
  text: string;
  day: string;
  /** The last day (UTC), `YYYY-MM-DD`. */
  last: string;
  /** Weekday, time and zone, with the printed dates to follow. */
  clock: string;
}

/** Null if it was closed by hand before that time. */
export function closingOf(open: boolean, at: string): Closing | null {
  if (!open && Date.parse(at) > Date.now()) return null;
  const { weekday, day, clock } = deadlineParts(at);
  return {
    at,
    text: formatDeadline(at),
    day,
    last: lastDayBefore(at),
    clock: `${weekday}, ${clock}. `,
  };
}

/** When the season's results of a category were published; null if they are not. */
export async function readPublishedAt(
  category: string,
  signal: AbortSignal,
): Promise<string | null> {
  const query = { season: String(timelineYear) };
  const reply = await send('getPublishedResults', { query, signal });
  return reply?.results.find((one) => one.category === category)?.published?.at ?? null;
}
