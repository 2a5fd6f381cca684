import { site } from '../../shared/programme/site';
import type { TimelineEntry } from '../../shared/programme/timeline';
import { timelineYear } from '../../shared/programme/timeline';

/** Bytes of a line (RFC 5545, 3.1), its break left out. */
const lineBytes = 75;

const bytes = (text: string) => Buffer.byteLength(text);

/** A content line, continued with a space where it is too long; no character is cut in two. */
export function folded(line: string): string {
  const pieces = [''];
  for (const character of line) {
    const piece = pieces.at(-1) ?? '';
    const room = pieces.length === 1 ? lineBytes : lineBytes - 1;
    if (bytes(piece + character) > room) pieces.push(character);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces.join('\r\n ');
}

/** A text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const compact = (day: string) => day.replaceAll('-', '');

/** The day after, because the end of an event of whole days is exclusive. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function event({ id, title, from, to, text }: TimelineEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${timelineYear}@${new URL(site.origin).hostname}`,
    // Of the season, not of the build: the same file each time as long as nothing changes.
    `DTSTAMP:${timelineYear}0101T000000Z`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
    `SUMMARY:${escaped(`${site.awardName} ${timelineYear}: ${title}`)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${new URL('/timeline', site.origin).href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The dates of the season, as printed, as a calendar of whole days (RFC 5545). */
export function calendar(timeline: readonly TimelineEntry[]): string {
  const name = escaped(`${site.awardName} ${timelineYear}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.productName)}//Season//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...timeline.flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
