import type { MailRequest } from './request';
import type { signInMethods } from './values';

/** The part of an account that a mail needs. */
export interface Addressee {
  email: string;
  displayName: string;
}

const recipientOf = ({ email, displayName }: Addressee) => ({
  address: email,
  name: displayName,
});

/** A nomination that is under review, as far as its mail is concerned. */
export interface ReceivedNomination {
  _id: string;
  revision: number;
  fullName: string;
  submitterEmail: string;
  organization: string;
  category: string;
  submittedAt: Date;
}

/** One mail for each time that a nomination is submitted. */
export function nominationReceived(nomination: ReceivedNomination): MailRequest {
  const { _id, revision, fullName, submitterEmail, ...rest } = nomination;
  return {
    key: `nomination-received:${_id}:${revision}`,
    to: { address: submitterEmail, name: fullName },
    template: 'nomination-received',
    values: {
      name: fullName,
      nominee: fullName,
      organization: rest.organization,
      category: rest.category,
      submittedAt: rest.submittedAt,
    },
  };
}

/** The link is made from `resetId` when the mail is sent; the outbox never holds it (AUTH-013). */
export function passwordResetRequested(
  account: Addressee,
  { resetId, expiresAt }: { resetId: string; expiresAt: Date },
): MailRequest {
  return {
    key: `password-reset:${resetId}`,
    to: recipientOf(account),
    template: 'password-reset',
    values: { name: account.displayName, resetId, expiresAt },
    sendBefore: expiresAt,
  };
}

/** The link is made from `confirmationId` when the mail is sent. */
export function emailConfirmationRequested(
  account: Addressee,
  { confirmationId, expiresAt }: { confirmationId: string; expiresAt: Date },
): MailRequest {
  return {
    key: `email-confirmation:${confirmationId}`,
    to: recipientOf(account),
    template: 'email-confirmation',
    values: { name: account.displayName, confirmationId, expiresAt },
    sendBefore: expiresAt,
  };
}

export function passwordChanged(
  account: Addressee & { _id: string },
  { changedAt }: { changedAt: Date },
): MailRequest {
  return {
    key: `password-changed:${account._id}:${changedAt.getTime()}`,
    to: recipientOf(account),
    template: 'password-changed',
    values: { name: account.displayName, changedAt },
  };
}

interface AddedMethod {
  method: (typeof signInMethods)[number];
  addedAt: Date;
  passwordVoided: boolean;
}

/** Once for each method that an account gets. */
export function signInMethodAdded(
  account: Addressee & { _id: string },
  { method, addedAt, passwordVoided }: AddedMethod,
): MailRequest {
  return {
    key: `new-sign-in-method:${account._id}:${method}:${addedAt.getTime()}`,
    to: recipientOf(account),
    template: 'new-sign-in-method',
    values: { name: account.displayName, method, addedAt, passwordVoided },
  };
}
