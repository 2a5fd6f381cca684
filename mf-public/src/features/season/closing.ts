import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { deadlineParts, formatDeadline, lastDayBefore } from '@meritum/shared/programme/deadlines';
import { timelineYear } from '@meritum/shared/programme/timeline';

// Loaded once the season is known, so that it does not weigh on the home page.

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
  /** Whether the season has dates that calendars can be given. */
  hasDates: boolean;
  /** In place of the badge once nominations are closed. */
  shut: string | undefined;
  /** When nominations close, after the badge and after a sentence; '' unless a time is set. */
  badge: string;
  closes: string;
  /** When results were published; null if they are not. */
  publishedAt: string | null;
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

/** A past season accepts nothing any more. */
const over: Taken = { open: false, closing: null };

const taken = (open: boolean, closesAt: string | null): Taken => ({
  open,
  closing: closesAt ? closingOf(open, closesAt) : null,
});

/** What the season's reply says of the current category. Publication is asked for once it is possible. */
export async function seasonNowOf(
  { id, calendar, nominations: taking, currentCategory, categories }: SeasonReply['data'],
  signal: AbortSignal,
): Promise<SeasonNow> {
  const category = categories.find(({ name }) => name === currentCategory);
  const printed = String(timelineYear);
  const isNow = category !== undefined && id === printed;
  const own = isNow ? taken(category.nominationsOpen, category.nominationsCloseAt) : over;
  // Of any season, also one that is newer than the printed dates.
  const current = taking ? taken(true, taking.closesAt) : over;
  const nominations = taking?.season === printed ? current : own;
  const judging = isNow ? taken(category.judgingOpen, category.judgingClosesAt) : over;
  const canBeOut = !nominations.open && !judging.open;
  const publishedAt = canBeOut ? await readPublishedAt(currentCategory, signal) : null;
  const { open, closing } = current;
  const isSet = open && closing;
  const badge = isSet ? `closes ${closing.day.replace(/ \d+$/, '')}` : '';
  const closes = isSet ? ` Nominations close on ${closing.text}.` : '';
  const shut = open ? undefined : 'NOMINATIONS ARE CLOSED';
  return { nominations, judging, hasDates: calendar !== null, publishedAt, shut, badge, closes };
}

/** When the season's results of a category were published; null if they are not. */
async function readPublishedAt(category: string, signal: AbortSignal): Promise<string | null> {
  const query = { season: String(timelineYear) };
  const reply = await send('getPublishedResults', { query, signal });
  return reply?.results.find((one) => one.category === category)?.published?.at ?? null;
}
