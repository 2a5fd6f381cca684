import type { SeasonReply } from '../contracts/seasons';
import { lastDayBefore } from './deadlines';

/** What the server says of the current season. */
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
 * The days on which something is open. A set closing time takes the place of the planned last day, which
 * also yields once it has passed and organisers have not closed (D12).
 */
function daysOf({ open, closesAt, planned }: Window, now: Date): Days {
  const from = planned?.from;
  // A later server may say it in a way that is no date here.
  const isKnown = closesAt && !Number.isNaN(Date.parse(closesAt));
  if (isKnown && (open || new Date(closesAt) <= now)) return { from, to: lastDayBefore(closesAt) };
  const isOver = planned && planned.to < now.toISOString().slice(0, 10);
  return { from, to: open && isOver ? undefined : planned?.to };
}

/**
 * The days of the season as the server knows them now, the same wherever a date is told. The planned day
 * of the results yields once something of the season goes on after it (D05), and to the moment that
 * organisers have agreed on.
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
