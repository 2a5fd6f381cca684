import type { Season } from '@meritum/shared/contracts/seasons';
import type { MailedConfirmation } from '../../identity/mails/values';
import { defineMail } from '../../mail/define-mail';
import type { MailRequest } from '../../mail/request';
import type { Judge } from '../judge';
import { idOfAsked } from '../links';
import { againValues, letterValues, messageValues } from './values';

type About = keyof typeof import('./templates');

const letterMail = (name: string, about: About) =>
  defineMail({
    name,
    values: letterValues,
    readable: true,
    template: async () => (await import('./templates'))[about],
  });

const mails = {
  applicationReceived: letterMail('application-received', 'applicationReceived'),
  judgeVerified: letterMail('judge-verified', 'judgeVerified'),
  judgeRejected: letterMail('judge-rejected', 'judgeRejected'),
  verificationPending: letterMail('verification-pending', 'verificationPending'),
  judgeDeactivated: letterMail('judge-deactivated', 'judgeDeactivated'),
  judgeReactivated: letterMail('judge-reactivated', 'judgeReactivated'),
};

const again = defineMail({
  name: 'judge-again',
  values: againValues,
  template: async () => (await import('./again')).judgeAgain,
});

/** What an organiser writes to several judges. */
export const organisersMessage = defineMail({
  name: 'organisers-message',
  values: messageValues,
  readable: true,
  template: async () => (await import('./OrganisersMessage')).organisersMessageTemplate,
});

export const judgeMails = [...Object.values(mails), again, organisersMessage];

/** What these mails need of a judge; `revision` is the one that the event makes. */
type MailedJudge = Pick<Judge, '_id' | 'revision' | 'email' | 'emailConfirmed' | 'fullName'>;

/** One mail for each decision about a judge. */
export function judgeMail(
  about: About,
  { _id, revision, email: address, emailConfirmed: confirmed, fullName: name }: MailedJudge,
  confirmation: MailedConfirmation | null,
): MailRequest {
  const mail = mails[about];
  const key = `${mail.name}:${_id}:${revision}`;
  return mail.request({
    key,
    to: { address, name, confirmed },
    values: { name, ...(confirmation && { confirmation }) },
  });
}

/** Asks whether a judge takes part in a season, once. */
export function judgeAgainMail(
  { _id: judgeId, email: address, emailConfirmed: confirmed, fullName: name }: MailedJudge,
  { id: season, name: seasonName, calendar }: Pick<Season, 'id' | 'name' | 'calendar'>,
): MailRequest {
  const asked = idOfAsked({ judgeId, season });
  const judged = calendar
    ? { from: new Date(calendar.judging.from), to: new Date(calendar.judging.to) }
    : {};
  return again.request({
    key: `${again.name}:${asked}`,
    to: { address, name, confirmed },
    values: { name, season: seasonName, asked, ...judged },
  });
}
