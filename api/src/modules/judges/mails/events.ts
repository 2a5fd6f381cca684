import { defineMail } from '../../mail/define-mail';
import { greetingOnly } from '../../mail/fields';
import type { MailRequest } from '../../mail/request';

const applicationReceived = defineMail({
  name: 'application-received',
  values: greetingOnly,
  template: async () => (await import('./ApplicationReceived')).applicationReceived,
});

const judgeVerified = defineMail({
  name: 'judge-verified',
  values: greetingOnly,
  template: async () => (await import('./JudgeVerified')).judgeVerified,
});

const judgeRejected = defineMail({
  name: 'judge-rejected',
  values: greetingOnly,
  template: async () => (await import('./JudgeRejected')).judgeRejected,
});

const verificationPending = defineMail({
  name: 'verification-pending',
  values: greetingOnly,
  template: async () => (await import('./VerificationPending')).verificationPending,
});

const judgeDeactivated = defineMail({
  name: 'judge-deactivated',
  values: greetingOnly,
  template: async () => (await import('./JudgeDeactivated')).judgeDeactivated,
});

const judgeReactivated = defineMail({
  name: 'judge-reactivated',
  values: greetingOnly,
  template: async () => (await import('./JudgeReactivated')).judgeReactivated,
});

const mails = {
  applicationReceived,
  judgeVerified,
  judgeRejected,
  verificationPending,
  judgeDeactivated,
  judgeReactivated,
};

export const judgeMails = Object.values(mails);

/** What these mails need of a judge; `revision` is the one that the event makes. */
interface MailedJudge {
  _id: string;
  revision: number;
  email: string;
  emailConfirmed: boolean;
  fullName: string;
}

/** One mail for each decision about a judge. */
export function judgeMail(
  about: keyof typeof mails,
  { _id, revision, email: address, emailConfirmed: confirmed, fullName: name }: MailedJudge,
): MailRequest {
  const mail = mails[about];
  const key = `${mail.name}:${_id}:${revision}`;
  return mail.request({ key, to: { address, name, confirmed }, values: { name } });
}
