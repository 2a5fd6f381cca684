import { deadlineParts, formatDay, lastDayBefore } from '@meritum/shared/programme/moments';
import type { TimelineEntry } from '@meritum/shared/programme/timeline';
import type { SeasonNow } from './seasonNow';

type Dates = Pick<TimelineEntry, 'id' | 'from' | 'to'>;

/** A calendar date in words. */
const dayInWords = (day: string): string => formatDay(day, 'UTC');

/** A day's relation to an entry's dates, which are the season's. */
export function entryState({ from, to }: Dates, today: string): 'past' | 'now' | 'ahead' {
  if (today > to) return 'past';
  return today < from ? 'ahead' : 'now';
}

/** The planned last day in words; undefined once it is over. */
export function plannedEnd(entry: Dates, today: string): string | undefined {
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

/** An entry's state on a day. */
interface EntryState {
  text: string;
  /** Set if the day in the text is that of a moment: the moment, and the rest of it in words. */
  closing?: { at: string; clock: string };
}

const until = (text: string, at: string): EntryState => {
  const { weekday, day, clock } = deadlineParts(at);
  return { text: `${text} ${day}`, closing: { at, clock: `${weekday}, ${clock}` } };
};

/** What is open according to the server; without it, only future dates are stated. */
function takenInWords(
  { open, over, shut }: Words,
  entry: Dates,
  today: string,
  taken: SeasonNow['judging'] | undefined,
): EntryState {
  const state = entryState(entry, today);
  const planned = plannedEnd(entry, today);
  const closesAt = taken?.closesAt;
  if (taken?.open && closesAt) return until(`${open} until`, closesAt);
  if (taken?.open) return { text: planned ? `${open} until ${planned}` : `${open} now` };
  if (state === 'ahead') return { text: `Begins on ${dayInWords(entry.from)}` };
  if (state === 'now') return { text: taken ? shut : `${open} until ${planned}` };
  if (!taken) return { text: '' };
  return closesAt ? until(`${over} on`, closesAt) : { text: `${over} on ${dayInWords(entry.to)}` };
}

function resultsInWords(entry: Dates, today: string, season: SeasonNow | undefined): string {
  if (season?.publishedAt) return `Announced on ${formatDay(season.publishedAt)}`;
  if (entryState(entry, today) === 'ahead') return `Due on ${dayInWords(entry.from)}`;
  if (!season) return '';
  return season.judging.open ? 'Once judging has ended' : 'Not announced yet';
}

/** Whether the season goes on after an entry's printed dates, which are then only the first plan. */
export function isOvertaken(entry: Dates, today: string, season?: SeasonNow): boolean {
  const isPast = entryState(entry, today) === 'past';
  if (entry.id === 'results') return isPast && season?.publishedAt === null;
  const taken = entry.id === 'nomination' ? season?.nominations : season?.judging;
  const isLater = taken?.closesAt ? lastDayBefore(taken.closesAt) > entry.to : false;
  return taken?.open === true && (isPast || isLater);
}

/** An entry's state on a day: under way, over or ahead, by its dates and by what is open. */
export function stateInWords(entry: Dates, today: string, season?: SeasonNow): EntryState {
  if (entry.id === 'results') return { text: resultsInWords(entry, today, season) };
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
