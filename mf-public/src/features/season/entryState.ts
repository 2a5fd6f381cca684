import type { TimelineEntry } from '@meritum/shared/programme/timeline';
import type { SeasonNow } from './seasonNow';

type Dates = Pick<TimelineEntry, 'id' | 'from' | 'to'>;

/** An instant's day in words, `12 November 2025`, by default in the visitor's time zone. */
const localDayInWords = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });

/** A calendar date in words. */
const dayInWords = (day: string): string => localDayInWords(day, 'UTC');

/** A day's relation to an entry's dates, which are the season's. */
export function entryState({ from, to }: Dates, today: string): 'past' | 'now' | 'ahead' {
  if (today > to) return 'past';
  return today < from ? 'ahead' : 'now';
}

/** The last day on which something open is accepted, in words; undefined if none is set. */
export function lastDay(
  entry: Dates,
  today: string,
  closesAt: string | null | undefined,
): string | undefined {
  if (closesAt) return localDayInWords(closesAt);
  return entryState(entry, today) === 'past' ? undefined : dayInWords(entry.to);
}

interface Words {
  open: string;
  over: string;
  shut: string;
}

const words: Record<'nomination' | 'judging', Words> = {
  nomination: { open: 'Open', over: 'Closed', shut: 'Not open at present' },
  judging: { open: 'Under way', over: 'Ended', shut: 'Not under way at present' },
};

/** What is open according to the server; without it, only future dates are stated. */
function takenInWords(
  { open, over, shut }: Words,
  entry: Dates,
  today: string,
  taken: SeasonNow['judging'] | undefined,
): string {
  const state = entryState(entry, today);
  const last = lastDay(entry, today, taken?.closesAt);
  if (taken?.open) return last ? `${open} until ${last}` : `${open} now`;
  if (state === 'ahead') return `Begins on ${dayInWords(entry.from)}`;
  if (state === 'now') return taken ? shut : `${open} until ${last}`;
  if (!taken) return '';
  return `${over} on ${last ?? dayInWords(entry.to)}`;
}

function resultsInWords(entry: Dates, today: string, season: SeasonNow | undefined): string {
  if (season?.publishedAt) return `Announced on ${localDayInWords(season.publishedAt)}`;
  if (entryState(entry, today) === 'ahead') return `Due on ${dayInWords(entry.from)}`;
  if (!season) return '';
  return season.judging.open ? 'Once judging has ended' : 'Not announced yet';
}

/** Whether the season goes on after an entry's printed dates, which are then only the first plan. */
export function isOvertaken(entry: Dates, today: string, season?: SeasonNow): boolean {
  const isPast = entryState(entry, today) === 'past';
  if (entry.id === 'results') return isPast && season?.publishedAt === null;
  const taken = entry.id === 'nomination' ? season?.nominations : season?.judging;
  return taken?.open === true && (isPast || (taken.closesAt ?? '').slice(0, 10) > entry.to);
}

/** An entry's state on a day: under way, over or ahead, by its dates and by what is open. */
export function stateInWords(entry: Dates, today: string, season?: SeasonNow): string {
  if (entry.id === 'results') return resultsInWords(entry, today, season);
  const taken = entry.id === 'nomination' ? season?.nominations : season?.judging;
  return takenInWords(words[entry.id], entry, today, taken);
}

/** The first entry that is still ahead. */
export function nextEntry<Entry extends Dates>(
  entries: readonly Entry[],
  today: string,
): Entry | undefined {
  return entries.find((entry) => entryState(entry, today) === 'ahead');
}
