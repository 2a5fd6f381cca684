import { calendarFile } from '../../shared/programme/calendar-file';
import { site } from '../../shared/programme/site';
import { timeline, timelineYear } from '../../shared/programme/timeline';

const name = `${site.awardName} ${timelineYear}`;

/** The season's printed dates as a calendar of all-day events. */
export const calendar = (now: Date): string =>
  calendarFile(
    name,
    timeline.map(({ id, title, from, to, text }) => ({
      id: `${id}-${timelineYear}`,
      title: `${name}: ${title}`,
      text,
      path: '/timeline',
      on: { from, to },
    })),
    now,
  );
