import { limits } from '@meritum/shared/contracts/limits';
import * as z from 'zod/mini';
import { oneLine } from './text';

/** A person's or organization's name, or another short text: one line, whatever was typed. */
const line = z.pipe(
  z.string(),
  z.transform((text) => oneLine(text).slice(0, limits.urlCharacters)),
);
const note = z.string().check(z.maxLength(limits.essayCharacters));
const moment = z.date();
const count = z.int().check(z.minimum(1));
const identifier = z.string().check(z.regex(/^[\w.-]{1,200}$/));

const nobody = z.object({ name: line });

/** The ways to sign in that a mail can speak of. */
export const signInMethods = ['google', 'password'] as const;

/**
 * What each mail needs to be written, by template. Nothing secret is among it: a link that proves
 * something is derived from an identifier when the mail is sent.
 */
export const mailValues = {
  'password-reset': z.object({ name: line, resetId: identifier, expiresAt: moment }),
  'email-confirmation': z.object({ name: line, confirmationId: identifier, expiresAt: moment }),
  'nomination-received': z.object({
    name: line,
    nominee: line,
    organization: line,
    category: line,
    submittedAt: moment,
  }),
  'password-changed': z.object({ name: line, changedAt: moment }),
  'new-sign-in-method': z.object({
    name: line,
    method: z.enum(signInMethods),
    addedAt: moment,
    /** The address had never been confirmed, so that its password was voided (D37). */
    passwordVoided: z.boolean(),
  }),
  'application-received': nobody,
  'judge-verified': nobody,
  'judge-rejected': nobody,
  'verification-pending': nobody,
  'nomination-returned': z.object({ name: line, note }),
  'assignments-ready': z.object({ name: line, count }),
  'evaluation-reminder': z.object({ name: line, pending: count, assigned: count }),
  'judging-completed': z.object({ name: line, completed: count }),
} as const;

export type TemplateName = keyof typeof mailValues;

/** What a template is given. */
export type Values<Name extends TemplateName> = z.output<(typeof mailValues)[Name]>;

/** Names of all templates, in the order in which they are listed. */
export const templateNames = Object.keys(mailValues) as TemplateName[];

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(mailValues, name);
}

const schemas: { [Name in TemplateName]: z.core.$ZodType<Values<Name>> } = mailValues;

/** `values` checked and cleaned for the template. Throws a zod error that names what is wrong. */
export function parseValues<Name extends TemplateName>(
  template: Name,
  values: unknown,
): Values<Name> {
  return z.parse(schemas[template], values);
}
