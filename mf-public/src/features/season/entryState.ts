import type { TimelineEntry } from '@meritum/shared/programme/timeline';

type Dates = Pick<TimelineEntry, 'id' | 'from' | 'to'>;

const spelled = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date in words: `12 November 2025`. */
export const dayInWords = (day: string): string => spelled.format(new Date(`${day}T00:00:00Z`));

/** Where a day stands in an entry's dates, which are the season's. */
export function entryState({ from, to }: Dates, today: string): 'past' | 'now' | 'ahead' {
  if (today > to) return 'past';
  return today < from ? 'ahead' : 'now';
}

const underWay: Record<TimelineEntry['id'], (last: string) => string> = {
  nomination: (last) => `Open until ${last}`,
  judging: (last) => `Under way until ${last}`,
  results: () => 'Announced today',
};

/** What an entry's dates mean on a day: past, under way or still ahead. */
export function stateInWords(entry: Dates, today: string): string {
  const state = entryState(entry, today);
  if (state === 'now') return underWay[entry.id](dayInWords(entry.to));
  if (state === 'ahead') return `Begins on ${dayInWords(entry.from)}`;
  const ended = { nomination: 'Closed', judging: 'Ended', results: 'Announced' }[entry.id];
  return `${ended} on ${dayInWords(entry.to)}`;
}

/** The first entry that is still ahead. */
export function nextEntry<Entry extends Dates>(
  entries: readonly Entry[],
  today: string,
): Entry | undefined {
  return entries.find((entry) => entryState(entry, today) === 'ahead');
}
