import { defineMail } from '../../mail/define-mail';
import { type Addressee, type MailRequest, recipientOf } from '../../mail/request';
import {
  type ConfirmationReminderValues,
  confirmationValues,
  type FailedAttemptsValues,
  failedAttemptsValues,
  type NewDeviceValues,
  type NewMethodValues,
  newDeviceValues,
  newMethodValues,
  passwordChangedValues,
  reminderValues,
  resetValues,
  sessionsEndedValues,
} from './values';

const reset = defineMail({
  name: 'password-reset',
  values: resetValues,
  template: async () => (await import('./PasswordReset')).passwordReset,
});

const confirmation = defineMail({
  name: 'email-confirmation',
  values: confirmationValues,
  template: async () => (await import('./EmailConfirmation')).emailConfirmation,
});

const reminder = defineMail({
  name: 'confirmation-reminder',
  values: reminderValues,
  template: async () => (await import('./ConfirmationReminder')).confirmationReminder,
});

const changedPassword = defineMail({
  name: 'password-changed',
  mostADay: 10,
  values: passwordChangedValues,
  template: async () => (await import('./PasswordChanged')).passwordChanged,
});

const newMethod = defineMail({
  name: 'new-sign-in-method',
  values: newMethodValues,
  template: async () => (await import('./NewSignInMethod')).newSignInMethod,
});

const newDevice = defineMail({
  name: 'new-device',
  values: newDeviceValues,
  template: async () => (await import('./NewDevice')).newDevice,
});

const failed = defineMail({
  name: 'failed-attempts',
  values: failedAttemptsValues,
  template: async () => (await import('./FailedAttempts')).failedAttempts,
});

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
