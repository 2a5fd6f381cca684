import { limits } from '@meritum/shared/contracts/limits';
import * as z from 'zod/mini';
import { oneLine } from '../../platform/text';

/** A person's or organization's name, or another short text: one line, whatever was typed. */
export const line = z.pipe(
  z.string(),
  z.transform((text) => oneLine(text).slice(0, limits.urlCharacters)),
);
export const note = z.string().check(z.maxLength(limits.essayCharacters));
export const moment = z.date();
export const count = z.int().check(z.minimum(1));
/** What a link is derived from when the mail is sent. */
export const identifier = z.string().check(z.regex(/^[\w.-]{1,200}$/));
/** For a mail that says the same to everybody. */
export const greetingOnly = z.object({ name: line });
