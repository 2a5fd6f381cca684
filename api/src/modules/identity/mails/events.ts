import { defineMail } from '../../mail/define-mail';
import type { Addressee, MailRequest } from '../../mail/request';
import {
  type ConfirmationReminderValues,
  type ConfirmationValues,
  confirmationValues,
  type EmailChangedValues,
  emailChangedValues,
  type FailedAttemptsValues,
  failedAttemptsValues,
  type NewDeviceValues,
  type NewMethodValues,
  newDeviceValues,
  newMethodValues,
  passwordChangedValues,
  type ResetValues,
  reminderValues,
  resetValues,
  sessionsEndedValues,
} from './values';

const links = () => import('./links');
const notices = () => import('./notices');

const reset = defineMail({
  name: 'password-reset',
  values: resetValues,
  template: async () => (await links()).passwordReset,
});

/** Bounds what accounts that correct their address again and again can send to somebody else's. */
const confirmationsADay = 10;

const confirmation = defineMail({
  name: 'email-confirmation',
  mostADay: confirmationsADay,
  values: confirmationValues,
  template: async () => (await links()).emailConfirmation,
});

const reminder = defineMail({
  name: 'confirmation-reminder',
  values: reminderValues,
  template: async () => (await links()).confirmationReminder,
});

const changedPassword = defineMail({
  name: 'password-changed',
  mostADay: 10,
  values: passwordChangedValues,
  template: async () => (await notices()).passwordChanged,
});

const changedEmail = defineMail({
  name: 'email-changed',
  mostADay: confirmationsADay,
  values: emailChangedValues,
  template: async () => (await notices()).emailChanged,
});

const newMethod = defineMail({
  name: 'new-sign-in-method',
  values: newMethodValues,
  template: async () => (await notices()).newSignInMethod,
});

const newDevice = defineMail({
  name: 'new-device',
  values: newDeviceValues,
  template: async () => (await notices()).newDevice,
});

const failed = defineMail({
  name: 'failed-attempts',
  values: failedAttemptsValues,
  template: async () => (await notices()).failedAttempts,
});

const endedSessions = defineMail({
  name: 'sessions-ended',
  values: sessionsEndedValues,
  template: async () => (await notices()).sessionsEnded,
});

export const identityMails = [
  reset,
  confirmation,
  reminder,
  changedPassword,
  changedEmail,
  newMethod,
  newDevice,
  failed,
  endedSessions,
];

/** The values of a mail besides the name of its reader. */
type About<Values> = Omit<Values, 'name'>;

type Owner = Addressee & { _id: string };

/** The link is made from `resetId` when the mail is sent; the outbox never stores it (AUTH-013). */
export const passwordResetRequested = (account: Addressee, link: About<ResetValues>): MailRequest =>
  reset.toOwner(account, link, { key: link.resetId, sendBefore: link.expiresAt });

/** The link is made from `confirmationId` when the mail is sent. */
export const emailConfirmationRequested = (
  account: Addressee,
  link: About<ConfirmationValues>,
): MailRequest =>
  confirmation.toOwner(account, link, { key: link.confirmationId, sendBefore: link.expiresAt });

/** To the former or to the new address of an account, once a change. */
export const emailWasChanged = (
  account: Owner,
  { email, ...values }: About<EmailChangedValues> & Pick<Addressee, 'email'>,
): MailRequest =>
  changedEmail.toOwner({ ...account, email }, values, {
    key: `${account._id}:${values.changedAt.getTime()}:${values.former ? 'former' : 'new'}`,
  });

/** Once for each nomination or application on hold. */
export const confirmationReminded = (
  account: Addressee,
  { key, ...values }: About<ConfirmationReminderValues> & { key: string },
): MailRequest => reminder.toOwner(account, values, { key, sendBefore: values.expiresAt });

export const passwordChanged = (account: Owner, changedAt: Date): MailRequest =>
  changedPassword.toOwner(account, { changedAt }, { key: `${account._id}:${changedAt.getTime()}` });

/** Once for each method added to an account. */
export const signInMethodAdded = (account: Owner, added: About<NewMethodValues>): MailRequest =>
  newMethod.toOwner(account, added, {
    key: `${account._id}:${added.method}:${added.addedAt.getTime()}`,
  });

/** Once for each such sign-in in the security log. */
export const newDeviceSignedIn = (
  account: Addressee,
  { entryId, ...values }: About<NewDeviceValues> & { entryId: string },
): MailRequest => newDevice.toOwner(account, values, { key: entryId });

/** Once a day for each kind. */
export const attemptsFailed = (
  account: Addressee,
  { entryId, ...values }: About<FailedAttemptsValues> & { entryId: string },
): MailRequest => failed.toOwner(account, values, { key: entryId });

/** Ended by an organiser; the reason is in the audit trail. */
export const sessionsWereEnded = (account: Owner, endedAt: Date): MailRequest =>
  endedSessions.toOwner(account, { endedAt }, { key: `${account._id}:${endedAt.getTime()}` });
