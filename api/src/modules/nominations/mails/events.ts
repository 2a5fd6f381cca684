import { referenceOf } from '@meritum/shared/programme/reference';
import type { Person } from '../../../platform/authorisation/actor';
import type { MailedConfirmation } from '../../identity/mails/values';
import { defineMail } from '../../mail/define-mail';
import type { MailRequest, Recipient } from '../../mail/request';
import type { Nomination, Slot } from '../nomination';
import {
  nominatorsMessageValues,
  receivedValues,
  reminderValues,
  returnedValues,
  withdrawnValues,
} from './values';

/** Limits mails to an address that somebody registers, nominates and withdraws with repeatedly. */
const mostADay = 5;

const received = defineMail({
  name: 'nomination-received',
  mostADay,
  values: receivedValues,
  readable: true,
  template: async () => (await import('./NominationReceived')).nominationReceived,
});

const returned = defineMail({
  name: 'nomination-returned',
  values: returnedValues,
  readable: true,
  template: async () => (await import('./NominationReturned')).nominationReturned,
});

const withdrawn = defineMail({
  name: 'nomination-withdrawn',
  mostADay,
  values: withdrawnValues,
  readable: true,
  template: async () => (await import('./NominationWithdrawn')).nominationWithdrawn,
});

const reminder = defineMail({
  name: 'draft-reminder',
  values: reminderValues,
  template: async () => (await import('./DraftReminder')).draftReminder,
});

/** What an organiser writes to several nominators. */
export const nominatorsMessage = defineMail({
  name: 'organisers-message-to-nominators',
  values: nominatorsMessageValues,
  readable: true,
  template: async () => (await import('./NominatorsMessage')).nominatorsMessage,
});

export const nominationMails = [received, returned, withdrawn, reminder, nominatorsMessage];

interface Reminding {
  draft: Slot;
  to: Recipient;
  hoursLeft: number;
  closesAt: Date;
}

/** One mail for each reminder time. */
export function draftReminder({ draft, to, hoursLeft, closesAt }: Reminding): MailRequest {
  const { submittedBy, season, category } = draft;
  const place = `${season}:${category.replace(/\W+/g, '-')}`;
  return reminder.request({
    key: `draft-reminder:${submittedBy}:${place}:${hoursLeft}`,
    to,
    values: { name: to.name, category, closesAt, owner: submittedBy },
  });
}

/** The fields of a nomination that its mails use. */
export type MailedNomination = Pick<
  Nomination,
  '_id' | 'revision' | 'fullName' | 'submitterEmail' | 'organization' | 'category' | 'submittedAt'
>;

/** Whether the nominator's address is confirmed. */
type Proof = Pick<Person, 'emailConfirmed'>;

const nominatorOf = (
  { fullName, submitterEmail }: MailedNomination,
  { emailConfirmed }: Proof,
): Recipient => ({ address: submitterEmail, name: fullName, confirmed: emailConfirmed });

/** The hour in UTC, so that repetitions within it send one mail. */
const hourOf = (moment: Date) => moment.toISOString().slice(0, 13);

/** At most one mail per hour of submissions. `logHead` is empty while there is none. */
export function nominationReceived(
  nomination: MailedNomination,
  {
    logHead = '',
    confirmation,
    ...proof
  }: Proof & { logHead?: string; confirmation?: MailedConfirmation | null },
): MailRequest {
  const { _id, fullName, organization, category, submittedAt } = nomination;
  return received.request({
    key: `nomination-received:${_id}:${hourOf(submittedAt)}`,
    to: nominatorOf(nomination, proof),
    values: {
      name: fullName,
      nominee: fullName,
      organization,
      category,
      submittedAt,
      reference: referenceOf(_id),
      ...(logHead && { logHead }),
      ...(confirmation && { confirmation }),
    },
  });
}

/** One mail for each return (OPEN-015). */
export function nominationReturned(
  nomination: MailedNomination,
  { note, ...proof }: { note: string } & Proof,
): MailRequest {
  const { _id, revision, fullName } = nomination;
  return returned.request({
    key: `nomination-returned:${_id}:${revision}`,
    to: nominatorOf(nomination, proof),
    values: { name: fullName, note },
  });
}

/** At most one mail per hour of withdrawals. */
export function nominationWithdrawn(
  nomination: MailedNomination,
  { withdrawnAt, ...proof }: { withdrawnAt: Date } & Proof,
): MailRequest {
  const { _id, fullName, category } = nomination;
  return withdrawn.request({
    key: `nomination-withdrawn:${_id}:${hourOf(withdrawnAt)}`,
    to: nominatorOf(nomination, proof),
    values: { name: fullName, reference: referenceOf(_id), category, withdrawnAt },
  });
}
