import { formatDay } from '@meritum/shared/programme/days';
import { type TimelineEntry, timeline } from '@meritum/shared/programme/timeline';
import type { SeasonNow } from './closing';

type Dates = Pick<TimelineEntry, 'id' | 'from' | 'to'>;

/** A day's relation to an entry's dates, which are the season's. */
export function entryState({ from, to }: Dates, today: string): 'past' | 'now' | 'ahead' {
  if (today > to) return 'past';
  return today < from ? 'ahead' : 'now';
}

/** The planned last day in words; undefined once it is over. */
export function plannedEnd(entry: Dates, today: string): string | undefined {
  return entryState(entry, today) === 'past' ? undefined : formatDay(entry.to);
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
  const last = taken?.closing?.day ?? plannedEnd(entry, today);
  if (taken?.open) return last ? `${open} until ${last}` : `${open} now`;
  if (state === 'ahead') return `Begins on ${formatDay(entry.from)}`;
  if (state === 'now') return taken ? shut : `${open} until ${last}`;
  if (!taken) return '';
  return `${over} on ${last ?? formatDay(entry.to)}`;
}

function resultsInWords(entry: Dates, today: string, season: SeasonNow | undefined): string {
  if (season?.publishedAt) return `Announced on ${formatDay(season.publishedAt)}`;
  if (entryState(entry, today) === 'ahead') return `Due on ${formatDay(entry.from)}`;
  if (!season) return '';
  return season.judging.open ? 'Once judging has ended' : 'Not announced yet';
}

/** What the server says of an entry; undefined for the results. */
export const takenOf = ({ id }: Pick<Dates, 'id'>, season: SeasonNow | undefined) =>
  id === 'nomination' ? season?.nominations : id === 'judging' ? season?.judging : undefined;

/** Whether the season goes on after an entry's printed dates, which are then only the first plan. */
export function isOvertaken(entry: Dates, today: string, season?: SeasonNow): boolean {
  const isPast = entryState(entry, today) === 'past';
  if (entry.id === 'results') return isPast && season?.publishedAt === null;
  const taken = takenOf(entry, season);
  return taken?.open === true && (isPast || (taken.closing?.last ?? '') > entry.to);
}

/** An entry's state on a day: under way, over or ahead, by its dates and by what is open. */
export function stateInWords(entry: Dates, today: string, season?: SeasonNow): string {
  if (entry.id === 'results') return resultsInWords(entry, today, season);
  return takenInWords(words[entry.id], entry, today, takenOf(entry, season));
}

/** The first entry that is still ahead. */
export const nextEntry = (today: string): TimelineEntry | undefined =>
  timeline.find((entry) => entryState(entry, today) === 'ahead');
