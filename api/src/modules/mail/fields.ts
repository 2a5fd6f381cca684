import { limits } from '@meritum/shared/contracts/limits';
import * as z from 'zod/mini';
import { oneLine } from '../../platform/text';

const shortText = () =>
  z.pipe(
    z.string(),
    z.transform((text) => oneLine(text).slice(0, limits.urlCharacters)),
  );

/**
 * A name that someone typed, on one line. Mails to unconfirmed addresses leave it out ({@link
 * withoutTyped}), so templates must work without it.
 */
export const line = shortText();
/** A short text of our own, such as a category or a device. */
export const label = shortText();
export const labels = z.array(label);
export const longText = z.string().check(z.maxLength(limits.essayCharacters));
export const moment = z.date();
export const count = z.int().check(z.minimum(1));
/** The id that a link is derived from when the mail is sent. */
export const identifier = z.string().check(z.regex(/^[\w.-]{1,200}$/));
/** Lines of hashes and signatures. Without spaces, dots and slashes they cannot contain a link. */
export const proofTexts = z.array(z.string().check(z.regex(/^[\w:-]{1,500}$/)));
