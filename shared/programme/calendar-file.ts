import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { formatDeadline } from './deadlines';
import { site } from './site';

export interface CalendarEvent {
  /** A permanent name: calendars replace an event of the same name, even on another date. */
  id: string;
  title: string;
  text?: string;
  /** The page about the event. */
  path: string;
  /** First and last day, or the moment of its end. */
  on: { from: string; to: string } | { end: string };
  /** The text of a reminder a day before. */
  reminder?: string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Whole days without a time zone; the library writes them in UTC, with an exclusive end. */
const wholeDays = (from: string, to: string) => ({
  allDay: true,
  start: new Date(from),
  end: new Date(Date.parse(to) + day),
});

/** The hour before an end: an event that starts at 00:00 would appear on the next day. */
const hourBefore = (end: string) => ({
  start: new Date(Date.parse(end) - hour),
  end: new Date(end),
});

function eventOf({ id, title, text = '', path, on, reminder }: CalendarEvent): ICalEventData {
  const ahead = ('end' in on ? day - hour : day) / 1_000;
  return {
    id: `${id}@${new URL(site.origin).hostname}`,
    timezone: 'UTC',
    ...('end' in on ? hourBefore(on.end) : wholeDays(on.from, on.to)),
    summary: title,
    description: 'end' in on ? `${text} ${formatDeadline(on.end, 'UTC')}`.trim() : text,
    url: new URL(path, site.origin).href,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(reminder && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: ahead, description: reminder }],
    }),
  };
}

/**
 * A calendar file (RFC 5545). Of two versions of an event, calendars keep the one with the higher
 * sequence, so it rises with the time of writing.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const written = { stamp: now, lastModified: now, sequence: Math.floor(now.getTime() / 60_000) };
  const file = ical({
    name,
    prodId: { company: site.productName, product: 'Season' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    // Subscribed calendars refresh it; without this, some never do.
    ttl: day / 1_000,
    events: events.map((event) => ({ ...eventOf(event), ...written })),
  });
  // The last line ends like the others (RFC 5545, 3.1).
  return `${file}\r\n`;
}
