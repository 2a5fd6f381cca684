import type { SeasonEvent } from '@meritum/shared/contracts/seasons';
import { type CalendarEvent, calendarFile } from '@meritum/shared/programme/calendar-file';
import { site } from '@meritum/shared/programme/site';
import { timeline } from '@meritum/shared/programme/timeline';
import { notFound } from '../../platform/errors/domain-error';
import { idPartOf } from '../../platform/text';
import type { presentSeason } from './present';

type SeasonData = ReturnType<typeof presentSeason>['data'];

const path = '/tech-nomination';
const titled = (title: string) => `${site.productName}: ${title}`;

/** A period of the season, or the one day of its results. */
const daysOf = (days: string | { from: string; to: string }) =>
  typeof days === 'string' ? { from: days, to: days } : days;

const events: Record<SeasonEvent, (season: SeasonData) => CalendarEvent[]> = {
  dates: ({ id, calendar }) => {
    if (!calendar) return [];
    const days = { ...calendar, nomination: calendar.nominations };
    return timeline.map((entry) => ({
      id: `${entry.id}-${id}`,
      title: `${site.awardName} ${id}: ${entry.title}`,
      text: entry.text,
      path: '/timeline',
      on: daysOf(days[entry.id]),
    }));
  },
  'nominations-close': ({ nominations }) => {
    if (!nominations?.closesAt) return [];
    const { season, category, closesAt } = nominations;
    return [
      {
        id: `nominations-close-${season}-${idPartOf(category).toLowerCase()}`,
        title: titled('nominations close'),
        text: 'Nominations close on',
        path,
        on: { end: closesAt },
        reminder: 'Nominations close tomorrow',
      },
    ];
  },
  'winners-announced': ({ id, calendar }) =>
    calendar
      ? [
          {
            id: `winners-announced-${id}`,
            title: titled('winners are announced'),
            path,
            on: daysOf(calendar.results),
            reminder: 'Winners are announced tomorrow',
          },
        ]
      : [],
};

/** Dates of the season as a file for calendars, with its name. Throws not-found while none is set. */
export function eventFile(season: SeasonData, event: SeasonEvent, now: Date) {
  const found = events[event](season);
  const [first] = found;
  if (!first) throw notFound('This date is not set yet.');
  const name = found.length > 1 ? `${event}-${season.id}` : first.id;
  return { name: `${name}.ics`, text: calendarFile(site.productName, found, now) };
}
