import type { SeasonEvent } from '@meritum/shared/contracts/seasons';
import { type CalendarEvent, calendarFile } from '@meritum/shared/programme/calendar-file';
import { site } from '@meritum/shared/programme/site';
import { notFound } from '../../platform/errors/domain-error';
import { idPartOf } from '../../platform/text';
import type { presentSeason } from './present';

type SeasonData = ReturnType<typeof presentSeason>['data'];

const path = '/tech-nomination';
const titled = (title: string) => `${site.productName}: ${title}`;

const events: Record<SeasonEvent, (season: SeasonData) => CalendarEvent | undefined> = {
  'nominations-close': ({ id, currentCategory, categories }) => {
    const current = categories.find(({ name }) => name === currentCategory);
    return current?.nominationsCloseAt
      ? {
          id: `nominations-close-${id}-${idPartOf(currentCategory).toLowerCase()}`,
          title: titled('nominations close'),
          text: 'Nominations close on',
          path,
          on: { end: current.nominationsCloseAt },
          reminder: 'Nominations close tomorrow',
        }
      : undefined;
  },
  'winners-announced': ({ id, calendar }) =>
    calendar
      ? {
          id: `winners-announced-${id}`,
          title: titled('winners are announced'),
          path,
          on: { from: calendar.results, to: calendar.results },
          reminder: 'Winners are announced tomorrow',
        }
      : undefined,
};

/** A date of the season as a file for calendars, with its name. Throws not-found while it is not set. */
export function eventFile(season: SeasonData, event: SeasonEvent, now: Date) {
  const found = events[event](season);
  if (!found) throw notFound('This date is not set yet.');
  return { name: `${found.id}.ics`, text: calendarFile(site.productName, [found], now) };
}
