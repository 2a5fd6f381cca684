import { greetedName } from '../../../platform/text';

/** What differs between the recipients of one message. */
export interface Replaced {
  name: string;
  /** Ratings to give. */
  pending: number;
  /** When judging closes; empty if no time is set. */
  deadline: string;
}

const known = /\{(name|pending|deadline)\}/g;

/** The placeholders of a text that have no meaning. */
export const unknownIn = (text: string): string[] =>
  text.replace(known, '').match(/\{\w*\}/g) ?? [];

/** The text as one recipient reads it. */
export function filled(text: string, { name, pending, deadline }: Replaced): string {
  const values: Record<string, string> = {
    name: greetedName(name) ?? 'judge',
    pending: String(pending),
    deadline,
  };
  return text.replace(known, (_, word: string) => values[word] ?? '');
}

/** An address in any script, as mail programs make a link of it. */
const address = /https?:|\bwww\.|@|[.\u3002\uff0e]\p{L}{2}|[.\u3002\uff0e]xn--/iu;
const invisible = /[\p{Cf}\p{Mn}]/gu;

/** The words that a mail program would turn into a link, except to these places. */
export function foreignLinks(text: string, own: readonly string[]): string[] {
  return text.split(/\s+/).filter((word) => {
    const plain = word
      .normalize('NFKD')
      .replace(invisible, '')
      .replace(/[.,;:!?)]{1,3}$/, '');
    const isOwn = own.some((place) => plain === place || plain.startsWith(`${place}/`));
    return !isOwn && address.test(plain);
  });
}
