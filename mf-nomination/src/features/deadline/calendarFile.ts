const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The close of nominations as a calendar event (RFC 5545) with a reminder a day before. */
export function calendarFile(closesAt: Date, site: { name: string; address: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Nominations//EN`,
    'BEGIN:VEVENT',
    `UID:nominations-close-${stamp(closesAt)}@${new URL(site.address).host}`,
    `DTSTAMP:${stamp(closesAt)}`,
    `DTSTART:${stamp(closesAt)}`,
    `DTEND:${stamp(closesAt)}`,
    `SUMMARY:${site.name}: nominations close`,
    `URL:${site.address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Nominations close tomorrow',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
