import { limits } from '@meritum/shared/contracts/limits';
import * as z from 'zod/mini';
import { oneLine } from '../../platform/text';

const shortText = () =>
  z.pipe(
    z.string(),
    z.transform((text) => oneLine(text).slice(0, limits.urlCharacters)),
  );

/**
 * What somebody typed, as a name: one line of it. It is left out of mails to an address that nobody
 * has confirmed ({@link withoutTyped}); a template shows a mail without it as well.
 */
export const line = shortText();
/** A short text of ours, such as a category or the words for a device. */
export const label = shortText();
/** What the programme's own people wrote to this recipient. */
export const note = z.string().check(z.maxLength(limits.essayCharacters));
export const moment = z.date();
export const count = z.int().check(z.minimum(1));
/** What a link is derived from when the mail is sent. */
export const identifier = z.string().check(z.regex(/^[\w.-]{1,200}$/));
/** For a mail that says the same to everybody. */
export const greetingOnly = z.object({ name: line });
