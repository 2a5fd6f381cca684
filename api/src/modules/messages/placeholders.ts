import type { MessageTexts } from '@meritum/shared/contracts/messages';
import { formatDeadline } from '../../platform/text';

/** The values for one recipient, by the word in braces. */
export type PlaceholderValues = Readonly<Record<string, string>>;

const inBraces = /\{(\w*)\}/g;

/** Anything in braces, as other programs write it, `{{first name}}`, or half open: `{name`. */
const anythingInBraces = /\{+[^{}\n]*\}+|\{+\w*|(?<!\w)\w*\}+/g;

/** The words in braces that are none of these placeholders. */
export const unknownIn = (text: string, known: readonly string[]): string[] =>
  (text.match(anythingInBraces) ?? []).filter(
    (found) => !known.some((word) => found === `{${word}}`),
  );

/** The text as one recipient reads it. Placeholders inside values are not replaced. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(inBraces, (found, word: string) =>
    Object.hasOwn(values, word) ? (values[word] ?? '') : found,
  );

/** A deadline in words; empty if no time is set. A text with `{deadline}` is not sent after it. */
export const deadlineIn = ({ subject, note }: MessageTexts, closesAt: string | null = null) => ({
  deadline: closesAt ? formatDeadline(closesAt) : '',
  sendBefore:
    closesAt && `${subject}${note}`.includes('{deadline}') ? new Date(closesAt) : undefined,
});
