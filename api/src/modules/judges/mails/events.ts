import { defineMail } from '../../mail/define-mail';
import { greetingOnly } from '../../mail/fields';
import type { MailRequest } from '../../mail/request';
import type { Judge } from '../judge';
import { messageValues } from './values';

type About = keyof typeof import('./templates');

const letterMail = (name: string, about: About) =>
  defineMail({
    name,
    values: greetingOnly,
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

/** What an organiser writes to several judges. */
export const organisersMessage = defineMail({
  name: 'organisers-message',
  values: messageValues,
  readable: true,
  template: async () => (await import('./OrganisersMessage')).organisersMessageTemplate,
});

export const judgeMails = [...Object.values(mails), organisersMessage];

/** What these mails need of a judge; `revision` is the one that the event makes. */
type MailedJudge = Pick<Judge, '_id' | 'revision' | 'email' | 'emailConfirmed' | 'fullName'>;

/** One mail for each decision about a judge. */
export function judgeMail(
  about: About,
  { _id, revision, email: address, emailConfirmed: confirmed, fullName: name }: MailedJudge,
): MailRequest {
  const mail = mails[about];
  const key = `${mail.name}:${_id}:${revision}`;
  return mail.request({ key, to: { address, name, confirmed }, values: { name } });
}
