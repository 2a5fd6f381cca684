const controls = /[\p{Cc}\u2028\u2029\s]+/gu;
/** Marks that turn the direction of what follows; they can make one address look like another. */
const direction = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** `text` on one line, without control or direction characters: nothing that could end a header. */
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

const longestGreetedName = 60;
/** In any script, as domains are: `пример.рф`, and with the full stops that browsers take for one. */
const addressLike = /[/\\:@<>]|\bwww\.|[.\u3002]\p{L}{2}|[.\u3002]xn--/iu;
/** What is not seen, and could stand within an address without being part of it. */
const unseen = /[\p{Cf}\p{Mn}]/gu;

/**
 * The name to greet somebody by, or undefined. Anyone can register another person's address under
 * any name, so a name that a mail program would turn into a link is not repeated to them.
 */
export function greetedName(name: string): string | undefined {
  const line = oneLine(name);
  if (line === '' || line.length > longestGreetedName) return undefined;
  return addressLike.test(line.normalize('NFKD').replace(unseen, '')) ? undefined : line;
}

const spelled = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A moment as mails print it: '4 August 2025 at 09:30 UTC'. */
export function formatDateTime(moment: Date): string {
  return `${spelled.format(moment)} UTC`;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as papers print it: '4 August 2025'. */
export function formatDay(moment: Date): string {
  return day.format(moment);
}
