import { createHash } from 'node:crypto';
import * as deadlines from '@meritum/shared/programme/deadlines';
import * as moments from '@meritum/shared/programme/moments';

const controls = /[\p{Cc}\u2028\u2029\s]+/gu;
/** Direction marks, which can disguise one address as another. */
const direction = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** `text` on one line, without control or direction characters, safe for a header. */
export function oneLine(text: string): string {
  return text.replace(direction, '').replace(controls, ' ').trim();
}

/** The non-empty lines of `text`, each cleaned as {@link oneLine} does. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** The whole words of a text up to a length, with an ellipsis if there are more. */
export function beginningOf(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const beginning = text.slice(0, maxCharacters);
  const words = beginning.slice(0, Math.max(0, beginning.lastIndexOf(' '))).trimEnd();
  return `${words || beginning.replace(/\p{Cs}$/u, '')}…`;
}

/** A part of an id: a plain text's words with hyphens, otherwise the start of its hash. */
export const idPartOf = (text: string): string =>
  /^\w+( \w+)*$/.test(text)
    ? text.replaceAll(' ', '-')
    : createHash('sha256').update(text).digest('hex').slice(0, 16);

const maxGreetedName = 60;
/** Matches any script, because domains do: `пример.рф`, also with other full stops. */
const addressLike = /[/\\:@<>]|\bwww\.|[.\u3002]\p{L}{2}|[.\u3002]xn--/iu;
/** Invisible characters that can occur within an address. */
const unseen = /[\p{Cf}\p{Mn}]/gu;

/**
 * A name for a greeting, or undefined. Anyone can register another person's address under any name,
 * so names that a mail program would turn into links are left out.
 */
export function greetedName(name: string): string | undefined {
  const line = oneLine(name);
  if (line === '' || line.length > maxGreetedName) return undefined;
  return addressLike.test(line.normalize('NFKD').replace(unseen, '')) ? undefined : line;
}

/** A past moment for mails: '4 August 2025 at 09:30 UTC'. */
export const formatDateTime = (moment: Date): string => moments.formatDateTime(moment, 'UTC');

/** A deadline for mails: 'Monday 4 August 2025, 24:00 UTC'. */
export const formatDeadline = (moment: Date | string): string =>
  deadlines.formatDeadline(moment, 'UTC');
