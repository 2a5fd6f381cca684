import type { SeasonEvent } from '@meritum/shared/contracts/seasons';
import { type CalendarEvent, calendarFile } from '@meritum/shared/programme/calendar-file';
import { seasonDays } from '@meritum/shared/programme/season-days';
import { site } from '@meritum/shared/programme/site';
import { announcement, timeline } from '@meritum/shared/programme/timeline';
import { notFound } from '../../platform/errors/domain-error';
import { idPartOf } from '../../platform/text';
import type { presentSeason } from './present';

type SeasonData = ReturnType<typeof presentSeason>['data'];

const path = '/tech-nomination';
const titled = (title: string) => `${site.productName}: ${title}`;

const events: Record<SeasonEvent, (season: SeasonData, now: Date) => CalendarEvent[]> = {
  dates: (season, now) => {
    const { results, nomination, judging } = seasonDays(season, now);
    const days = { nomination, judging, results: { from: results, to: results } };
    return timeline.flatMap(({ id, title, text }) => {
      const { from, to } = days[id];
      if (!from) return [];
      return {
        id: `${id}-${season.id}`,
        title: `${site.awardName} ${season.id}: ${title}${to ? '' : ' begins'}`,
        text: id === 'results' ? announcement : text,
        path: '/timeline',
        on: { from, to: to ?? from },
      };
    });
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
  'winners-announced': (season, now) => {
    const { results, resultsAt } = seasonDays(season, now);
    if (!results) return [];
    return [
      {
        id: `winners-announced-${season.id}`,
        title: titled('winners are announced'),
        path,
        ...(resultsAt
          ? { text: 'Winners are announced on', on: { end: resultsAt } }
          : { on: { from: results, to: results } }),
        reminder: 'Winners are announced tomorrow',
      },
    ];
  },
};

/** The season's dates as a calendar file, with its name. Throws not-found while none is set. */
export function eventFile(season: SeasonData, event: SeasonEvent, now: Date) {
  const found = events[event](season, now);
  const [first] = found;
  if (!first) throw notFound('This date is not set yet.');
  const name = found.length > 1 ? `${event}-${season.id}` : first.id;
  return { name: `${name}.ics`, text: calendarFile(site.productName, found, now) };
}
