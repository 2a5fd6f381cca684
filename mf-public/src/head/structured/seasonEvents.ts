import { site } from '@meritum/shared/programme/site';
import { type TimelineEntry, timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { organizer } from './organization';
import { absolute, thing } from './thing';

/** The address of each part of the season. */
const places: Record<TimelineEntry['id'], string> = {
  nomination: '/tech-nomination',
  judging: '/tech-judging',
  results: '/winners',
};

/** The season's dates as printed (TIME-002 to TIME-004), both days included. */
export function seasonEvents() {
  return timeline.map(({ id, title, from, to, text }) =>
    thing('Event', {
      name: `${site.awardName} ${timelineYear}: ${title}`,
      description: text,
      startDate: from,
      endDate: to,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: absolute(places[id]) },
      isAccessibleForFree: true,
      image: absolute('/card.png'),
      url: absolute('/timeline'),
      organizer,
    }),
  );
}
