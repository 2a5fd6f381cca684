import { sessionMethods } from '@meritum/shared/contracts/account';
import { portals } from '@meritum/shared/contracts/identity';
import * as z from 'zod/mini';
import { identifier, label, line, moment } from '../../mail/fields';

/** What fails of a sign-in: its password, or the second step after a right one. */
const failedAttempts = ['sign-in-failed', 'second-step-failed'] as const;

export type FailedAttempt = (typeof failedAttempts)[number];

export const resetValues = z.object({ name: line, resetId: identifier, expiresAt: moment });

export type ResetValues = z.output<typeof resetValues>;

/** A confirmation link, made from its id when the mail is sent. */
export const mailedConfirmation = z.object({
  confirmationId: identifier,
  expiresAt: moment,
  portal: z.optional(z.enum(portals)),
});

export type MailedConfirmation = z.output<typeof mailedConfirmation>;

export const confirmationValues = z.object({ name: line, ...mailedConfirmation.shape });

export type ConfirmationValues = z.output<typeof confirmationValues>;

export const reminderValues = z.object({
  ...confirmationValues.shape,
  /** What waits for an address to be confirmed. */
  waiting: z.enum(['nomination', 'judge']),
});

export type ConfirmationReminderValues = z.output<typeof reminderValues>;

export type Waiting = ConfirmationReminderValues['waiting'];

/** Both addresses are told; `former` is whether this one is the former. */
export const emailChangedValues = z.object({ name: line, changedAt: moment, former: z.boolean() });

export type EmailChangedValues = z.output<typeof emailChangedValues>;

export const passwordChangedValues = z.object({ name: line, changedAt: moment });

export type PasswordChangedValues = z.output<typeof passwordChangedValues>;

export const newMethodValues = z.object({
  name: line,
  method: z.enum(['google', 'password']),
  addedAt: moment,
  /** The address had never been confirmed, so that its password was voided (D37). */
  passwordVoided: z.boolean(),
});

export type NewMethodValues = z.output<typeof newMethodValues>;

export const newDeviceValues = z.object({
  name: line,
  method: z.enum(sessionMethods),
  /** Names that we know browsers and systems by, and nothing that a browser said. */
  device: label,
  at: moment,
});

export type NewDeviceValues = z.output<typeof newDeviceValues>;

export const failedAttemptsValues = z.object({
  name: line,
  what: z.enum(failedAttempts),
  /** How many there were on this day by then. */
  count: z.int(),
  at: moment,
});

export type FailedAttemptsValues = z.output<typeof failedAttemptsValues>;

export const sessionsEndedValues = z.object({ name: line, endedAt: moment });

export type SessionsEndedValues = z.output<typeof sessionsEndedValues>;
