import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { line, moment, note } from '../../mail/fields';
import type { MailRequest } from '../../mail/request';

const receivedValues = z.object({
  name: line,
  nominee: line,
  organization: line,
  category: line,
  submittedAt: moment,
});
export type ReceivedValues = z.output<typeof receivedValues>;

const received = defineMail({
  name: 'nomination-received',
  values: receivedValues,
  template: async () => (await import('./NominationReceived')).nominationReceived,
});

const returnedValues = z.object({ name: line, note });
export type ReturnedValues = z.output<typeof returnedValues>;

const returned = defineMail({
  name: 'nomination-returned',
  values: returnedValues,
  template: async () => (await import('./NominationReturned')).nominationReturned,
});

export const nominationMails = [received, returned];

/** A nomination as far as its mails are concerned. */
export interface MailedNomination {
  _id: string;
  revision: number;
  fullName: string;
  submitterEmail: string;
  organization: string;
  category: string;
  submittedAt: Date;
}

const nominatorOf = ({ fullName, submitterEmail }: MailedNomination) => ({
  address: submitterEmail,
  name: fullName,
});

/** One mail for each time that a nomination is submitted. */
export function nominationReceived(nomination: MailedNomination): MailRequest {
  const { _id, revision, fullName, organization, category, submittedAt } = nomination;
  return received.request({
    key: `nomination-received:${_id}:${revision}`,
    to: nominatorOf(nomination),
    values: { name: fullName, nominee: fullName, organization, category, submittedAt },
  });
}

/** One mail for each time that it is given back (OPEN-015). */
export function nominationReturned(
  nomination: MailedNomination,
  { note }: { note: string },
): MailRequest {
  const { _id, revision, fullName } = nomination;
  return returned.request({
    key: `nomination-returned:${_id}:${revision}`,
    to: nominatorOf(nomination),
    values: { name: fullName, note },
  });
}
