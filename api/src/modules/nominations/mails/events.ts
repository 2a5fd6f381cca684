import { referenceOf } from '@meritum/shared/programme/reference';
import { defineMail } from '../../mail/define-mail';
import type { MailRequest, Recipient } from '../../mail/request';
import { receivedValues, reminderValues, returnedValues, withdrawnValues } from './values';

/** Anybody can submit and withdraw again and again, for any address that they register. */
const mostADay = 5;

const received = defineMail({
  name: 'nomination-received',
  mostADay,
  values: receivedValues,
  template: async () => (await import('./NominationReceived')).nominationReceived,
});

const returned = defineMail({
  name: 'nomination-returned',
  values: returnedValues,
  template: async () => (await import('./NominationReturned')).nominationReturned,
});

const withdrawn = defineMail({
  name: 'nomination-withdrawn',
  mostADay,
  values: withdrawnValues,
  template: async () => (await import('./NominationWithdrawn')).nominationWithdrawn,
});

const reminder = defineMail({
  name: 'draft-reminder',
  values: reminderValues,
  template: async () => (await import('./DraftReminder')).draftReminder,
});

export const nominationMails = [received, returned, withdrawn, reminder];

interface Reminding {
  draft: { submittedBy: string; season: string; category: string };
  to: Recipient;
  hoursLeft: number;
  closesAt: Date;
}

/** One mail for each of the moments before the deadline at which somebody is reminded. */
export function draftReminder({ draft, to, hoursLeft, closesAt }: Reminding): MailRequest {
  const { submittedBy, season, category } = draft;
  const place = `${season}:${category.replace(/\W+/g, '-')}`;
  return reminder.request({
    key: `draft-reminder:${submittedBy}:${place}:${hoursLeft}`,
    to,
    values: { name: to.name, category, closesAt, owner: submittedBy },
  });
}

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

/** Whether the nominator has shown that the address is theirs. */
interface Proof {
  emailConfirmed: boolean;
}

const nominatorOf = (
  { fullName, submitterEmail }: MailedNomination,
  { emailConfirmed }: Proof,
): Recipient => ({ address: submitterEmail, name: fullName, confirmed: emailConfirmed });

/** The hour of a moment, in UTC: what is repeated within it has one mail. */
const hourOf = (moment: Date) => moment.toISOString().slice(0, 13);

/** One mail for each hour in which a nomination is submitted. */
export function nominationReceived(nomination: MailedNomination, proof: Proof): MailRequest {
  const { _id, fullName, organization, category, submittedAt } = nomination;
  return received.request({
    key: `nomination-received:${_id}:${hourOf(submittedAt)}`,
    to: nominatorOf(nomination, proof),
    values: { name: fullName, nominee: fullName, organization, category, submittedAt },
  });
}

/** One mail for each time that it is given back (OPEN-015). */
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

/** One mail for each hour in which its nominator withdraws it. */
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
