import type { Addressee } from '../../../module-kit/mail-request';
import type { Person } from '../../../platform/authorisation/actor';
import type { Nomination } from '../nomination';

/** Limits mails to an address that somebody repeatedly registers, nominates and withdraws with. */
export const maxADay = 5;

export type MailedNomination = Pick<
  Nomination,
  '_id' | 'revision' | 'fullName' | 'submitterEmail' | 'organization' | 'category' | 'submittedAt'
>;

export type ConfirmedAddress = Pick<Person, 'emailConfirmed'>;

export const nominatorOf = (
  { fullName, submitterEmail }: MailedNomination,
  { emailConfirmed }: ConfirmedAddress,
): Addressee => ({ email: submitterEmail, displayName: fullName, emailConfirmed });
