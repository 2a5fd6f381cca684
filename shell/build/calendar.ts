import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { site } from '../../shared/programme/site';
import type { TimelineEntry } from '../../shared/programme/timeline';
import { timelineYear } from '../../shared/programme/timeline';

/** The following day, because the end of an all-day event is exclusive. */
function dayAfter(day: string): Date {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

const event = ({ id, title, from, to, text }: TimelineEntry): ICalEventData => ({
  id: `${id}-${timelineYear}@${new URL(site.origin).hostname}`,
  // Taken from the season, not the build, so that the file is the same as long as nothing changes.
  stamp: new Date(`${timelineYear}-01-01`),
  allDay: true,
  // UTC, because local time would depend on the build machine.
  timezone: 'UTC',
  start: new Date(from),
  end: dayAfter(to),
  summary: `${site.awardName} ${timelineYear}: ${title}`,
  description: text,
  url: new URL('/timeline', site.origin).href,
  transparency: ICalEventTransparency.TRANSPARENT,
});

/** The season's printed dates as a calendar of all-day events (RFC 5545). */
export function calendar(timeline: readonly TimelineEntry[]): string {
  const file = ical({
    name: `${site.awardName} ${timelineYear}`,
    prodId: { company: site.productName, product: 'Season' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    events: timeline.map(event),
  });
  // The last line ends like the others (RFC 5545, 3.1).
  return `${file}\r\n`;
}
