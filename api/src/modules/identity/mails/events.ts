import { sessionMethods } from '@meritum/shared/contracts/account';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { identifier, label, line, moment } from '../../mail/fields';
import { type Addressee, type MailRequest, recipientOf } from '../../mail/request';

/** The part of a sign-in that failed: its password, or the second step after a right one. */
export const failedAttempts = ['sign-in-failed', 'second-step-failed'] as const;
export type FailedAttempt = (typeof failedAttempts)[number];

const resetValues = z.object({ name: line, resetId: identifier, expiresAt: moment });
export type ResetValues = z.output<typeof resetValues>;

const reset = defineMail({
  name: 'password-reset',
  values: resetValues,
  template: async () => (await import('./PasswordReset')).passwordReset,
});

const confirmationValues = z.object({ name: line, confirmationId: identifier, expiresAt: moment });
export type ConfirmationValues = z.output<typeof confirmationValues>;

const confirmation = defineMail({
  name: 'email-confirmation',
  values: confirmationValues,
  template: async () => (await import('./EmailConfirmation')).emailConfirmation,
});

/** What is on hold until the address is confirmed. */
const waiting = z.enum(['nomination', 'judge']);
export type Waiting = z.output<typeof waiting>;

const reminderValues = z.object({
  name: line,
  confirmationId: identifier,
  expiresAt: moment,
  waiting,
});
export type ConfirmationReminderValues = z.output<typeof reminderValues>;

const reminder = defineMail({
  name: 'confirmation-reminder',
  values: reminderValues,
  template: async () => (await import('./ConfirmationReminder')).confirmationReminder,
});

const passwordChangedValues = z.object({ name: line, changedAt: moment });
export type PasswordChangedValues = z.output<typeof passwordChangedValues>;

const changedPassword = defineMail({
  name: 'password-changed',
  mostADay: 10,
  values: passwordChangedValues,
  template: async () => (await import('./PasswordChanged')).passwordChanged,
});

const newMethodValues = z.object({
  name: line,
  method: z.enum(['google', 'password']),
  addedAt: moment,
  /** The address was never confirmed, so the password was voided (D37). */
  passwordVoided: z.boolean(),
});
export type NewMethodValues = z.output<typeof newMethodValues>;

const newMethod = defineMail({
  name: 'new-sign-in-method',
  values: newMethodValues,
  template: async () => (await import('./NewSignInMethod')).newSignInMethod,
});

const newDeviceValues = z.object({
  name: line,
  method: z.enum(sessionMethods),
  /** Our names of browsers and systems, never text from the browser. */
  device: label,
  at: moment,
});
export type NewDeviceValues = z.output<typeof newDeviceValues>;

const newDevice = defineMail({
  name: 'new-device',
  values: newDeviceValues,
  template: async () => (await import('./NewDevice')).newDevice,
});

const failedAttemptsValues = z.object({
  name: line,
  what: z.enum(failedAttempts),
  /** How many there had been on this day. */
  count: z.int(),
  at: moment,
});
export type FailedAttemptsValues = z.output<typeof failedAttemptsValues>;

const failed = defineMail({
  name: 'failed-attempts',
  values: failedAttemptsValues,
  template: async () => (await import('./FailedAttempts')).failedAttempts,
});

const sessionsEndedValues = z.object({ name: line, endedAt: moment });
export type SessionsEndedValues = z.output<typeof sessionsEndedValues>;

const endedSessions = defineMail({
  name: 'sessions-ended',
  values: sessionsEndedValues,
  template: async () => (await import('./SessionsEnded')).sessionsEnded,
});

export const identityMails = [
  reset,
  confirmation,
  reminder,
  changedPassword,
  newMethod,
  newDevice,
  failed,
  endedSessions,
];

/** The link is made from `resetId` when the mail is sent; the outbox never stores it (AUTH-013). */
export function passwordResetRequested(
  account: Addressee,
  { resetId, expiresAt }: { resetId: string; expiresAt: Date },
): MailRequest {
  return reset.request({
    key: `password-reset:${resetId}`,
    to: recipientOf(account),
    values: { name: account.displayName, resetId, expiresAt },
    sendBefore: expiresAt,
  });
}

/** The link is made from `confirmationId` when the mail is sent. */
export function emailConfirmationRequested(
  account: Addressee,
  { confirmationId, expiresAt }: { confirmationId: string; expiresAt: Date },
): MailRequest {
  return confirmation.request({
    key: `email-confirmation:${confirmationId}`,
    to: recipientOf(account),
    values: { name: account.displayName, confirmationId, expiresAt },
    sendBefore: expiresAt,
  });
}

/** Once for each nomination or application on hold. */
export function confirmationReminded(
  account: Addressee,
  { key, ...values }: Omit<ConfirmationReminderValues, 'name'> & { key: string },
): MailRequest {
  return reminder.request({
    key: `confirmation-reminder:${key}`,
    to: recipientOf(account),
    values: { ...values, name: account.displayName },
    sendBefore: values.expiresAt,
  });
}

export function passwordChanged(
  account: Addressee & { _id: string },
  { changedAt }: { changedAt: Date },
): MailRequest {
  return changedPassword.request({
    key: `password-changed:${account._id}:${changedAt.getTime()}`,
    to: recipientOf(account),
    values: { name: account.displayName, changedAt },
  });
}

/** Once for each method added to an account. */
export function signInMethodAdded(
  account: Addressee & { _id: string },
  added: Omit<NewMethodValues, 'name'>,
): MailRequest {
  const { method, addedAt } = added;
  return newMethod.request({
    key: `new-sign-in-method:${account._id}:${method}:${addedAt.getTime()}`,
    to: recipientOf(account),
    values: { ...added, name: account.displayName },
  });
}

/** Once for each such sign-in in the security log. */
export function newDeviceSignedIn(
  account: Addressee,
  { entryId, ...values }: Omit<NewDeviceValues, 'name'> & { entryId: string },
): MailRequest {
  return newDevice.request({
    key: `new-device:${entryId}`,
    to: recipientOf(account),
    values: { ...values, name: account.displayName },
  });
}

/** Once a day for each kind. */
export function attemptsFailed(
  account: Addressee,
  { entryId, ...values }: Omit<FailedAttemptsValues, 'name'> & { entryId: string },
): MailRequest {
  return failed.request({
    key: `failed-attempts:${entryId}`,
    to: recipientOf(account),
    values: { ...values, name: account.displayName },
  });
}

/** Ended by an organiser; the reason is in the audit trail. */
export function sessionsWereEnded(
  account: Addressee & { _id: string },
  { endedAt }: { endedAt: Date },
): MailRequest {
  return endedSessions.request({
    key: `sessions-ended:${account._id}:${endedAt.getTime()}`,
    to: recipientOf(account),
    values: { name: account.displayName, endedAt },
  });
}
