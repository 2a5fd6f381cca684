import type { SeasonReply } from '../contracts/seasons';
import { lastDayBefore } from './deadlines';

/** The server's facts about the current season. */
export type SeasonSaid = Pick<
  SeasonReply['data'],
  'id' | 'calendar' | 'nominations' | 'currentCategory' | 'categories'
>;

/** Days, `YYYY-MM-DD`; undefined if unknown. */
export interface Days {
  from: string | undefined;
  to: string | undefined;
}

interface Window {
  open: boolean;
  closesAt: string | null | undefined;
  planned: { from: string; to: string } | undefined;
}

/**
 * The days on which something is open. A set closing time replaces the planned last day. A planned
 * last day that has passed counts as unknown while organisers have not closed (D12).
 */
function daysOf({ open, closesAt, planned }: Window, now: Date): Days {
  const from = planned?.from;
  // A later server may send a text that is no date here.
  const isKnown = closesAt && !Number.isNaN(Date.parse(closesAt));
  if (isKnown && (open || new Date(closesAt) <= now)) return { from, to: lastDayBefore(closesAt) };
  const isOver = planned && planned.to < now.toISOString().slice(0, 10);
  return { from, to: open && isOver ? undefined : planned?.to };
}

/**
 * The days of the season as the server knows them now, equal wherever a date is shown. The planned
 * day of the results is unknown once anything goes on after it (D05), and gives way to an agreed
 * moment.
 */
export function seasonDays(season: SeasonSaid, now: Date) {
  const { id, calendar, nominations: taking, currentCategory, categories } = season;
  const own = categories.find(({ name }) => name === currentCategory);
  const nomination = daysOf(
    {
      open: taking !== null,
      closesAt: taking ? taking.closesAt : own?.nominationsCloseAt,
      planned: !taking || taking.season === id ? calendar?.nominations : undefined,
    },
    now,
  );
  const judging = daysOf(
    {
      open: own?.judgingOpen ?? false,
      closesAt: own?.judgingClosesAt,
      planned: calendar?.judging,
    },
    now,
  );
  const resultsAt = own?.resultsAt;
  const results = calendar?.results;
  const goesOn = [taking && nomination.to, own?.judgingOpen && judging.to, now.toISOString()];
  const isPassed = results && goesOn.some((day) => day && day.slice(0, 10) > results);
  const planned = isPassed ? undefined : results;
  return { nomination, judging, results: resultsAt?.slice(0, 10) ?? planned, resultsAt };
}
