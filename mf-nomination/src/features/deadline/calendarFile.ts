const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

interface CalendarEvent {
  /** Names the event, so that adding it again replaces it. */
  id: string;
  title: string;
  /** A moment, or a whole day as `YYYY-MM-DD`. */
  at: Date | string;
  /** The text of the reminder a day before. */
  reminder: string;
}

/** A calendar file (RFC 5545) with one event and a reminder a day before it. */
export function calendarFile(
  { id, title, at, reminder }: CalendarEvent,
  site: { name: string; address: string },
): string {
  const day = typeof at === 'string' && at.replaceAll('-', '');
  const moment = stamp(new Date(at));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Nominations//EN`,
    'BEGIN:VEVENT',
    `UID:${id}-${day || moment}@${new URL(site.address).host}`,
    `DTSTAMP:${moment}`,
    day ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${moment}`,
    ...(day ? [] : [`DTEND:${moment}`]),
    `SUMMARY:${site.name}: ${title}`,
    `URL:${site.address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${reminder}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
