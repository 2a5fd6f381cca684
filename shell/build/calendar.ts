import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { site } from '../../shared/programme/site';
import type { TimelineEntry } from '../../shared/programme/timeline';
import { timelineYear } from '../../shared/programme/timeline';

/** The day after, because the end of an event of whole days is exclusive. */
function dayAfter(day: string): Date {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

const event = ({ id, title, from, to, text }: TimelineEntry): ICalEventData => ({
  id: `${id}-${timelineYear}@${new URL(site.origin).hostname}`,
  // Of the season, not of the build: the same file each time as long as nothing changes.
  stamp: new Date(`${timelineYear}-01-01`),
  allDay: true,
  // Else the days would be those of the machine that builds.
  timezone: 'UTC',
  start: new Date(from),
  end: dayAfter(to),
  summary: `${site.awardName} ${timelineYear}: ${title}`,
  description: text,
  url: new URL('/timeline', site.origin).href,
  transparency: ICalEventTransparency.TRANSPARENT,
});

/** The dates of the season, as printed, as a calendar of whole days (RFC 5545). */
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
